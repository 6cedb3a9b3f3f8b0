import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { forgetPasswordCall } from '#contract/calls.ts'
import { useApi } from '#src/api/api-context.ts'
import { importNow } from '#src/pwa/code/import-now.ts'
import { Action } from '#src/ui/action.tsx'
import { FormField } from '#src/ui/form-field.tsx'
import { GuestPage, LinkBelow } from './guest-page.tsx'
import { SessionForm } from './session-form.ts'
import { useFailureToasts } from './use-failure-toasts.ts'
import { useGuestForm } from './use-guest-form.ts'

const loadCheck = async () =>
  (await importNow(() => import('./guest-rules.ts'))).checkForgetPassword

/** Asks for a link to a new password; the answer never tells whether there is such an account (SESSION-25). */
export function ForgetPasswordPage() {
  const { t } = useTranslation('admin')
  const { client } = useApi()
  const toastFailure = useFailureToasts()
  const [sent, setSent] = useState(false)
  const { messages, isSubmitting, handlers } = useGuestForm({
    loadCheck,
    send: async (body) => {
      try {
        await client(forgetPasswordCall, { body })
        setSent(true)
      } catch (failure) {
        toastFailure(failure)
      }
    },
  })

  return (
    <GuestPage title={t('session.forgotTitle')} lead={t('session.forgotLead')}>
      <p role="status">{sent && t('session.linkSent')}</p>
      {!sent && (
        <SessionForm noValidate {...handlers} aria-label={t('session.forgotTitle')}>
          <FormField
            name="email"
            label={t('session.email')}
            errorText={messages.email}
            type="email"
            autoComplete="username"
            autoFocus
            dir="ltr"
            inputMode="email"
          />
          <Action type="submit" disabled={isSubmitting}>
            {isSubmitting ? t('session.sendingLink') : t('session.sendLink')}
          </Action>
        </SessionForm>
      )}
      <LinkBelow to="/login" look="plain">
        {t('session.backToSignIn')}
      </LinkBelow>
    </GuestPage>
  )
}
