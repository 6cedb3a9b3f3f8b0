import { useEffect, useState } from 'react'
import { type FieldErrors, useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { registerVendorCall } from '#contract/calls.ts'
import { code } from '#contract/submissions/field-rules.ts'
import { serverFieldErrors } from '#src/api/server-field-errors.ts'
import { failureMessage } from '#src/i18n/failure-message.ts'
import { refusedText } from '#src/i18n/refused-text.ts'
import { deliveredMessage } from '#src/i18n/submission-texts.ts'
import { tellOnce } from '#src/pwa/tell-once.ts'
import { useFileDraft } from '#src/pwa/use-file-draft.ts'
import { useFormDraft } from '#src/pwa/use-form-draft.ts'
import type { SubmissionOutcome } from '#src/pwa/draft-sender.ts'
import { useSubmission } from '#src/pwa/use-submission.ts'
import { loadToastStack } from '#src/ui/toasts/load-toast-stack.ts'
import { showToast } from '#src/ui/toasts/show-toast.ts'
import { checkVendor } from './check-vendor.ts'
import { fieldsOfStep, type Step, stepFrom, stepWith } from './steps.ts'
import { useSteps } from './use-steps.ts'
import { fileFields, textFields, type VendorField, type VendorValues } from './vendor-fields.ts'
import { fromSubmission, toSubmission } from './vendor-submission.ts'

/** Milliseconds that the form's toasts stay, as those of the contact form (spec sections 5 and 8). */
const toastTime = { fixForm: 4000, sent: 5000, kept: 5000, failed: 5000 } as const

const everything: readonly VendorField[] = [...textFields, ...fileFields]
const nothingFilledIn = fromSubmission({ fields: {}, files: [] })

/** The registration's behaviour: its steps, each checked before the next; its draft; sending (decisions 11, 25). */
export function useVendorForm() {
  const { t } = useTranslation()
  // No default values: the inputs may hold what was typed before the form took over, and keep it.
  const form = useForm<VendorValues>({ mode: 'onTouched', resolver: checkVendor })
  const { getValues, setValue } = form
  const { step, goTo, form: element, title } = useSteps()
  const [sent, setSent] = useState<'delivered' | 'kept'>()

  const goToFault = (faulty: readonly string[]) => {
    const target = stepWith(faulty, getValues('country'))
    if (target !== undefined) goTo(target, 'fault')
  }
  const refuse = (faulty: readonly string[]) => {
    goToFault(faulty)
    showToast('error', t('notice.fixForm'), toastTime.fixForm)
  }

  const refuseFaults = (errors: FieldErrors<VendorValues>) => refuse(Object.keys(errors))

  const tell = (outcome: SubmissionOutcome) => {
    switch (outcome.kind) {
      case 'delivered': {
        const text = deliveredMessage(t, registerVendorCall.id)
        return void tellOnce(outcome.id, () => showToast('success', text, toastTime.sent))
      }
      case 'kept':
        return showToast('info', t('outbox.kept'), toastTime.kept)
      case 'refused':
        return showToast('error', refusedText(t, outcome.why), toastTime.failed)
      case 'failed': {
        const faults = serverFieldErrors(outcome.failure, everything)
        for (const [field, message] of faults) form.setError(field, { message })
        goToFault(faults.map(([field]) => field))
        return showToast('error', failureMessage(t, outcome.failure), toastTime.failed)
      }
    }
  }

  const files = useFileDraft(registerVendorCall.id, fileFields, form)
  const { submit, withFiles, changed, sending, saving, note, trap } = useSubmission(
    registerVendorCall,
    {
      onSent: (how) => {
        files.forgetMissing()
        form.reset(nothingFilledIn)
        goTo('company', 'nothing')
        setSent(how)
      },
      onFound: (submission, why) => {
        files.forgetMissing()
        form.reset(fromSubmission(submission), { keepDefaultValues: true })
        setSent(undefined)
        goTo('summary', why === 'edit' ? 'title' : 'nothing')
      },
      tell,
    },
  )
  useFormDraft(registerVendorCall.id, textFields, form)

  useEffect(() => {
    for (const field of textFields) {
      const typed = getValues(field)
      if (typed) setValue(field, typed)
    }
  }, [getValues, setValue])

  const send = form.handleSubmit((values) => submit(toSubmission(values)), refuseFaults)

  const next = async () => {
    const fields = fieldsOfStep(step, getValues('country'))
    const isSound = await form.trigger(fields)
    if (isSound) return goTo(stepFrom(step, 1), 'title')
    goTo(step, 'fault')
    showToast('error', t('notice.fixForm'), toastTime.fixForm)
  }

  const proceedWith = async (missing: (typeof fileFields)[number][]) => {
    if (missing.length === 0) return step === 'summary' ? send() : next()
    for (const field of missing) form.setError(field, { message: code('file.again') })
    return refuse(missing)
  }

  const onInput = (change: unknown) => {
    if (!files.bringsBack(change)) changed()
    // What it has to say when it is sent may have to be shown without a connection.
    void loadToastStack()
  }

  return {
    form,
    step,
    element,
    title,
    trap,
    sending,
    saving,
    sent,
    note,
    onInput,
    // The steps before have nothing to do with files.
    proceed: () =>
      step === 'documents' || step === 'summary' ? withFiles(files, proceedWith) : next(),
    goTo: (target: Step) => goTo(target, 'title'),
    startAgain: () => {
      setSent(undefined)
      goTo('company', 'title')
    },
  }
}
