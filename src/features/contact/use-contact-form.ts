import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { useEffect } from 'react'
import { type Resolver, useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { sendMessageCall } from '#contract/calls.ts'
import { type ContactMessage, contactMessageSchema } from '#contract/submissions.ts'
import { useVisitorForm } from '#src/pwa/use-visitor-form.ts'
import { formToasts } from '#src/ui/toasts/form-toasts.ts'
import { loadToastStack } from '#src/ui/toasts/load-toast-stack.ts'
import { contactFields } from './contact-fields.ts'
import { type ContactAsk, useContactAsk } from './use-contact-ask.ts'

const emptyMessage: ContactMessage = {
  Topic: '',
  Branch: '',
  Name: '',
  Email: '',
  PhoneNumber: '',
  MessageContent: '',
}

/** The contact form's behaviour (CONTACT-7, CONTACT-8, CONTACT-9, CONTACT-10): rules on blur and on input, and what all forms do. */
export function useContactForm(asked: ContactAsk) {
  const { t } = useTranslation()
  // No default values: the inputs may hold what was typed before the form took over, and keep it.
  const form = useForm<ContactMessage>({
    mode: 'all',
    // Others may leave the topic out; this form never does.
    resolver: standardSchemaResolver(contactMessageSchema) as Resolver<ContactMessage>,
  })
  const { getValues, setValue } = form
  const { sent, changed, ...visitor } = useVisitorForm({
    form,
    call: sendMessageCall,
    texts: contactFields,
    empty: emptyMessage,
    toSubmission: ({ Branch, ...fields }) => ({
      fields: Branch ? { ...fields, Branch } : fields,
      files: [],
    }),
    fill: ({ fields }) => {
      for (const field of contactFields)
        setValue(field, fields[field] ?? '', { shouldValidate: true })
    },
    say: formToasts,
    refuse: () => formToasts.fixForm(t('notice.fixForm')),
  })
  useContactAsk(asked, form)

  useEffect(() => {
    // Text typed into the server's HTML counts like text typed later.
    for (const field of contactFields) {
      const typed = getValues(field)
      if (typed) setValue(field, typed, { shouldValidate: true })
    }
  }, [getValues, setValue])

  const register: typeof form.register = (name, options) => {
    const field = form.register(name, options)
    // After a success nothing is judged before something is typed, though the focus is still in a field.
    return { ...field, onBlur: (event) => (sent ? Promise.resolve() : field.onBlur(event)) }
  }
  const onInput = (change: unknown) => {
    changed(change)
    // Sending may have to show a toast without a connection, so the code for it is loaded now.
    void loadToastStack()
  }
  return { ...visitor, form, register, onInput }
}
