import { useCallback, useEffect, useState } from 'react'
import type { Call } from '#contract/endpoint.ts'
import { useApi } from '#src/api/api-context.ts'
import { useKeepingNotice } from '#src/api/use-keeping-notice.ts'
import type { SubmissionNote } from '#src/i18n/submission-texts.ts'
import type { ChosenFiles } from './chosen-files.ts'
import { type Busy, DraftSender, type SubmissionForm } from './draft-sender.ts'
import { takeReopened } from './reopened-submissions.ts'
import { listenToOutbox } from './storage/outbox/outbox-news.ts'
import type { Submission } from './storage/outbox/submission.ts'
import { useHoneypot } from './use-honeypot.ts'

/** Milliseconds after which the form says that the device's storage is slow. */
const slowAfter = 2000
const slowStorage: SubmissionNote = { kind: 'slowStorage' }

function focusFirstField(form: HTMLFormElement | null | undefined): void {
  form?.querySelector<HTMLElement>(':is(input, select, textarea):not([tabindex="-1"])')?.focus()
}

/**
 * Sends a form by way of the outbox, whatever the page does meanwhile (`DraftSender`).
 *
 * @param call a multipart post of `submissionCalls`
 * @returns `submit`; `withFiles`, which does what needs the form's files once they are back; `changed`, to be called
 *   when a person edits the form; `sending`, and whether it is still `saving`; `note`, to be shown at it; `trap`, for
 *   the form's `HoneypotField`; `keeping`, what the form says of how long it is kept
 */
export function useSubmission(call: Call, form: SubmissionForm) {
  const { client, language } = useApi()
  const keeping = useKeepingNotice(call)
  const [note, setNote] = useState<SubmissionNote>()
  const [busy, setBusy] = useState<Busy>()
  const [isWaitingForFiles, setWaitingForFiles] = useState(false)
  const [isSlow, setSlow] = useState(false)
  const [sender] = useState(() => new DraftSender(call))
  const { input: trap, read, clear: clearTrap } = useHoneypot()

  // The sentence goes as it is shown now, however long the item waits (PERSON-12).
  const readTrap = useCallback(() => {
    const { fields, wait } = read()
    return { fields: keeping === '' ? fields : { ...fields, notice: keeping }, wait }
  }, [read, keeping])

  useEffect(() => {
    sender.show({ ...form, client, language, setNote, setBusy, readTrap, clearTrap })
  }, [sender, form, client, language, readTrap, clearTrap])

  useEffect(() => {
    const follow = () => void sender.follow()
    const stopListening = listenToOutbox((news) => sender.hear(news))
    const stopTaking = takeReopened(call.id, (item) => {
      sender.reopen(item)
      // The list gives the focus back, and the router scrolls, before that.
      setTimeout(() => focusFirstField(trap.current?.form))
    })
    // A page in the background may have missed what the others said.
    document.addEventListener('visibilitychange', follow)
    follow()
    return () => {
      stopListening()
      stopTaking()
      document.removeEventListener('visibilitychange', follow)
      sender.hide()
    }
  }, [call.id, sender, trap])

  const saving = busy === 'saving' || (busy === undefined && isWaitingForFiles)
  useEffect(() => {
    if (!saving) return
    const timer = setTimeout(() => setSlow(true), slowAfter)
    return () => {
      clearTimeout(timer)
      setSlow(false)
    }
  }, [saving])

  async function withFiles<Field extends string>(
    files: ChosenFiles<Field>,
    go: (missing: Field[]) => Promise<void> | void,
  ): Promise<void> {
    if (!files.areMissing) return go([])
    setWaitingForFiles(true)
    try {
      await go(await files.missing())
    } finally {
      setWaitingForFiles(false)
    }
  }

  return {
    withFiles,
    submit: (submission: Submission) => sender.submit(submission),
    changed: () => sender.changed(),
    sending: busy !== undefined || isWaitingForFiles,
    saving,
    note: saving && isSlow ? slowStorage : note,
    trap,
    keeping,
  }
}
