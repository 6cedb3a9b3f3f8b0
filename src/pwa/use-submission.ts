import { useMutation } from '@tanstack/react-query'
import { useCallback, useEffect, useRef, useState } from 'react'
import type { Call } from '#contract/endpoint.ts'
import type { ApiFailure } from '#contract/errors.ts'
import { referenceNumber } from '#contract/idempotency.ts'
import { useApi } from '#src/api/api-context.ts'
import type { SubmissionNote } from '#src/i18n/submission-texts.ts'
import { askForSync } from './outbox.ts'
import { takeReopened } from './reopened-submissions.ts'
import { isRefusal } from './storage/outbox/after-failure.ts'
import { newItem, type OutboxItem, type Submission } from './storage/outbox/outbox-item.ts'
import { announce, listenToOutbox } from './storage/outbox/outbox-news.ts'
import { type Addition, addItem, readItem, removeItem } from './storage/outbox/outbox-store.ts'
import { sendItem } from './storage/outbox/send-outbox.ts'
import { readTab, writeTab } from './tab-storage.ts'
import { useBotTrap } from './use-bot-trap.ts'

/**
 * How a press on 'send' ended. `kept`: the browser is offline, the item waits. `failed`: the form stays filled.
 * `refused`: the browser is offline and the item cannot be kept.
 */
export type SubmissionOutcome =
  | { kind: 'delivered'; id: string }
  | { kind: 'kept' }
  | { kind: 'failed'; failure: ApiFailure }
  | { kind: 'refused'; why: Exclude<Addition, 'stored'> }

export interface SubmissionForm {
  /** What the form holds has been delivered in the meantime: it should be cleared. */
  onDelivered: () => void
  /** An item of the list is to be edited: the form should show it. */
  onReopened: (submission: Submission) => void
}

function focusFirstField(form: HTMLFormElement | null | undefined): void {
  form?.querySelector<HTMLElement>(':is(input, select, textarea):not([tabindex="-1"])')?.focus()
}

/**
 * Sends a form by way of the outbox (decisions 25): kept before it is sent, tied to the filled form while it
 * fails, withdrawn when the form changes.
 *
 * @param call a multipart post of `submissionCalls`
 * @returns `submit`; `changed`, to be called when a person edits the form; `sending`; `note`, to be shown at it;
 *   `trap`, for the form's `TrapField`
 */
export function useSubmission(call: Call, form: SubmissionForm) {
  const { client, language } = useApi()
  const [note, setNote] = useState<SubmissionNote>()
  const held = useRef<OutboxItem>(undefined)
  const isStored = useRef(false)
  const underWay = useRef(false)
  const edited = useRef(false)
  const currentForm = useRef(form)
  const { input: trap, read: readTrap, clear: clearTrap } = useBotTrap()
  const key = `submission ${call.id}`

  useEffect(() => {
    currentForm.current = form
  })

  const hold = useCallback(
    (item: OutboxItem | undefined, stored: boolean, about: SubmissionNote | undefined) => {
      held.current = item
      isStored.current = stored
      setNote(about)
      // After a reload the form, whose draft is kept, still belongs to the item.
      writeTab(key, stored ? item?.id : undefined)
    },
    [key],
  )

  const release = useCallback((about?: SubmissionNote) => hold(undefined, false, about), [hold])

  const withdraw = useCallback(() => {
    const item = held.current
    release()
    if (item !== undefined) void removeItem(item.id)
  }, [release])

  useEffect(() => {
    const resume = async () => {
      const id = readTab(key)
      if (id === undefined) return
      const item = await readItem(id)
      if (item === 'unreadable' || held.current !== undefined) return
      if (item === undefined) {
        writeTab(key, undefined)
        if (!edited.current) currentForm.current.onDelivered()
      } else {
        hold(item, true, item.state === 'waiting' ? { kind: 'retrying' } : undefined)
        if (edited.current) withdraw()
      }
    }
    const follow = async ({ id }: OutboxItem) => {
      const item = await readItem(id)
      if (item === 'unreadable' || held.current?.id !== id || underWay.current) return
      if (item === undefined) release()
      else if (item.state === 'stopped') setNote(undefined)
    }
    const stopListening = listenToOutbox((news) => {
      const item = held.current
      if (item === undefined || !isStored.current || underWay.current) return
      if (news.kind === 'changed') void follow(item)
      if (news.kind !== 'delivered' || news.id !== item.id) return
      release({ kind: 'reference', reference: referenceNumber(item.id) })
      currentForm.current.onDelivered()
    })
    const stopTaking = takeReopened(call.id, (item) => {
      release()
      currentForm.current.onReopened(item)
      void removeItem(item.id)
      // The list gives the focus back, and the router scrolls, before that.
      setTimeout(() => focusFirstField(trap.current?.form))
    })
    void resume()
    return () => {
      stopListening()
      stopTaking()
    }
  }, [call.id, key, hold, release, withdraw, trap])

  const withTrap = async ({ fields, files }: Submission): Promise<Submission> => ({
    fields: { ...fields, ...(await readTrap()) },
    files,
  })

  const send = async (submission: Submission): Promise<SubmissionOutcome> => {
    const item = held.current ?? newItem(call, language, await withTrap(submission))
    const reference = { kind: 'reference', reference: referenceNumber(item.id) } as const
    setNote(undefined)
    const addition = await addItem(item)
    const stored = addition === 'stored'
    if (!navigator.onLine) {
      if (!stored) {
        hold(item, false, { kind: 'unsaved' })
        return { kind: 'refused', why: addition }
      }
      release(reference)
      announce({ kind: 'changed' })
      void askForSync()
      return { kind: 'kept' }
    }
    const failure = await sendItem(item, { send: client, now: Date.now })
    if (failure === undefined) {
      release(reference)
      return { kind: 'delivered', id: item.id }
    }
    if (isRefusal(failure)) clearTrap()
    hold(item, stored, { kind: stored ? 'retrying' : 'unsaved' })
    if (isRefusal(failure) || edited.current) withdraw()
    else if (stored) void askForSync()
    return { kind: 'failed', failure }
  }

  const { mutateAsync, isPending } = useMutation({
    mutationFn: async (submission: Submission) => {
      underWay.current = true
      edited.current = false
      try {
        return await send(submission)
      } finally {
        underWay.current = false
      }
    },
  })

  const changed = () => {
    edited.current = true
    if (held.current !== undefined && !underWay.current) withdraw()
  }

  return { submit: mutateAsync, changed, sending: isPending, note, trap }
}
