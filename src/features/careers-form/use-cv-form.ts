import { useState } from 'react'
import { type FieldErrors, useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { submitCvCall } from '#contract/calls.ts'
import { useFileDraft } from '#src/pwa/use-file-draft.ts'
import { useVisitorForm } from '#src/pwa/use-visitor-form.ts'
import { cvFiles, cvResolver, cvTexts, type CvValues, emptyCv, requiredTexts } from './cv-values.ts'
import { useVacancy } from './use-vacancy.ts'

/** The message of the form after a press on its button. */
export interface CvNoticeContent {
  title: string
  text: string
}

/**
 * The CV form's behaviour (CV-4, CV-5, CV-6, CV-7, CV-8): rules once a field was left, what it says beside its button, and
 * what all forms do.
 *
 * @param vacancyId of the vacancy applied for; undefined for a general application
 */
export function useCvForm(vacancyId: string | undefined) {
  const { t } = useTranslation()
  const [notice, setNotice] = useState<CvNoticeContent>()
  const empty: CvValues = { ...emptyCv, vacancy: vacancyId ?? '' }
  const form = useForm<CvValues>({
    mode: 'onTouched',
    resolver: cvResolver,
    // `refuse` goes by the order on the page; the library would go by that of registering.
    shouldFocusError: false,
    defaultValues: empty,
  })
  const fail = (text: string) => setNotice({ title: t('cv.failureTitle'), text })

  const refuse = (errors: FieldErrors<CvValues>) => {
    const isMissing = requiredTexts.some((field) => errors[field] && !form.getValues(field).trim())
    const text = isMissing ? t('cv.fillRequired') : t('notice.fixForm')
    setNotice({ title: t('cv.validationTitle'), text })
    const first = cvTexts.find((field) => errors[field])
    if (first !== undefined) form.setFocus(first)
  }

  const { send, withFiles, ...visitor } = useVisitorForm({
    form,
    call: submitCvCall,
    texts: cvTexts,
    files: useFileDraft(submitCvCall.id, cvFiles, form),
    empty,
    toSubmission: ({ cv, ...fields }) => {
      setNotice(undefined)
      return { fields, files: cv === undefined ? [] : [{ field: 'cv', name: cv.name, blob: cv }] }
    },
    fill: ({ fields, files: [file] }) => {
      for (const field of [...cvTexts, 'vacancy'] as const)
        form.setValue(field, fields[field] ?? '', { shouldValidate: true })
      const cv = file && new File([file.blob], file.name, { type: file.blob.type })
      form.setValue('cv', cv, { shouldValidate: true })
    },
    say: { failed: fail },
    onSent: () => setNotice(undefined),
    refuse,
    onLost: () => fail(t('cv.fileLost')),
  })
  useVacancy(vacancyId, form)

  return { ...visitor, form, notice, submit: () => withFiles(send) }
}
