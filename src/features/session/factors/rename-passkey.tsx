import { useTranslation } from 'react-i18next'
import { type OwnPasskey, renamePasskey } from '#contract/own-factors.ts'
import { useApi } from '#src/api/api-context.ts'
import { callEndpoint } from '#src/api/call-endpoint.ts'
import { FactorDialog } from './factor-dialog.tsx'
import { PasskeyName } from './passkey-name.tsx'
import { useFactorForm } from './use-factor-form.ts'

interface RenamePasskeyProps {
  passkey: OwnPasskey
  onDone: () => void
  onClose: () => void
}

/** Gives a passkey another name. */
export function RenamePasskey({ passkey, onDone, onClose }: RenamePasskeyProps) {
  const { t } = useTranslation('admin')
  const { client } = useApi()
  const form = useFactorForm('name', t('accounts.factors.passkeys.nameMissing'))
  return (
    <FactorDialog
      title={t('accounts.factors.passkeys.rename')}
      submitText={t('collections.save')}
      form={form}
      onValue={async (name) => {
        await callEndpoint(client, renamePasskey, { id: passkey.id, body: { name } })
        onDone()
      }}
      onClose={onClose}
    >
      <PasskeyName defaultValue={passkey.name} errorText={form.fault.field} />
    </FactorDialog>
  )
}
