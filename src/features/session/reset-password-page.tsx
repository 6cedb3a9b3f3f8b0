import { useTranslation } from 'react-i18next'
import { resetPasswordCall } from '#contract/calls.ts'
import { importNow } from '#src/pwa/code/import-now.ts'
import { Action, ActionLink } from '#src/ui/action.tsx'
import { GuestPage, LinkBelow } from './guest-page.tsx'
import { useHasLink } from './link-token.ts'
import { PasswordField } from './password-field.tsx'
import { SessionForm } from './session-form.ts'
import { useLinkForm } from './use-link-form.ts'

const fields = ['newPassword'] as const

const loadCheck = async () => (await importNow(() => import('./guest-rules.ts'))).checkResetPassword

function ResetForm() {
  const { t } = useTranslation('admin')
  const { messages, isSubmitting, handlers } = useLinkForm({
    loadCheck,
    call: resetPasswordCall,
    fields,
    said: 'session.passwordSaved',
  })

  return (
    <SessionForm noValidate {...handlers} aria-label={t('session.resetTitle')}>
      <PasswordField
        name="newPassword"
        label={t('session.newPassword')}
        errorText={messages.newPassword}
        autoComplete="new-password"
        autoFocus
      />
      <Action type="submit" disabled={isSubmitting}>
        {isSubmitting ? t('session.saving') : t('session.savePassword')}
      </Action>
    </SessionForm>
  )
}

/** Sets a new password by a mailed link, which works once (SESSION-25). */
export function ResetPasswordPage() {
  const { t } = useTranslation('admin')
  if (!useHasLink()) {
    return (
      <GuestPage title={t('session.noLinkTitle')} lead={t('session.noLink')}>
        <ActionLink to="/forget-password">{t('session.askAgain')}</ActionLink>
      </GuestPage>
    )
  }
  return (
    <GuestPage title={t('session.resetTitle')} lead={t('session.resetLead')}>
      <ResetForm />
      <LinkBelow to="/forget-password" look="plain">
        {t('session.askAgain')}
      </LinkBelow>
    </GuestPage>
  )
}
