import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { forgetPasswordSchema } from '#contract/auth.ts'
import { forgetPasswordCall } from '#contract/calls.ts'
import { useApi } from '#src/api/api-context.ts'
import { fieldMessage } from '#src/i18n/field-message.ts'
import { Action, ActionLink } from '#src/ui/action.tsx'
import { FormField } from '#src/ui/form-field.tsx'
import { GuestPage } from './guest-page.tsx'
import { SessionForm } from './session-form.ts'
import { useFailureToasts } from './use-failure-toasts.ts'

/** Asks for a link to a new password; the answer never tells whether there is such an account (decisions 14). */
export function ForgetPasswordPage() {
  const { t } = useTranslation('admin')
  const { client, language } = useApi()
  const toastFailure = useFailureToasts()
  const [sent, setSent] = useState(false)
  const { register, handleSubmit, formState } = useForm({
    defaultValues: { email: '' },
    resolver: standardSchemaResolver(forgetPasswordSchema),
  })
  const { errors, isSubmitting } = formState

  const submit = handleSubmit(async (body) => {
    try {
      await client(forgetPasswordCall, { body })
      setSent(true)
    } catch (failure) {
      toastFailure(failure)
    }
  })

  const { ref, ...email } = register('email')
  return (
    <GuestPage title={t('session.forgotTitle')} lead={t('session.forgotLead')}>
      <p role="status">{sent && t('session.linkSent')}</p>
      {!sent && (
        <SessionForm
          noValidate
          onSubmit={(event) => void submit(event)}
          aria-label={t('session.forgotTitle')}
        >
          <FormField
            {...email}
            inputRef={ref}
            label={t('session.email')}
            errorText={fieldMessage(errors.email?.message, language)}
            type="email"
            autoComplete="username"
            autoFocus
            inputProps={{ dir: 'ltr', inputMode: 'email' }}
          />
          <Action type="submit" disabled={isSubmitting}>
            {isSubmitting ? t('session.sendingLink') : t('session.sendLink')}
          </Action>
        </SessionForm>
      )}
      <ActionLink to="/login" look="plain" sx={{ marginBlockStart: '12px' }}>
        {t('session.backToSignIn')}
      </ActionLink>
    </GuestPage>
  )
}
