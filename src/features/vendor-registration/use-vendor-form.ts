import { useEffect } from 'react'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { registerVendorCall } from '#contract/calls.ts'
import { useFileDraft } from '#src/pwa/use-file-draft.ts'
import { useVisitorForm } from '#src/pwa/use-visitor-form.ts'
import { formToasts } from '#src/ui/toasts/form-toasts.ts'
import { loadToastStack } from '#src/ui/toasts/load-toast-stack.ts'
import { checkVendor } from './check-vendor.ts'
import { fieldsOfStep, type Step, stepFrom, stepWith } from './steps.ts'
import { useSteps } from './use-steps.ts'
import { fileFields, textFields, type VendorValues } from './vendor-fields.ts'
import { fromSubmission, toSubmission } from './vendor-submission.ts'

const nothingFilledIn = fromSubmission({ fields: {}, files: [] })

/** The registration's behaviour (VENDOR-1): its steps, each checked before the next, and what all forms do. */
export function useVendorForm() {
  const { t } = useTranslation()
  // No default values: the inputs may hold what was typed before the form took over, and keep it.
  const form = useForm<VendorValues>({ mode: 'onTouched', resolver: checkVendor })
  const { getValues, setValue } = form
  const { step, goTo, form: element, title } = useSteps()

  const goToFault = (faulty: readonly string[]) => {
    const target = stepWith(faulty, getValues('country'))
    if (target !== undefined) goTo(target, 'fault')
  }
  const refuse = (faulty: readonly string[]) => {
    goToFault(faulty)
    formToasts.fixForm(t('notice.fixForm'))
  }

  const { send, withFiles, changed, startAgain, ...visitor } = useVisitorForm({
    form,
    call: registerVendorCall,
    texts: textFields,
    files: useFileDraft(registerVendorCall.id, fileFields, form),
    empty: nothingFilledIn,
    toSubmission,
    fill: (submission, why) => {
      form.reset(fromSubmission(submission), { keepDefaultValues: true })
      goTo('summary', why === 'edit' ? 'title' : 'nothing')
    },
    say: formToasts,
    onSent: () => goTo('company', 'nothing'),
    refuse: (errors) => refuse(Object.keys(errors)),
    onFaults: goToFault,
    onLost: refuse,
  })

  useEffect(() => {
    for (const field of textFields) {
      const typed = getValues(field)
      if (typed) setValue(field, typed)
    }
  }, [getValues, setValue])

  const next = async () => {
    const isSound = await form.trigger(fieldsOfStep(step, getValues('country')))
    if (isSound) return goTo(stepFrom(step, 1), 'title')
    goTo(step, 'fault')
    formToasts.fixForm(t('notice.fixForm'))
  }

  return {
    ...visitor,
    form,
    step,
    element,
    title,
    onInput: (change: unknown) => {
      changed(change)
      // Sending may have to show a toast without a connection, so the code for it is loaded now.
      void loadToastStack()
    },
    proceed: () => {
      if (step === 'summary') return withFiles(send)
      // The steps before have nothing to do with files.
      return step === 'documents' ? withFiles(next) : next()
    },
    goTo: (target: Step) => goTo(target, 'title'),
    startAgain: () => {
      startAgain()
      goTo('company', 'title')
    },
  }
}
