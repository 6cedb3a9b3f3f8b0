import { useTranslation } from 'react-i18next'
import { GuestPage, LinkBelow } from './guest-page.tsx'
import { SignInForm, type SignInFormProps } from './sign-in-form.tsx'

/** The sign-in. */
export function SignInPage(props: Omit<SignInFormProps, 'email'>) {
  const { t } = useTranslation('admin')
  return (
    <GuestPage title={t('session.title')} lead={t('session.lead')}>
      <SignInForm {...props} />
      <LinkBelow to="/forget-password" look="plain">
        {t('session.forgot')}
      </LinkBelow>
    </GuestPage>
  )
}
