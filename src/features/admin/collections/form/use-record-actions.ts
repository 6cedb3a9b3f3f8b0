import type { FormEvent } from 'react'
import type { FieldErrors } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { ApiFailure, isUnanswered } from '#contract/errors.ts'
import { isRecord } from '#src/api/read-envelope.ts'
import { markUnsaved } from '#src/pwa/unsaved-work.ts'
import { showToast, toastDurations, type ToastKind } from '#src/ui/toasts/show-toast.ts'
import { adminFailure } from '#src/i18n/admin-failure.ts'
import { useIsShown } from '../../use-is-shown.ts'
import type { AdminRecord } from '../column.ts'
import { useRecordChanges } from '../use-record-changes.ts'
import { attemptSave } from './attempt-save.ts'
import type { Conflict } from './find-conflicts.ts'
import { type FormValues, placeInForm, toInput } from './form-values.ts'
import type { EditedRecord, RecordFormState } from './use-record-form.ts'
import { useSaveAlone } from './use-save-alone.ts'

/** The values that are not as they were. */
const changesOf = (now: FormValues, before: FormValues) =>
  Object.entries(now).filter(
    ([field, value]) => JSON.stringify(value) !== JSON.stringify(before[field]),
  )

/** The actions of a record's form, and what is said of each. */
export function useRecordActions(edited: EditedRecord, edit: RecordFormState) {
  const { screen, noted, onSaved } = edited
  const { name, recordId, form, state, dispatch, kept, chosenFiles } = edit
  const { base, current } = state
  const { t } = useTranslation(['admin', 'translation'])
  const changes = useRecordChanges(screen)
  const isShown = useIsShown()
  const say = (kind: ToastKind, text: string) => showToast(kind, text, toastDurations.admin)

  const refuse = (errors: FieldErrors<FormValues>) => {
    dispatch({ kind: 'refused' })
    if (Object.keys(errors).length > 0) say('error', t('translation:notice.fixForm'))
  }
  const fail = async (error: unknown) => {
    for (const [path, message] of serverFaults(error))
      form.setError(placeInForm(screen.fields, path.split('.')), { type: 'server', message })
    // A role that was taken away meanwhile takes nothing along of what was typed (ROLE-7).
    const isKept = error instanceof ApiFailure && (isUnanswered(error) || error.status === 403)
    const isHere = isKept && (await kept.keep())
    const text = adminFailure(t, error)
    say('error', isHere ? `${text} ${t('drafts.keptHere')}` : text)
  }
  /** @param sent the values that were sent */
  const follow = async (saved: AdminRecord, sent: FormValues) => {
    const typedSince = changesOf(form.getValues(), sent)
    const forgotten = kept.reset(saved)
    for (const [field, value] of typedSince) form.setValue(field, value, { shouldDirty: true })
    if (typedSince.length > 0) {
      dispatch({ kind: 'heard', record: saved })
      dispatch({ kind: 'discarded' })
    }
    // onSaved may leave the page before the next rendering.
    else markUnsaved(name, false)
    // Once it is said to be saved, the page may go.
    await forgotten
    say('success', t(screen.aside ? 'collections.savedInside' : 'collections.saved'))
    if (typedSince.length === 0 && isShown.current) onSaved(saved)
  }
  /** Saves what is in the form, once every file that was chosen is stored. */
  const save = async (from: AdminRecord | undefined) => {
    const files = [...chosenFiles].map(async ([field, file]) => ((await file) ? [] : [field]))
    const refused = (await Promise.all(files)).flat()
    if (refused.length > 0)
      return refuse(Object.fromEntries(refused.map((field) => [field, { type: 'file' }])))
    noted?.giveUp()
    // Not the checked values: what is sent is made of what is in the form.
    const values = structuredClone(form.getValues())
    const outcome = await attemptSave(screen, from, {
      save: (over) =>
        changes.save(toInput(screen.fields, values, over === undefined), over, { key: recordId }),
      onFound: (record) => dispatch({ kind: 'heard', record }),
    })
    dispatch(outcome)
    if (outcome.kind === 'saved') await follow(outcome.record, values)
    if (outcome.kind === 'gone') void kept.keep()
    if (outcome.kind === 'refused') await fail(outcome.error)
  }
  const publish = (from: AdminRecord | undefined) => form.handleSubmit(() => save(from), refuse)()
  /** Keeps the draft in place of saving where there is no connection: nothing is published (OFFLINE-14). */
  const keepHere = async () => {
    const isHere = await kept.keep()
    say(isHere ? 'info' : 'error', t(isHere ? 'drafts.saved' : 'drafts.cannotKeep'))
    // The user has decided to keep the draft, so leaving now asks nothing.
    if (isHere) markUnsaved(name, false)
  }
  return {
    submit: (event: FormEvent) => {
      event.preventDefault()
      void (navigator.onLine ? publish(base) : keepHere())
    },
    saveAlone: useSaveAlone(edited, edit, fail),
    /** Saves over the other editor's version, with those of its values that were chosen. */
    resolve: (theirs: AdminRecord, chosen: readonly Conflict[]) => {
      for (const conflict of chosen)
        form.setValue(conflict.place, conflict.theirs, { shouldDirty: true, shouldValidate: true })
      dispatch({ kind: 'resolved' })
      // The chosen values are checked like typed ones.
      return publish(theirs)
    },
    /** Gives the draft up, and begins from the record as it is now. */
    discard: () => {
      dispatch({ kind: 'discarded' })
      void kept.reset(current)
      markUnsaved(name, false)
    },
    /** Brings the deleted record back; the edit goes on over it. @returns whether it is back */
    bringBack: async () => {
      const record = base && (await changes.restore(base.id))
      if (record) dispatch({ kind: 'heard', record })
      return record !== undefined
    },
  }
}

/** The faults that the server found, by their place in the sent values. */
function serverFaults(error: unknown): [string, string][] {
  if (!(error instanceof ApiFailure) || !isRecord(error.body) || !isRecord(error.body.errors))
    return []
  return Object.entries(error.body.errors).map(([path, texts]) => [
    path,
    String(Array.isArray(texts) ? texts[0] : texts),
  ])
}
