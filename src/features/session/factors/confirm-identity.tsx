import Dialog from '@mui/material/Dialog'
import { type FormEvent, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { confirmationOptions, confirmIdentity } from '#contract/own-factors.ts'
import { useApi } from '#src/api/api-context.ts'
import { callEndpoint } from '#src/api/call-endpoint.ts'
import { serverFieldErrors } from '#src/api/server-field-errors.ts'
import { importNow } from '#src/pwa/code/import-now.ts'
import { Action } from '#src/ui/action.tsx'
import { PasskeyFailure, type PasskeyFailureReason } from '../passkey-failure.ts'
import { PasswordField } from '../password-field.tsx'
import { supportsPasskeys } from '../supports-passkeys.ts'
import { useFailureToasts } from '../use-failure-toasts.ts'
import { FactorActions, FactorForm } from './factor-layout.ts'

interface ConfirmIdentityProps {
  /** What is about to be done. */
  title: string
  /** What follows from it, where that is not plain. */
  text?: string | undefined
  /** The user has passkeys, by which they may confirm too. */
  hasPasskey: boolean
  /** Does it; the dialog waits. */
  onConfirmed: () => Promise<void>
  onClose: () => void
}

/** Asks for the password, or a passkey, before a factor is changed (SESSION-41). */
export function ConfirmIdentity(props: ConfirmIdentityProps) {
  const { title, text, hasPasskey, onClose } = props
  const { t } = useTranslation('admin')
  const id = useId()
  const { busy, fault, byPassword, byPasskey } = useConfirmation(props)
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const password = new FormData(event.currentTarget).get('password')
    void byPassword(typeof password === 'string' ? password : '')
  }
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="xs" aria-labelledby={id}>
      <FactorForm noValidate onSubmit={submit}>
        <h2 id={id}>{title}</h2>
        {text !== undefined && <p>{text}</p>}
        <PasswordField
          name="password"
          label={t('session.currentPassword')}
          errorText={fault.password}
          autoComplete="current-password"
          autoFocus
        />
        <p role="status">{fault.passkey && t(`session.passkey.${fault.passkey}`)}</p>
        <FactorActions>
          <Action type="submit" disabled={busy}>
            {t('accounts.factors.confirm')}
          </Action>
          {hasPasskey && supportsPasskeys() && (
            <Action type="button" look="outlined" disabled={busy} onClick={() => void byPasskey()}>
              {t('session.step.use.passkey')}
            </Action>
          )}
          <Action type="button" look="outlined" disabled={busy} onClick={onClose}>
            {t('collections.cancel')}
          </Action>
        </FactorActions>
      </FactorForm>
    </Dialog>
  )
}

function useConfirmation({ onConfirmed }: Pick<ConfirmIdentityProps, 'onConfirmed'>) {
  const { t } = useTranslation('admin')
  const { client } = useApi()
  const toastFailure = useFailureToasts()
  const [busy, setBusy] = useState(false)
  const [fault, setFault] = useState<{ password?: string; passkey?: PasskeyFailureReason }>({})

  const attempt = async (confirm: () => Promise<unknown>) => {
    setBusy(true)
    setFault({})
    try {
      await confirm()
      await onConfirmed()
    } catch (failure) {
      const [[, password] = []] = serverFieldErrors(failure, ['password'])
      if (failure instanceof PasskeyFailure) setFault({ passkey: failure.reason })
      else if (password !== undefined) setFault({ password })
      else toastFailure(failure)
    } finally {
      setBusy(false)
    }
  }

  return {
    busy,
    fault,
    byPassword: async (password: string) => {
      if (password === '') return setFault({ password: t('accounts.factors.passwordMissing') })
      await attempt(() => callEndpoint(client, confirmIdentity, { body: { password } }))
    },
    byPasskey: () =>
      attempt(async () => {
        const { askForPasskey } = await importNow(() => import('../passkeys.ts'))
        const { data } = await callEndpoint(client, confirmationOptions)
        const passkey = await askForPasskey(data)
        await callEndpoint(client, confirmIdentity, { body: { passkey } })
      }),
  }
}
