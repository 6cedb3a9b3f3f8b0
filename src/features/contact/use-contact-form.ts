import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { sendMessageCall } from '#contract/calls.ts'
import { type ContactMessage, contactMessageSchema } from '#contract/submissions.ts'
import { failureMessage } from '#src/i18n/failure-message.ts'
import { deliveredMessage } from '#src/i18n/submission-texts.ts'
import { tellOnce } from '#src/pwa/tell-once.ts'
import { useFormDraft } from '#src/pwa/use-form-draft.ts'
import { type SubmissionOutcome, useSubmission } from '#src/pwa/use-submission.ts'
import { loadToastStack } from '#src/ui/toasts/load-toast-stack.ts'
import { showToast } from '#src/ui/toasts/show-toast.ts'
import { contactFields } from './contact-fields.ts'
import { serverFieldErrors } from './server-field-errors.ts'

/** Milliseconds that the form's toasts stay (spec sections 5 and 8). */
const toastTime = { fixForm: 4000, sent: 5000, kept: 5000, failed: 5000 } as const

const emptyMessage: ContactMessage = { Name: '', Email: '', PhoneNumber: '', MessageContent: '' }

const refusals = {
  'too-many': 'outbox.tooMany',
  'too-large': 'outbox.tooLarge',
  unavailable: 'outbox.unavailable',
} as const

/**
 * The contact form's behaviour (spec section 5; decisions 24, 25): rules on blur and on input, sending, messages,
 * and the draft of what is typed.
 */
export function useContactForm() {
  const { t } = useTranslation()
  // No default values: the inputs may hold what was typed before the form took over, and keep it.
  const form = useForm<ContactMessage>({
    mode: 'all',
    resolver: standardSchemaResolver(contactMessageSchema),
  })
  const clear = () => form.reset(emptyMessage)
  const { submit, changed, sending, note } = useSubmission(sendMessageCall, {
    onDelivered: clear,
    onReopened: ({ fields }) => {
      for (const field of contactFields)
        form.setValue(field, fields[field] ?? '', { shouldValidate: true })
    },
  })
  useFormDraft(sendMessageCall.id, contactFields, form)

  const tell = (outcome: SubmissionOutcome) => {
    switch (outcome.kind) {
      case 'delivered': {
        clear()
        const sent = deliveredMessage(t, sendMessageCall.id)
        return void tellOnce(outcome.id, () => showToast('success', sent, toastTime.sent))
      }
      case 'kept':
        clear()
        return showToast('info', t('outbox.kept'), toastTime.kept)
      case 'refused':
        return showToast('error', t(refusals[outcome.why]), toastTime.failed)
      case 'failed':
        for (const [index, [field, text]] of serverFieldErrors(outcome.failure).entries())
          form.setError(field, { message: text }, { shouldFocus: index === 0 })
        return showToast('error', failureMessage(t, outcome.failure), toastTime.failed)
    }
  }

  const sendValid = async (fields: ContactMessage) => tell(await submit({ fields, files: [] }))

  const refuse = () => showToast('error', t('notice.fixForm'), toastTime.fixForm)

  const onInput = () => {
    changed()
    // What it has to say when it is sent may have to be shown without a connection.
    void loadToastStack()
  }

  return { form, onInput, sending, note, submit: form.handleSubmit(sendValid, refuse) }
}
