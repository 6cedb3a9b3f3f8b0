import { useTranslation } from 'react-i18next'
import { useApi } from '#src/api/api-context.ts'
import { fieldMessage } from '#src/i18n/field-message.ts'
import { ActionRow } from '#src/ui/action-row.ts'
import { Action } from '#src/ui/action.tsx'
import { FormColumnTitle } from '#src/ui/form-columns.ts'
import { FormField } from '#src/ui/form-field.tsx'
import { FormGrid } from '#src/ui/form-grid.ts'
import { HoneypotField } from '#src/ui/honeypot-field.tsx'
import { KeepingLine } from '#src/ui/keeping-line.tsx'
import { sentByApp } from '#src/ui/sent-by-app.ts'
import { SubmissionNoteLine } from '#src/ui/submission-note-line.tsx'
import { useFocusKept } from '#src/ui/use-focus-kept.ts'
import { useSubmitOnce } from '#src/ui/use-submit-once.ts'
import type { useQuotationForm } from './use-quotation-form.ts'

type QuotationFormProps = Omit<ReturnType<typeof useQuotationForm>, 'send'> & {
  onSend: () => Promise<void>
}

/** Who asks for the quotation, and the press that sends the list. */
export function QuotationForm({ form, onInput, onSend, ...quotation }: QuotationFormProps) {
  const { t } = useTranslation()
  const { language } = useApi()
  const { sending, saving, note, trap, keeping } = quotation
  const { register, formState } = form
  const { errors, isValid } = formState
  const button = useFocusKept(sending)
  const onSubmit = useSubmitOnce(onSend)

  const field = (name: 'Name' | 'Email' | 'PhoneNumber' | 'MessageContent') => {
    const { ref, ...input } = register(name)
    return { ...input, ref, errorText: fieldMessage(errors[name]?.message, language) }
  }
  return (
    <FormGrid
      {...sentByApp}
      id="send"
      onSubmit={onSubmit}
      onInput={onInput}
      aria-labelledby="quotation-form"
    >
      <div data-wide>
        <FormColumnTitle id="quotation-form">{t('quotation.form')}</FormColumnTitle>
        <HoneypotField ref={trap} />
        <FormField {...field('Name')} label={t('contact.name')} autoComplete="name" dir="auto" />
      </div>
      <FormField
        {...field('Email')}
        label={t('contact.email')}
        type="email"
        autoComplete="email"
        dir="ltr"
        inputMode="email"
      />
      <FormField
        {...field('PhoneNumber')}
        label={t('contact.phone')}
        type="tel"
        autoComplete="tel"
        dir="ltr"
        inputMode="tel"
      />
      <div data-wide>
        <FormField
          {...field('MessageContent')}
          label={t('quotation.message')}
          optional
          rows={3}
          dir="auto"
        />
        <KeepingLine text={keeping} />
        <ActionRow>
          <Action ref={button} type="submit" disabled={sending} aria-disabled={!isValid || sending}>
            {saving ? t('outbox.saving') : sending ? t('contact.sending') : t('products.quotation')}
          </Action>
        </ActionRow>
        <SubmissionNoteLine note={note} />
      </div>
    </FormGrid>
  )
}
