import { useCallback, useEffect, useRef, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { useApi } from '#src/api/api-context.ts'
import { whenLeft } from '#src/pwa/before-leaving.ts'
import { dropDraft, keepDraft, useDrafts } from '#src/pwa/drafts.ts'
import type { Draft } from '#src/pwa/storage/admin-drafts.ts'
import type { FormValues } from '../collections/form/form-values.ts'
import { toForm } from '../collections/form/form-values.ts'
import type { KnownFiles } from '../collections/form/record-editing.ts'
import type { AdminRecord } from '../collections/column.ts'
import { type CollectionScreen, isSingle } from '../collections/screen.ts'

/** Milliseconds after the last letter before an edit is kept. */
const typingPause = 400

interface EditedForm {
  screen: CollectionScreen
  form: UseFormReturn<FormValues>
  /** The record that the edit began from; undefined for a new one. */
  base: AdminRecord | undefined
  /** Of a new record it is its idempotency key. */
  recordId: string
  /** The draft that the form began with, if there was one. */
  begun: Draft | undefined
  /** Those that were stored for this form. */
  files: KnownFiles
}

/** The address at which a draft is edited: this page; a new record's draft is named in it. */
function addressOf(screen: CollectionScreen, recordId: string, base: AdminRecord | undefined) {
  const { pathname, search } = location
  if (base === undefined) {
    const parameters = new URLSearchParams(search)
    parameters.set('draft', recordId)
    return `${pathname}?${parameters.toString()}`
  }
  // A record that was new when the form began has an address of its own by now.
  if (base.id === recordId || isSingle(screen.collection.description)) return pathname + search
  return screen.editing === 'dialog'
    ? `${screen.path}?edit=${base.id}`
    : `${screen.editPath}/${base.id}`
}

/** Stores the values of a form as a draft, with all that belongs to them at that moment. */
function useStoredDraft({ screen, form, base, recordId, begun, files }: EditedForm) {
  const { t } = useTranslation(['admin', 'translation'])
  const { language } = useApi()
  const [keptAt, setKeptAt] = useState(begun?.savedAt)
  // When this form's drafts were kept: it tells them from those of another tab, which edits the same record.
  const [own] = useState(() => new Set(begun && [begun.savedAt]))
  const { getValues } = form
  const { collection, fields } = screen
  // A draft is stored with these as they are then.
  const latest = useRef({ base, files, language, t })
  useEffect(() => {
    latest.current = { base, files, language, t }
  })

  const keep = useCallback(async (): Promise<boolean> => {
    const { base: from, files: stored, language: shown, t: text } = latest.current
    const values = structuredClone(getValues())
    // Its fields are those of the record as far as they name it.
    const named = { ...from, ...values } as AdminRecord
    const savedAt = Date.now()
    own.add(savedAt)
    const kept = await keepDraft({
      collection: collection.name,
      recordId: from?.id ?? recordId,
      isNew: from === undefined,
      title: screen.nameOf(named, shown) || screen.texts.add(text),
      path: addressOf(screen, recordId, from),
      values,
      base: from,
      ...stored,
      savedAt,
    })
    setKeptAt(kept ? savedAt : undefined)
    return kept
  }, [screen, collection, recordId, own, getValues])

  const forget = useCallback((): Promise<void> => {
    setKeptAt(undefined)
    const id = latest.current.base?.id ?? recordId
    const isOwn = ({ savedAt }: Draft) => own.has(savedAt)
    return dropDraft({ collection: collection.name, recordId: id }, isOwn)
  }, [collection, recordId, own])

  const follow = useCallback(() => {
    const untouched = JSON.stringify(toForm(fields, latest.current.base))
    if (JSON.stringify(getValues()) === untouched) void forget()
    else void keep()
  }, [fields, forget, getValues, keep])

  const id = base?.id ?? recordId
  const stored = useDrafts()?.find(
    (draft) => draft.collection === collection.name && draft.recordId === id,
  )
  // The draft that is stored now may be another tab's.
  return { keptAt: stored && own.has(stored.savedAt) ? keptAt : undefined, keep, forget, follow }
}

/**
 * Keeps what is typed into a record's form as a draft of this device: while typing, over a reload, a crash and the
 * session's end, until it is published or given up (OFFLINE-14, OFFLINE-16).
 */
export function useRecordDraft(edited: EditedForm) {
  const { form, begun, files } = edited
  const { fields } = edited.screen
  const { keptAt, keep, forget, follow } = useStoredDraft(edited)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const { getValues, reset, subscribe } = form
  const last = useRef<string>(undefined)

  const stopWaiting = useCallback(() => {
    clearTimeout(timer.current)
    timer.current = undefined
  }, [])
  const followNow = useCallback(() => {
    stopWaiting()
    follow()
  }, [follow, stopWaiting])
  const followSoon = useCallback(() => {
    stopWaiting()
    timer.current = setTimeout(followNow, typingPause)
  }, [followNow, stopWaiting])

  // A value that names a file may come, and be kept, before the file's own details do.
  const keptFiles = useRef(files)
  useEffect(() => {
    if (files === keptFiles.current) return
    keptFiles.current = files
    followSoon()
  }, [files, followSoon])

  useEffect(() => {
    if (begun !== undefined) reset({ ...getValues(), ...begun.values }, { keepDefaultValues: true })
    last.current = JSON.stringify(getValues())
    const stop = subscribe({
      formState: { values: true },
      callback: ({ values }) => {
        const now = JSON.stringify(values)
        if (now === last.current) return
        last.current = now
        followSoon()
      },
    })
    const flush = () => {
      if (timer.current !== undefined) followNow()
    }
    const stopFlushing = whenLeft(flush)
    return () => {
      stop()
      flush()
      stopFlushing()
    }
  }, [begun, followNow, followSoon, getValues, reset, subscribe])

  return {
    /** When the edit was kept on this device; undefined where nothing of it is. */
    keptAt,
    /** Keeps the edit now. @returns whether it is kept */
    keep: (): Promise<boolean> => {
      stopWaiting()
      return keep()
    },
    /** Forgets the draft; the form goes on from this state of the record. @returns when no draft is left */
    reset: (record: AdminRecord | undefined): Promise<void> => {
      const values = toForm(fields, record)
      last.current = JSON.stringify(values)
      stopWaiting()
      const forgotten = forget()
      reset(values)
      return forgotten
    },
  }
}
