import { useTranslation } from 'react-i18next'
import type { OwnFactors } from '#contract/own-factors.ts'
import { partOnDemand } from '#src/ui/part-on-demand.tsx'
import { ConfirmIdentity } from './confirm-identity.tsx'
import { PasskeySetup } from './passkey-setup.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'
import { RenamePasskey } from './rename-passkey.tsx'
import type { FactorChange, FactorChanges } from './use-factor-changes.ts'

// It draws a QR code, which few ever need.
const TotpSetup = partOnDemand(async () => (await import('./totp-setup.tsx')).TotpSetup)

interface FactorDialogsProps {
  changes: FactorChanges
  factors: OwnFactors
}

/** The dialog of the change that is under way. */
export function FactorDialogs({ changes, factors }: FactorDialogsProps) {
  const { t } = useTranslation('admin')
  const { dialog, close, closeAndRefresh, added } = changes
  switch (dialog?.show) {
    case 'confirm':
      return (
        <ConfirmChange
          change={dialog.change}
          hasPasskey={factors.passkeys.length > 0}
          changes={changes}
        />
      )
    case 'totp':
      return (
        <TotpSetup
          {...dialog.offer}
          onDone={(codes) => added(t('accounts.factors.totp.added'), codes)}
          onClose={close}
        />
      )
    case 'passkey':
      return (
        <PasskeySetup
          options={dialog.options}
          suggestedName={t('accounts.factors.passkeys.suggested', {
            number: factors.passkeys.length + 1,
          })}
          onDone={(codes) => added(t('accounts.factors.passkeys.added'), codes)}
          onClose={close}
        />
      )
    case 'rename':
      return (
        <RenamePasskey
          passkey={dialog.passkey}
          onDone={() => void closeAndRefresh()}
          onClose={close}
        />
      )
    case 'codes':
      return <RecoveryCodes codes={dialog.codes} onDone={() => void closeAndRefresh()} />
    case undefined:
      return null
  }
}

interface ConfirmChangeProps extends Pick<FactorDialogsProps, 'changes'> {
  change: FactorChange
  hasPasskey: boolean
}

function ConfirmChange({ change, hasPasskey, changes }: ConfirmChangeProps) {
  const { t } = useTranslation('admin')
  const name = change.kind === 'removePasskey' ? change.passkey.name : ''
  return (
    <ConfirmIdentity
      title={t(`accounts.factors.ask.${change.kind}`, { name })}
      text={t(`accounts.factors.askText.${change.kind}`)}
      hasPasskey={hasPasskey}
      onConfirmed={() => changes.confirmed(change)}
      onClose={changes.close}
    />
  )
}
