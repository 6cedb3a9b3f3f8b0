import { styled } from '@mui/material/styles'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { importNow } from '#src/pwa/code/import-now.ts'
import { useConnected } from '#src/pwa/use-connected.ts'
import { Action } from '#src/ui/action.tsx'
import { FormField } from '#src/ui/form-field.tsx'
import { useFocusKept } from '#src/ui/use-focus-kept.ts'
import { PasswordField } from './password-field.tsx'
import { SessionForm } from './session-form.ts'
import { useGuestForm } from './use-guest-form.ts'
import { useSignIn } from './use-sign-in.ts'

const Notice = styled('p')(({ theme }) => ({ ...theme.typography.body2, margin: 0 }))

export interface SignInFormProps {
  /** Whose session goes on; undefined where anyone may sign in. */
  email?: string
  onSignedIn: () => void | Promise<void>
  /** Called once, when the user begins to use the form. */
  onTouched?: () => void
}

const loadCheck = async () => (await importNow(() => import('./guest-rules.ts'))).checkSignIn

/** E-mail and password; the button says that it is logging in while it does. */
export function SignInForm({ email, onSignedIn, onTouched }: SignInFormProps) {
  const { t } = useTranslation('admin')
  const connected = useConnected()
  const signIn = useSignIn()
  const password = useRef<HTMLInputElement>(null)
  const { messages, isSubmitting, handlers } = useGuestForm({
    loadCheck,
    send: async (credentials) => {
      if (await signIn(credentials)) await onSignedIn()
      else password.current?.focus()
    },
    onTouched,
  })
  const button = useFocusKept(isSubmitting)

  return (
    <SessionForm noValidate {...handlers} aria-label={t('session.title')}>
      <FormField
        name="email"
        defaultValue={email}
        label={t('session.email')}
        errorText={messages.email}
        type="email"
        autoComplete="username"
        readOnly={email !== undefined}
        autoFocus={email === undefined}
        inputProps={{ dir: 'ltr', inputMode: 'email' }}
      />
      <PasswordField
        ref={password}
        name="password"
        label={t('session.password')}
        errorText={messages.password}
        autoComplete="current-password"
        autoFocus={email !== undefined}
      />
      <Notice role="status">{!connected && t('session.needsConnection')}</Notice>
      <Action ref={button} type="submit" disabled={isSubmitting}>
        {isSubmitting ? t('session.signingIn') : t('session.signIn')}
      </Action>
    </SessionForm>
  )
}
