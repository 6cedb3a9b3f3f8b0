import { useTranslation } from 'react-i18next'
import { addPasskey } from '#contract/own-factors.ts'
import type { PasskeyCreationOptions } from '#contract/webauthn.ts'
import { useApi } from '#src/api/api-context.ts'
import { callEndpoint } from '#src/api/call-endpoint.ts'
import { importNow } from '#src/pwa/code/import-now.ts'
import { FactorDialog } from './factor-dialog.tsx'
import { PasskeyName } from './passkey-name.tsx'
import { useFactorForm } from './use-factor-form.ts'

interface PasskeySetupProps {
  options: PasskeyCreationOptions
  /** Shown in the field until another one is typed. */
  suggestedName: string
  /** @param recoveryCodes those that came with it; null where there are some already */
  onDone: (recoveryCodes: string[] | null) => void
  onClose: () => void
}

/** Asks for the name of a passkey, and has the browser make it (SESSION-38). */
export function PasskeySetup({ options, suggestedName, onDone, onClose }: PasskeySetupProps) {
  const { t } = useTranslation('admin')
  const { client } = useApi()
  const form = useFactorForm('name', t('accounts.factors.passkeys.nameMissing'))
  const make = async (name: string) => {
    const { makePasskey } = await importNow(() => import('../passkeys.ts'))
    const passkey = await makePasskey(options)
    const { data } = await callEndpoint(client, addPasskey, { body: { name, passkey } })
    onDone(data.recoveryCodes)
  }
  return (
    <FactorDialog
      title={t('accounts.factors.passkeys.add')}
      submitText={t('session.step.continue')}
      form={form}
      onValue={make}
      onClose={onClose}
    >
      <p>{t('accounts.factors.passkeys.addText')}</p>
      <PasskeyName defaultValue={suggestedName} errorText={form.fault.field} />
    </FactorDialog>
  )
}
