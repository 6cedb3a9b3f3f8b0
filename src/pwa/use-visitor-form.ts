import { useState } from 'react'
import type { FieldErrors, FieldValues, Path, UseFormReturn } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import type { Call } from '#contract/endpoint.ts'
import type { ValidationCode } from '#contract/validation-texts.ts'
import { serverFieldErrors } from '#src/api/server-field-errors.ts'
import { failureMessage } from '#src/i18n/failure-message.ts'
import { refusedText } from '#src/i18n/refused-text.ts'
import { deliveredMessage } from '#src/i18n/submission-texts.ts'
import type { ChosenFiles } from './chosen-files.ts'
import type { SubmissionForm, SubmissionOutcome } from './draft-sender.ts'
import type { Submission } from './storage/outbox/submission.ts'
import { tellOnce } from './tell-once.ts'
import { useFormDraft } from './use-form-draft.ts'
import { useSubmission } from './use-submission.ts'

const fileIsLost: ValidationCode = 'file.again'

interface VisitorForm<Values extends FieldValues, FileField extends Path<Values>> {
  form: UseFormReturn<Values>
  call: Call
  /** The fields whose texts are kept as a draft. */
  texts: readonly Path<Values>[]
  /** Those that are chosen in the form, where it has any. */
  files?: ChosenFiles<FileField>
  /** The values of the form once it was sent. */
  empty: Values
  /** Makes the submission from sound values. */
  toSubmission: (values: Values) => Submission
  /** Puts back into the form what was sent of it. */
  fill: SubmissionForm['onFound']
  /** Shows what is to be said of an attempt to send; without `delivered` it is not said here. */
  say: Partial<Record<'delivered' | 'kept', (text: string) => void>> & {
    failed: (text: string) => void
  }
  /** The form is clear again. */
  onSent?: () => void
  /** Told of values that are not sound. */
  refuse: (errors: FieldErrors<Values>) => void
  /** Told of the fields in which the server found faults. */
  onFaults?: (fields: Path<Values>[]) => void
  /** Told of the fields whose files are lost. */
  onLost?: (fields: FileField[]) => void
}

/** The common part of all visitors' forms: draft, sending, messages about it, and faults that the server finds. */
export function useVisitorForm<Values extends FieldValues, FileField extends Path<Values>>(
  visitor: VisitorForm<Values, FileField>,
) {
  const { form, call, texts, files, empty, toSubmission, fill, say } = visitor
  const { t } = useTranslation()
  const [sent, setSent] = useState<'delivered' | 'kept'>()

  const showFaults = (failure: unknown) => {
    const faults = serverFieldErrors(failure, [...texts, ...(files?.fields ?? [])])
    for (const [index, [field, message]] of faults.entries())
      form.setError(field, { message }, { shouldFocus: index === 0 })
    visitor.onFaults?.(faults.map(([field]) => field))
  }
  const tell = (outcome: SubmissionOutcome) => {
    const { delivered } = say
    if (outcome.kind === 'delivered' && delivered)
      void tellOnce(outcome.id, () => delivered(deliveredMessage(t, call.id)))
    if (outcome.kind === 'kept') say.kept?.(t('outbox.kept'))
    if (outcome.kind === 'refused') say.failed(refusedText(t, outcome.why))
    if (outcome.kind !== 'failed') return
    showFaults(outcome.failure)
    say.failed(failureMessage(t, outcome.failure))
  }
  const submission = useSubmission(call, {
    onSent: (how) => {
      files?.forgetMissing()
      form.reset(empty)
      setSent(how)
      visitor.onSent?.()
    },
    onFound: (found, why) => {
      files?.forgetMissing()
      setSent(undefined)
      fill(found, why)
    },
    tell,
  })
  useFormDraft(call.id, texts, form)

  const { sending, saving, note, trap, keeping } = submission
  return {
    sending,
    saving,
    note,
    trap,
    keeping,
    /** The outcome of the last submission, until the form is used again. */
    sent,
    startAgain: () => {
      setSent(undefined)
      submission.changed()
    },
    /** @param change the event of an input, or the new value of a field that has none */
    changed: (change: unknown) => {
      setSent(undefined)
      if (!files?.bringsBack(change)) submission.changed()
    },
    send: form.handleSubmit(
      (values) => submission.submit(toSubmission(values)),
      (errors) => {
        setSent(undefined)
        visitor.refuse(errors)
      },
    ),
    /** Goes on once the files that were chosen are back, unless some of them are lost. */
    withFiles: (go: () => Promise<void>) => {
      if (files === undefined) return go()
      return submission.withFiles(files, (lost) => {
        if (lost.length === 0) return go()
        for (const field of lost) form.setError(field, { message: fileIsLost })
        return visitor.onLost?.(lost)
      })
    },
  }
}
