import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { styled } from '@mui/material/styles'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { type Credentials, loginSchema } from '#contract/auth.ts'
import { useApi } from '#src/api/api-context.ts'
import { fieldMessage } from '#src/i18n/field-message.ts'
import { useConnected } from '#src/pwa/use-connected.ts'
import { Action } from '#src/ui/action.tsx'
import { FormField } from '#src/ui/form-field.tsx'
import { useFocusKept } from '#src/ui/use-focus-kept.ts'
import { PasswordField } from './password-field.tsx'
import { SessionForm } from './session-form.ts'
import { useSignIn } from './use-sign-in.ts'

const Notice = styled('p')(({ theme }) => ({ ...theme.typography.body2, margin: 0 }))

interface SignInFormProps {
  /** Whose session goes on; undefined where anyone may sign in. */
  email?: string
  onSignedIn: () => void | Promise<void>
}

/** E-mail and password (spec section 4): the button says that it is logging in while it does. */
export function SignInForm({ email, onSignedIn }: SignInFormProps) {
  const { t } = useTranslation('admin')
  const { language } = useApi()
  const connected = useConnected()
  const signIn = useSignIn()
  const { register, handleSubmit, formState, setFocus } = useForm<Credentials>({
    defaultValues: { email: email ?? '', password: '' },
    resolver: standardSchemaResolver(loginSchema),
  })
  const { errors, isSubmitting } = formState
  const button = useFocusKept(isSubmitting)

  const submit = handleSubmit(async (credentials) => {
    if (await signIn(credentials)) await onSignedIn()
    else setFocus('password')
  })

  const { ref: emailRef, ...emailField } = register('email')
  return (
    <SessionForm
      noValidate
      onSubmit={(event) => void submit(event)}
      aria-label={t('session.title')}
    >
      <FormField
        {...emailField}
        inputRef={emailRef}
        label={t('session.email')}
        errorText={fieldMessage(errors.email?.message, language)}
        type="email"
        autoComplete="username"
        readOnly={email !== undefined}
        autoFocus={email === undefined}
        inputProps={{ dir: 'ltr', inputMode: 'email' }}
      />
      <PasswordField
        {...register('password')}
        label={t('session.password')}
        errorText={fieldMessage(errors.password?.message, language)}
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
