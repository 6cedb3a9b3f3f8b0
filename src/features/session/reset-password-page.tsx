import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { resetPasswordSchema } from '#contract/auth.ts'
import { resetPasswordCall } from '#contract/calls.ts'
import { useApi } from '#src/api/api-context.ts'
import { fieldMessage } from '#src/i18n/field-message.ts'
import { Action, ActionLink } from '#src/ui/action.tsx'
import { showToast, toastDurations } from '#src/ui/toasts/show-toast.ts'
import { GuestPage } from './guest-page.tsx'
import { PasswordField } from './password-field.tsx'
import { SessionForm } from './session-form.ts'
import { useFailureToasts } from './use-failure-toasts.ts'

/** What the mailed link carries behind '#', where no server and no log sees it. */
function readLinkToken(): string {
  return new URLSearchParams(location.hash.slice(1)).get('token') ?? ''
}

function ResetForm({ token }: { token: string }) {
  const { t } = useTranslation('admin')
  const { client, language } = useApi()
  const navigate = useNavigate()
  const toastFailure = useFailureToasts()
  const { register, handleSubmit, formState } = useForm({
    defaultValues: { token, newPassword: '' },
    resolver: standardSchemaResolver(resetPasswordSchema),
  })
  const { errors, isSubmitting } = formState

  const submit = handleSubmit(async (body) => {
    try {
      await client(resetPasswordCall, { body })
      showToast('success', t('session.passwordSaved'), toastDurations.admin)
      await navigate({ to: '/login', search: {} })
    } catch (failure) {
      toastFailure(failure)
    }
  })

  return (
    <SessionForm
      noValidate
      onSubmit={(event) => void submit(event)}
      aria-label={t('session.resetTitle')}
    >
      <PasswordField
        {...register('newPassword')}
        label={t('session.newPassword')}
        errorText={fieldMessage(errors.newPassword?.message, language)}
        autoComplete="new-password"
        autoFocus
      />
      <Action type="submit" disabled={isSubmitting}>
        {isSubmitting ? t('session.saving') : t('session.savePassword')}
      </Action>
    </SessionForm>
  )
}

/** Sets a new password by a mailed link, which works once (decisions 14). */
export function ResetPasswordPage() {
  const { t } = useTranslation('admin')
  const [token] = useState(readLinkToken)
  return (
    <GuestPage title={t('session.resetTitle')} lead={t('session.resetLead')}>
      {token === '' ? <p>{t('session.noLink')}</p> : <ResetForm token={token} />}
      <ActionLink to="/forget-password" look="plain" sx={{ marginBlockStart: '12px' }}>
        {t('session.askAgain')}
      </ActionLink>
    </GuestPage>
  )
}
