import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { type ContactMessage, contactMessageSchema } from '#contract/submissions.ts'
import { failureMessage } from '#src/i18n/failure-message.ts'
import { showToast } from '#src/ui/toasts/show-toast.ts'
import { serverFieldErrors } from './server-field-errors.ts'
import { useSendMessage } from './use-send-message.ts'

/** Milliseconds that the form's toasts stay (spec sections 5 and 8). */
const toastTime = { fixForm: 4000, sent: 5000, failed: 5000 } as const

const emptyMessage: ContactMessage = { Name: '', Email: '', PhoneNumber: '', MessageContent: '' }

/** The contact form's behaviour (spec section 5; decisions 24): rules on blur and on input, sending, messages. */
export function useContactForm() {
  const { t } = useTranslation()
  const send = useSendMessage()
  // No default values: the inputs may hold what was typed before the form took over, and keep it.
  const form = useForm<ContactMessage>({
    mode: 'all',
    resolver: standardSchemaResolver(contactMessageSchema),
  })

  const sendValid = async (message: ContactMessage) => {
    try {
      await send.mutateAsync(message)
      form.reset(emptyMessage)
      showToast('success', t('notice.messageSent'), toastTime.sent)
    } catch (error) {
      for (const [index, [field, text]] of serverFieldErrors(error).entries())
        form.setError(field, { message: text }, { shouldFocus: index === 0 })
      showToast('error', failureMessage(t, error), toastTime.failed)
    }
  }

  const refuse = () => showToast('error', t('notice.fixForm'), toastTime.fixForm)

  return { form, sending: send.isPending, submit: form.handleSubmit(sendValid, refuse) }
}
