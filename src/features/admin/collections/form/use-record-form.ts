import { useState } from 'react'
import { type FieldErrors, useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { safeParse } from 'zod/v4/core'
import { ApiFailure } from '#contract/errors.ts'
import { isRecord } from '#src/api/read-envelope.ts'
import { noteUnsaved } from '#src/pwa/unsaved-work.ts'
import { showToast, toastDurations } from '#src/ui/toasts/show-toast.ts'
import { adminFailure } from '../admin-failure.ts'
import type { AdminRecord, CollectionScreen } from '../screen.ts'
import { useRecordChanges } from '../use-record-changes.ts'
import { checkRecord } from './check-record.ts'
import type { Choices } from './conflict-dialog.tsx'
import { findConflicts } from './find-conflicts.ts'
import { type FormValues, placeInForm, toForm, toInput } from './form-values.ts'

interface Saving {
  /** Names the form among others of this tab. */
  name: string
  screen: CollectionScreen
  /** What the edit begins from; undefined for a new record. */
  record: AdminRecord | undefined
  onSaved: (record: AdminRecord) => void
}

/** A record's form: what it holds, checks and saves, and what becomes of a second editor's changes (decisions 20). */
export function useRecordForm({ name, screen, record, onSaved }: Saving) {
  const { t } = useTranslation(['admin', 'translation'])
  const { collection, fields } = screen
  const changes = useRecordChanges(screen)
  const [base, setBase] = useState(record)
  const [theirs, setTheirs] = useState<AdminRecord>()
  const [refusals, setRefusals] = useState(0)
  const isNew = base === undefined
  const form = useForm<FormValues>({
    mode: 'onTouched',
    shouldFocusError: false,
    defaultValues: toForm(fields, record),
    resolver: checkRecord(collection.input, fields, isNew),
  })
  const { isDirty, isSubmitting } = form.formState

  const refuse = (errors: FieldErrors<FormValues>) => {
    setRefusals((count) => count + 1)
    if (Object.keys(errors).length > 0)
      showToast('error', t('translation:notice.fixForm'), toastDurations.admin)
  }

  const fail = (error: unknown) => {
    const isStale = error instanceof ApiFailure && error.status === 412
    const current = isStale && isRecord(error.body) ? error.body.data : undefined
    const read = safeParse(collection.record, current)
    if (isStale && read.success) return setTheirs(read.data as AdminRecord)
    const faults = error instanceof ApiFailure && isRecord(error.body) ? error.body.errors : {}
    for (const [path, texts] of Object.entries(isRecord(faults) ? faults : {})) {
      const message = String(Array.isArray(texts) ? texts[0] : texts)
      form.setError(placeInForm(fields, path.split('.')), { type: 'server', message })
    }
    setRefusals((count) => count + 1)
    showToast('error', adminFailure(t, error), toastDurations.admin)
  }

  const send = async (values: FormValues, from: AdminRecord | undefined) => {
    try {
      const saved = await changes.save(toInput(fields, values, from === undefined), from)
      setTheirs(undefined)
      setBase(saved)
      form.reset(toForm(fields, saved))
      showToast('success', t('collections.saved'), toastDurations.admin)
      // What follows may leave the page before the next rendering.
      noteUnsaved(name, false)
      onSaved(saved)
    } catch (error) {
      fail(error)
    }
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
    await form.handleSubmit(() => send(form.getValues(), theirs), refuse)()
  }

  return {
    form,
    base,
    theirs,
    conflicts,
    refusals,
    dirty: isDirty,
    busy: isSubmitting,
    // Not the checked values: what is sent is made of what stands in the form.
    submit: form.handleSubmit(() => send(form.getValues(), base), refuse),
    settle,
    backToForm: () => setTheirs(undefined),
  }
}
