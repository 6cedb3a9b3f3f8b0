import { styled } from '@mui/material/styles'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { FactorNeeded } from '#contract/auth.ts'
import { Action } from '#src/ui/action.tsx'
import { FormField } from '#src/ui/form-field.tsx'
import { useFocusKept } from '#src/ui/use-focus-kept.ts'
import { SessionForm } from './session-form.ts'
import { supportsPasskeys } from './supports-passkeys.ts'
import { useSignInStep } from './use-sign-in-step.ts'

const Step = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 12,
  '& > p': { ...theme.typography.body1, margin: 0 },
  '& > p[role="status"]:empty': { display: 'none' },
}))

interface SecondStepProps {
  needed: FactorNeeded
  onSignedIn: () => void | Promise<void>
  /** Back to e-mail and password. */
  onStartAgain: () => void
}

type Way = 'totp' | 'passkey' | 'recoveryCode'

/** The second step of a sign-in: a code of the app, a passkey, or a recovery code (SESSION-35). */
export function SecondStep({ needed, onSignedIn, onStartAgain }: SecondStepProps) {
  const { t } = useTranslation('admin')
  const { ticket, factors } = needed
  const step = useSignInStep({ ticket, onSignedIn, onOver: onStartAgain })
  const ways: Way[] = [
    ...factors.filter((kind) => kind === 'totp' || supportsPasskeys()),
    'recoveryCode',
  ]
  const [way, setWay] = useState<Way>(ways[0] ?? 'recoveryCode')
  return (
    <Step>
      <p>{t(`session.step.lead.${way}`)}</p>
      {way === 'passkey' ? (
        <PasskeyStep busy={step.busy} onPress={() => void step.byPasskey()} />
      ) : (
        <CodeForm
          key={way}
          way={way}
          busy={step.busy}
          fault={step.fault.code}
          onCode={(code) => void step.byCode(code)}
        />
      )}
      <p role="status">{step.fault.passkey && t(`session.passkey.${step.fault.passkey}`)}</p>
      {ways
        .filter((other) => other !== way)
        .map((other) => (
          <Action
            key={other}
            type="button"
            look="plain"
            disabled={step.busy}
            onClick={() => setWay(other)}
          >
            {t(`session.step.use.${other}`)}
          </Action>
        ))}
      <Action type="button" look="plain" disabled={step.busy} onClick={onStartAgain}>
        {t('session.step.startAgain')}
      </Action>
    </Step>
  )
}

function PasskeyStep({ busy, onPress }: { busy: boolean; onPress: () => void }) {
  const { t } = useTranslation('admin')
  const button = useFocusKept(busy)
  return (
    <Action ref={button} type="button" autoFocus disabled={busy} onClick={onPress}>
      {t('session.step.use.passkey')}
    </Action>
  )
}

interface CodeFormProps {
  way: 'totp' | 'recoveryCode'
  busy: boolean
  fault: string | undefined
  onCode: (code: string) => void
}

function CodeForm({ way, busy, fault, onCode }: CodeFormProps) {
  const { t } = useTranslation('admin')
  const [missing, setMissing] = useState(false)
  const button = useFocusKept(busy)
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const field = event.currentTarget.querySelector('input')
    const code = field?.value.trim() ?? ''
    setMissing(code === '')
    if (code === '') field?.focus()
    else onCode(code)
  }
  return (
    <SessionForm noValidate onSubmit={submit} aria-label={t('session.step.title')}>
      <FormField
        name="code"
        label={t(`session.step.label.${way}`)}
        errorText={missing ? t('session.step.missing') : fault}
        autoFocus
        autoComplete={way === 'totp' ? 'one-time-code' : 'off'}
        dir="ltr"
        inputMode={way === 'totp' ? 'numeric' : 'text'}
        autoCapitalize="none"
        spellCheck={false}
      />
      <Action ref={button} type="submit" disabled={busy}>
        {busy ? t('session.step.checking') : t('session.step.continue')}
      </Action>
    </SessionForm>
  )
}
