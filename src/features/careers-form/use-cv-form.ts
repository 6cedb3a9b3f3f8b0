import { useState } from 'react'
import { type FieldErrors, useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { submitCvCall } from '#contract/calls.ts'
import { code } from '#contract/submissions/field-rules.ts'
import { serverFieldErrors } from '#src/api/server-field-errors.ts'
import { failureMessage } from '#src/i18n/failure-message.ts'
import { refusedText } from '#src/i18n/refused-text.ts'
import { useFileDraft } from '#src/pwa/use-file-draft.ts'
import { useFormDraft } from '#src/pwa/use-form-draft.ts'
import type { SubmissionOutcome } from '#src/pwa/draft-sender.ts'
import { useSubmission } from '#src/pwa/use-submission.ts'
import { cvFiles, cvResolver, cvTexts, type CvValues, emptyCv, requiredTexts } from './cv-values.ts'
import { useVacancy } from './use-vacancy.ts'

/** What the form says of itself after a press on its button. */
export interface CvNoticeContent {
  title: string
  text: string
}

/**
 * The CV form's behaviour (spec sections 4, 5 and 8; decisions 25): rules once a field was left, sending with the
 * file, messages, and the draft of all of it.
 *
 * @param vacancyId of the vacancy applied for; undefined for a general application
 */
export function useCvForm(vacancyId: string | undefined) {
  const { t } = useTranslation()
  const [notice, setNotice] = useState<CvNoticeContent>()
  const [done, setDone] = useState<'delivered' | 'kept'>()
  const form = useForm<CvValues>({
    mode: 'onTouched',
    resolver: cvResolver,
    // `refuse` goes by the order on the page; the library would go by that of registering.
    shouldFocusError: false,
    defaultValues: { ...emptyCv, vacancy: vacancyId ?? '' },
  })
  const fail = (text: string) => setNotice({ title: t('cv.failureTitle'), text })

  const tell = (outcome: SubmissionOutcome) => {
    if (outcome.kind === 'refused') return fail(refusedText(t, outcome.why))
    if (outcome.kind !== 'failed') return
    for (const [index, [field, message]] of serverFieldErrors(outcome.failure, [
      ...cvTexts,
      ...cvFiles,
    ]).entries())
      form.setError(field, { message }, { shouldFocus: index === 0 })
    fail(failureMessage(t, outcome.failure))
  }
  const files = useFileDraft(submitCvCall.id, cvFiles, form)
  const { submit, withFiles, changed, sending, saving, note, trap } = useSubmission(submitCvCall, {
    onSent: (how) => {
      files.forgetMissing()
      form.reset({ ...emptyCv, vacancy: vacancyId ?? '' })
      setNotice(undefined)
      setDone(how)
    },
    onFound: ({ fields, files: [file] }) => {
      setDone(undefined)
      files.forgetMissing()
      for (const field of [...cvTexts, 'vacancy'] as const)
        form.setValue(field, fields[field] ?? '', { shouldValidate: true })
      const cv = file && new File([file.blob], file.name, { type: file.blob.type })
      form.setValue('cv', cv, { shouldValidate: true })
    },
    tell,
  })
  useFormDraft(submitCvCall.id, cvTexts, form)
  useVacancy(vacancyId, form)

  const sendValid = async ({ cv, ...fields }: CvValues) => {
    setNotice(undefined)
    await submit({
      fields,
      files: cv === undefined ? [] : [{ field: 'cv', name: cv.name, blob: cv }],
    })
  }

  const refuse = (errors: FieldErrors<CvValues>) => {
    const isMissing = requiredTexts.some((field) => errors[field] && !form.getValues(field).trim())
    const text = isMissing ? t('cv.fillRequired') : t('notice.fixForm')
    setNotice({ title: t('cv.validationTitle'), text })
    const first = cvTexts.find((field) => errors[field])
    if (first !== undefined) form.setFocus(first)
  }

  const sendWith = async (missing: (typeof cvFiles)[number][]) => {
    if (missing.length === 0) return form.handleSubmit(sendValid, refuse)()
    for (const field of missing) form.setError(field, { message: code('file.again') })
    return fail(t('cv.fileLost'))
  }

  return {
    form,
    /** @param change the event of an input, or the new value of a field that has none */
    changed: (change: unknown) => {
      if (!files.bringsBack(change)) changed()
    },
    sending,
    saving,
    note,
    trap,
    notice,
    done,
    startAgain: () => setDone(undefined),
    submit: () => withFiles(files, sendWith),
  }
}

export type CvForm = ReturnType<typeof useCvForm>
