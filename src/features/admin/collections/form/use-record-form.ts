import { type FormEvent, useCallback, useEffect, useState } from 'react'
import { type FieldErrors, useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { type $ZodType, safeParse } from 'zod/v4/core'
import { ApiFailure, isUnanswered } from '#contract/errors.ts'
import type { Picture } from '#contract/picture-schema.ts'
import { isRecord } from '#src/api/read-envelope.ts'
import type { Draft } from '#src/pwa/storage/admin-drafts.ts'
import { noteUnsaved } from '#src/pwa/unsaved-work.ts'
import { showToast, toastDurations } from '#src/ui/toasts/show-toast.ts'
import { useRecordDraft } from '../../drafts/use-record-draft.ts'
import { adminFailure, saysGone } from '../admin-failure.ts'
import type { AdminRecord, CollectionScreen } from '../screen.ts'
import type { OpenedNote } from '../use-opened-note.ts'
import { useRecordChanges } from '../use-record-changes.ts'
import { checkRecord } from './check-record.ts'
import type { ChosenFilesOfForm } from './chosen-files.ts'
import type { Choices } from './conflict-dialog.tsx'
import { findConflicts } from './find-conflicts.ts'
import { type FormValues, placeInForm, toForm, toInput } from './form-values.ts'
import { laterState } from './later-state.ts'

interface Saving {
  /** Names the form among others of this tab. */
  name: string
  screen: CollectionScreen
  /** What the edit begins from; undefined for a new record. */
  record: AdminRecord | undefined
  /** Somebody has deleted it. */
  isGone: boolean
  /** That it was looked at, on its way to be noted. */
  noted: OpenedNote | undefined
  /** Of a new one it is the key under which it is stored once. */
  recordId: string
  /** What was typed before and never published; the edit goes on with it. */
  draft: Draft | undefined
  /** What pictures look like that were stored for this form. */
  pictures: Record<string, Picture>
  /** What data sheets were called that were stored for this form. */
  dataSheets: Record<string, string>
  onSaved: (record: AdminRecord) => void
}

/** The record as it is now, where a change was based on an older one. */
function staleRecord(schema: $ZodType, error: unknown): AdminRecord | undefined {
  if (!(error instanceof ApiFailure) || error.status !== 412 || !isRecord(error.body))
    return undefined
  const read = safeParse(schema, error.body.data)
  return read.success ? (read.data as AdminRecord) : undefined
}

/** A record's form: what it holds, checks and saves, and what becomes of a second editor's changes (decisions 20). */
export function useRecordForm({
  name,
  screen,
  record,
  isGone,
  noted,
  recordId,
  draft,
  pictures,
  dataSheets,
  onSaved,
}: Saving) {
  const { t } = useTranslation(['admin', 'translation'])
  const { collection, fields } = screen
  const changes = useRecordChanges(screen)
  // A draft's record was read by its collection's schema when the draft was begun.
  const [base, setBase] = useState(draft ? (draft.base as AdminRecord | undefined) : record)
  // As far as is known here.
  const [current, setCurrent] = useState(record)
  const [gone, setGone] = useState(isGone ? { refusals: 0 } : undefined)
  const [theirs, setTheirs] = useState<AdminRecord>()
  const [refusals, setRefusals] = useState(0)
  const [chosenFiles] = useState<ChosenFilesOfForm>(() => new Map())
  const isNew = base === undefined
  const form = useForm<FormValues>({
    mode: 'onTouched',
    shouldFocusError: false,
    defaultValues: toForm(fields, base),
    resolver: checkRecord(collection.input, fields, isNew),
  })
  const { isDirty, isSubmitting } = form.formState
  const kept = useRecordDraft({
    screen,
    form,
    base,
    recordId,
    begun: draft,
    pictures,
    dataSheets,
  })

  /** Goes on from a later state of the record. */
  const hear = useCallback(
    (now: AdminRecord) => {
      setCurrent((known) => (known && known.version > now.version ? known : now))
      setBase((from) => laterState(fields, from, now))
    },
    [fields],
  )
  useEffect(() => {
    void noted?.saved.then((now) => now && hear(now))
  }, [noted, hear])

  const refuse = (errors: FieldErrors<FormValues>) => {
    setRefusals((count) => count + 1)
    if (Object.keys(errors).length > 0)
      showToast('error', t('translation:notice.fixForm'), toastDurations.admin)
  }

  const fail = async (error: unknown, from: AdminRecord | undefined) => {
    if (from && collection.abilities.remove && saysGone(error)) {
      setGone({ refusals: (gone?.refusals ?? 0) + 1 })
      return void kept.keep()
    }
    const faults = error instanceof ApiFailure && isRecord(error.body) ? error.body.errors : {}
    for (const [path, texts] of Object.entries(isRecord(faults) ? faults : {})) {
      const message = String(Array.isArray(texts) ? texts[0] : texts)
      form.setError(placeInForm(fields, path.split('.')), { type: 'server', message })
    }
    setRefusals((count) => count + 1)
    const isHere = error instanceof ApiFailure && isUnanswered(error) && (await kept.keep())
    const text = adminFailure(t, error)
    showToast('error', isHere ? `${text} ${t('drafts.keptHere')}` : text, toastDurations.admin)
  }

  /** What stands in for saving without a connection: nothing is published (offline design, admin). */
  const keepHere = async () => {
    const isHere = await kept.keep()
    showToast(
      isHere ? 'info' : 'error',
      t(isHere ? 'drafts.saved' : 'drafts.cannotKeep'),
      toastDurations.admin,
    )
    if (!isHere) return
    // Whoever leaves now has said what is to become of it.
    noteUnsaved(name, false)
  }

  const send = async (values: FormValues, from: AdminRecord | undefined) => {
    try {
      const input = toInput(fields, values, from === undefined)
      const saved = await changes.save(input, from, { key: recordId })
      setTheirs(undefined)
      setBase(saved)
      kept.settle(saved)
      showToast(
        'success',
        t(screen.aside ? 'collections.savedInside' : 'collections.saved'),
        toastDurations.admin,
      )
      // What follows may leave the page before the next rendering.
      noteUnsaved(name, false)
      onSaved(saved)
    } catch (error) {
      const now = staleRecord(collection.record, error)
      if (now === undefined) return fail(error, from)
      // What was saved since has changed nothing that the form holds.
      if (from && laterState(fields, from, now) === now) return send(values, now)
      if (from) return setTheirs(now)
      // The first attempt was stored and its answer lost: the new record is there, to be edited.
      setBase(now)
      if (now.version === 1) await send(values, now)
      else setTheirs(now)
    }
  }

  /** Publishes what stands in the form, once every file that was chosen is stored. */
  const publish = async (from: AdminRecord | undefined) => {
    const stored = await Promise.all(
      [...chosenFiles].map(async ([field, file]) => ((await file) ? [] : [field])),
    )
    const refused = stored.flat()
    if (refused.length > 0)
      return refuse(Object.fromEntries(refused.map((field) => [field, { type: 'file' }])))
    noted?.giveUp()
    // Not the checked values: what is sent is made of what stands in the form.
    await send(form.getValues(), from)
  }

  const conflicts =
    theirs && base
      ? findConflicts(fields, {
          base: toForm(fields, base),
          mine: form.getValues(),
          theirs: toForm(fields, theirs),
        })
      : []

  /** Saves what was chosen of both, on the other editor's version. */
  const settle = async (choices: Choices) => {
    if (!theirs) return
    for (const { place, theirs: value } of conflicts)
      if (choices[place] === 'theirs')
        form.setValue(place, value, { shouldDirty: true, shouldValidate: true })
    setBase(theirs)
    setTheirs(undefined)
    // What was chosen is checked like anything typed.
    await form.handleSubmit(() => publish(theirs), refuse)()
  }

  return {
    form,
    base,
    theirs,
    conflicts,
    refusals,
    chosenFiles,
    dirty: isDirty,
    busy: isSubmitting,
    keptAt: kept.keptAt,
    submit: async (event: FormEvent) => {
      event.preventDefault()
      if (!navigator.onLine) return keepHere()
      await form.handleSubmit(() => publish(base), refuse)(event)
    },
    /** Gives the draft up, and begins from the record as it is now. */
    discard: () => {
      setBase(current)
      kept.settle(current)
      noteUnsaved(name, false)
    },
    /** Where the record was deleted: how often saving was refused because of it. */
    gone,
    /** Brings the deleted record back; the edit goes on over it. @returns whether it is back */
    bringBack: async () => {
      const back = base && (await changes.restore(base.id))
      if (!back) return false
      setGone(undefined)
      hear(back)
      return true
    },
    /** Whether the record is known to have been saved by someone else since the edit began from it. */
    outdated: current !== undefined && current.version !== base?.version,
    settle,
    backToForm: () => setTheirs(undefined),
  }
}
