import { useTranslation } from 'react-i18next'
import { confirmationOptions, confirmIdentity } from '#contract/own-factors.ts'
import { useApi } from '#src/api/api-context.ts'
import { callEndpoint } from '#src/api/call-endpoint.ts'
import { importNow } from '#src/pwa/code/import-now.ts'
import { Action } from '#src/ui/action.tsx'
import { PasswordField } from '../password-field.tsx'
import { supportsPasskeys } from '../supports-passkeys.ts'
import { FactorDialog } from './factor-dialog.tsx'
import { useFactorForm } from './use-factor-form.ts'

interface ConfirmIdentityProps {
  /** Names the change that is confirmed. */
  title: string
  /** Tells what follows from it, where that is not plain. */
  text?: string | undefined
  /** The user has passkeys, by which they may confirm too. */
  hasPasskey: boolean
  /** Does it; the dialog waits. */
  onConfirmed: () => Promise<void>
  onClose: () => void
}

/** Asks for the password, or a passkey, before a factor is changed (SESSION-41). */
export function ConfirmIdentity(props: ConfirmIdentityProps) {
  const { title, text, hasPasskey, onConfirmed, onClose } = props
  const { t } = useTranslation('admin')
  const { client } = useApi()
  const form = useFactorForm('password', t('accounts.factors.passwordMissing'))
  const byPassword = async (password: string) => {
    await callEndpoint(client, confirmIdentity, { body: { password } })
    await onConfirmed()
  }
  const byPasskey = async () => {
    const { askForPasskey } = await importNow(() => import('../passkeys.ts'))
    const { data } = await callEndpoint(client, confirmationOptions)
    const passkey = await askForPasskey(data)
    await callEndpoint(client, confirmIdentity, { body: { passkey } })
    await onConfirmed()
  }
  return (
    <FactorDialog
      title={title}
      submitText={t('accounts.factors.confirm')}
      form={form}
      onValue={byPassword}
      onClose={onClose}
      otherWay={
        hasPasskey &&
        supportsPasskeys() && (
          <Action
            type="button"
            look="outlined"
            disabled={form.busy}
            onClick={() => void form.attempt(byPasskey)}
          >
            {t('session.step.use.passkey')}
          </Action>
        )
      }
    >
      {text !== undefined && <p>{text}</p>}
      <PasswordField
        name="password"
        label={t('session.currentPassword')}
        errorText={form.fault.field}
        autoComplete="current-password"
        autoFocus
      />
    </FactorDialog>
  )
}
