import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { useState } from 'react'
import { type Resolver, useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { sendMessageCall } from '#contract/calls.ts'
import { type ContactMessage, contactMessageSchema } from '#contract/submissions.ts'
import { serverFieldErrors } from '#src/api/server-field-errors.ts'
import { failureMessage } from '#src/i18n/failure-message.ts'
import { refusedText } from '#src/i18n/refused-text.ts'
import { deliveredMessage } from '#src/i18n/submission-texts.ts'
import { tellOnce } from '#src/pwa/tell-once.ts'
import { useFormDraft } from '#src/pwa/use-form-draft.ts'
import type { SubmissionOutcome } from '#src/pwa/draft-sender.ts'
import { useSubmission } from '#src/pwa/use-submission.ts'
import { loadToastStack } from '#src/ui/toasts/load-toast-stack.ts'
import { showToast } from '#src/ui/toasts/show-toast.ts'
import { contactFields } from './contact-fields.ts'
import { type ContactAsk, useContactAsk } from './use-contact-ask.ts'

/** Milliseconds that the form's toasts stay (spec sections 5 and 8). */
const toastTime = { fixForm: 4000, sent: 5000, kept: 5000, failed: 5000 } as const

const emptyMessage: ContactMessage = {
  Topic: '',
  Name: '',
  Email: '',
  PhoneNumber: '',
  MessageContent: '',
}

/**
 * The contact form's behaviour (spec section 5; decisions 24, 25): rules on blur and on input, sending, messages,
 * and the draft of what is typed.
 */
export function useContactForm(asked: ContactAsk) {
  const { t } = useTranslation()
  // No default values: the inputs may hold what was typed before the form took over, and keep it.
  const form = useForm<ContactMessage>({
    mode: 'all',
    // Others may leave the topic out; this form never does.
    resolver: standardSchemaResolver(contactMessageSchema) as Resolver<ContactMessage>,
  })
  // After a success: nothing is judged before something is typed, though the focus is still in a field.
  const [isNew, setNew] = useState(false)
  const register: typeof form.register = (name, options) => {
    const field = form.register(name, options)
    const onBlur: typeof field.onBlur = (event) => (isNew ? Promise.resolve() : field.onBlur(event))
    return { ...field, onBlur }
  }

  const tell = (outcome: SubmissionOutcome) => {
    switch (outcome.kind) {
      case 'delivered': {
        const sent = deliveredMessage(t, sendMessageCall.id)
        return void tellOnce(outcome.id, () => showToast('success', sent, toastTime.sent))
      }
      case 'kept':
        return showToast('info', t('outbox.kept'), toastTime.kept)
      case 'refused':
        return showToast('error', refusedText(t, outcome.why), toastTime.failed)
      case 'failed':
        for (const [index, [field, text]] of serverFieldErrors(
          outcome.failure,
          contactFields,
        ).entries())
          form.setError(field, { message: text }, { shouldFocus: index === 0 })
        return showToast('error', failureMessage(t, outcome.failure), toastTime.failed)
    }
  }
  const { submit, changed, sending, saving, note, trap } = useSubmission(sendMessageCall, {
    onSent: () => {
      setNew(true)
      form.reset(emptyMessage)
    },
    onFound: ({ fields }) => {
      for (const field of contactFields)
        form.setValue(field, fields[field] ?? '', { shouldValidate: true })
    },
    tell,
  })
  useFormDraft(sendMessageCall.id, contactFields, form)
  useContactAsk(asked, form)

  const sendValid = (fields: ContactMessage) => submit({ fields, files: [] })

  const refuse = () => {
    setNew(false)
    showToast('error', t('notice.fixForm'), toastTime.fixForm)
  }

  const onInput = () => {
    setNew(false)
    changed()
    // What it has to say when it is sent may have to be shown without a connection.
    void loadToastStack()
  }

  return {
    form,
    register,
    onInput,
    sending,
    saving,
    note,
    trap,
    submit: form.handleSubmit(sendValid, refuse),
  }
}
