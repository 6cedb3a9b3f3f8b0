import { useQuery } from '@tanstack/react-query'
import type { ComponentProps } from 'react'
import { useTranslation } from 'react-i18next'
import { contactLimits } from '#contract/contact-limits.ts'
import { contactTopics } from '#contract/contact-topics.ts'
import { countCharacters } from '#contract/count-characters.ts'
import { sendMessageCall } from '#contract/calls.ts'
import { useApi } from '#src/api/api-context.ts'
import { sections } from '#src/api/section-queries.ts'
import { draftOf } from '#src/pwa/early-draft.ts'
import { fieldMessage } from '#src/i18n/field-message.ts'
import { ActionRow } from '#src/ui/action-row.ts'
import { Action } from '#src/ui/action.tsx'
import { FormField } from '#src/ui/form-field.tsx'
import { FormGrid } from '#src/ui/form-grid.ts'
import { KeepingLine } from '#src/ui/keeping-line.tsx'
import { LtrText } from '#src/ui/ltr-text.tsx'
import { SelectField } from '#src/ui/select-field.tsx'
import { sentByApp } from '#src/ui/sent-by-app.ts'
import { SubmissionNoteLine } from '#src/ui/submission-note-line.tsx'
import { HoneypotField } from '#src/ui/honeypot-field.tsx'
import { useFocusKept } from '#src/ui/use-focus-kept.ts'
import { useSubmitOnce } from '#src/ui/use-submit-once.ts'
import type { ContactField } from './contact-fields.ts'
import type { ContactAsk } from './use-contact-ask.ts'
import { useContactForm } from './use-contact-form.ts'

const labels = {
  Topic: 'contact.topic',
  Branch: 'contact.branch',
  Name: 'contact.name',
  Email: 'contact.email',
  PhoneNumber: 'contact.phone',
  MessageContent: 'contact.message',
} as const satisfies Record<ContactField, string>

/** The contact form, with the topic and the product of the link that led to it (CONTACT-6). */
export function ContactForm(asked: ContactAsk) {
  const { t } = useTranslation()
  const { language } = useApi()
  const { form, register, onInput, sending, saving, note, trap, keeping, send } =
    useContactForm(asked)
  const { errors, isValid } = form.formState

  const button = useFocusKept(sending)
  const onSubmit = useSubmitOnce(send)

  const text = (field: ContactField) => ({
    label: t(labels[field]),
    errorText: fieldMessage(errors[field]?.message, language),
  })
  const { ref: nameRef, ...name } = register('Name')
  const { ref: emailRef, ...email } = register('Email')
  const { ref: phoneRef, ...phone } = register('PhoneNumber')
  const { ref: messageRef, ...content } = register('MessageContent')

  return (
    <FormGrid
      {...sentByApp}
      {...draftOf(sendMessageCall.id)}
      onSubmit={onSubmit}
      onInput={onInput}
      aria-label={t('contact.title')}
    >
      <div data-wide>
        <HoneypotField ref={trap} />
        <SelectField
          {...text('Topic')}
          {...register('Topic')}
          optional
          emptyText={t('contact.noTopic')}
          options={contactTopics.map((code) => ({ code, label: t(`contact.topics.${code}`) }))}
        />
      </div>
      <BranchField {...text('Branch')} {...register('Branch')} />
      <div data-wide>
        <FormField {...text('Name')} {...name} ref={nameRef} autoComplete="name" dir="auto" />
      </div>
      <FormField
        {...text('Email')}
        {...email}
        ref={emailRef}
        type="email"
        autoComplete="email"
        dir="ltr"
        inputMode="email"
      />
      <FormField
        {...text('PhoneNumber')}
        {...phone}
        ref={phoneRef}
        type="tel"
        autoComplete="tel"
        dir="ltr"
        inputMode="tel"
      />
      <div data-wide>
        <FormField
          {...text('MessageContent')}
          {...content}
          ref={messageRef}
          rows={5}
          dir="auto"
          count={<Counter text={form.watch('MessageContent') ?? ''} />}
        />
      </div>
      <div data-wide>
        <KeepingLine text={keeping} />
        <ActionRow>
          <Action ref={button} type="submit" disabled={sending} aria-disabled={!isValid || sending}>
            {saving ? t('outbox.saving') : sending ? t('contact.sending') : t('contact.send')}
          </Action>
        </ActionRow>
        <SubmissionNoteLine note={note} />
      </div>
    </FormGrid>
  )
}

type BranchFieldProps = Omit<ComponentProps<typeof SelectField>, 'emptyText' | 'options'>

/** The branch that the message is for, where there are several (CONTACT-15). */
function BranchField(field: BranchFieldProps) {
  const { t } = useTranslation()
  const { data: branches = [] } = useQuery(sections.branches(useApi()))
  if (branches.length < 2) return null
  return (
    <div data-wide>
      <SelectField
        {...field}
        optional
        emptyText={t('contact.anyBranch')}
        options={branches.map(({ id, name }) => ({ code: id, label: name }))}
      />
    </div>
  )
}

function Counter({ text }: { text: string }) {
  const { t } = useTranslation()
  const count = countCharacters(text)
  const { maximum } = contactLimits.message
  return (
    <>
      <span aria-hidden="true">
        <LtrText>{`${count} / ${maximum}`}</LtrText>
      </span>
      <span className="visually-hidden">{t('contact.counter', { count, maximum })}</span>
    </>
  )
}
