import { styled } from '@mui/material/styles'
import { Suspense, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { FactorNeeded } from '#contract/auth.ts'
import { importNow } from '#src/pwa/code/import-now.ts'
import { useConnected } from '#src/ui/use-connected.ts'
import { Action } from '#src/ui/action.tsx'
import { FormField } from '#src/ui/form-field.tsx'
import { lazyPart } from '#src/ui/lazy-part.ts'
import { useFocusKept } from '#src/ui/use-focus-kept.ts'
import { PasskeySignIn } from './passkey-sign-in.tsx'
import { PasswordField } from './password-field.tsx'
import { SessionForm } from './session-form.ts'
import { useGuestForm } from './use-guest-form.ts'
import { useSignIn } from './use-sign-in.ts'

const SecondStep = lazyPart(async () => (await import('./second-step.tsx')).SecondStep)

const Notice = styled('p')(({ theme }) => ({ ...theme.typography.body2, margin: 0 }))

export interface SignInFormProps {
  /** Whose session goes on; undefined where anyone may sign in. */
  email?: string
  onSignedIn: () => void | Promise<void>
  /** Called once, when the user begins to use the form. */
  onTouched?: () => void
}

const loadCheck = async () => (await importNow(() => import('./guest-rules.ts'))).checkSignIn

/** The sign-in: e-mail and password, then a second factor where one is needed (SESSION-35); or a passkey alone. */
export function SignInForm(props: SignInFormProps) {
  const { t } = useTranslation('admin')
  const [needed, setNeeded] = useState<FactorNeeded>()
  if (needed === undefined)
    return (
      <>
        <PasswordForm {...props} onNeeded={setNeeded} />
        {/* Another person's passkey must not take over this one's work. */}
        {props.email === undefined && <PasskeySignIn onSignedIn={props.onSignedIn} />}
      </>
    )
  return (
    <Suspense fallback={<p role="status">{t('session.signingIn')}</p>}>
      <SecondStep
        needed={needed}
        onSignedIn={props.onSignedIn}
        onStartAgain={() => setNeeded(undefined)}
      />
    </Suspense>
  )
}

interface PasswordFormProps extends SignInFormProps {
  /** Told of a right password that needs a second factor. */
  onNeeded: (needed: FactorNeeded) => void
}

/** E-mail and password; the button says that it is logging in while it does. */
function PasswordForm({ email, onSignedIn, onTouched, onNeeded }: PasswordFormProps) {
  const { t } = useTranslation('admin')
  const connected = useConnected()
  const signIn = useSignIn()
  const password = useRef<HTMLInputElement>(null)
  const { messages, isSubmitting, handlers } = useGuestForm({
    loadCheck,
    send: async (credentials) => {
      const outcome = await signIn(credentials)
      if (outcome === true) await onSignedIn()
      else if (outcome === false) password.current?.focus()
      else onNeeded(outcome)
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
        dir="ltr"
        inputMode="email"
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
