import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import { finishTotp } from '#contract/own-factors.ts'
import { useApi } from '#src/api/api-context.ts'
import { callEndpoint } from '#src/api/call-endpoint.ts'
import { FormField } from '#src/ui/form-field.tsx'
import { FactorDialog } from './factor-dialog.tsx'
import { QrCode } from './qr-code.tsx'
import { useFactorForm } from './use-factor-form.ts'

const Secret = styled('code')({
  display: 'block',
  fontSize: '1rem',
  letterSpacing: '0.06em',
  overflowWrap: 'anywhere',
  userSelect: 'all',
})

/** A secret that an app is to take over. */
export interface TotpOffer {
  /** For typing. */
  secret: string
  /** For the QR code. */
  uri: string
}

interface TotpSetupProps extends TotpOffer {
  /** @param recoveryCodes those that came with it; null where there are some already */
  onDone: (recoveryCodes: string[] | null) => void
  onClose: () => void
}

/** Shows an app its secret, and asks for the first code of it (SESSION-44). */
export function TotpSetup({ secret, uri, onDone, onClose }: TotpSetupProps) {
  const { t } = useTranslation('admin')
  const { client } = useApi()
  const form = useFactorForm('code', t('session.step.missing'))
  const finish = async (code: string) => {
    const { data } = await callEndpoint(client, finishTotp, { body: { code } })
    onDone(data.recoveryCodes)
  }
  return (
    <FactorDialog
      title={t('accounts.factors.totp.setUp')}
      submitText={t('accounts.factors.totp.turnOn')}
      form={form}
      onValue={finish}
      onClose={onClose}
    >
      <p>{t('accounts.factors.totp.scan')}</p>
      <QrCode text={uri} label={t('accounts.factors.totp.qrCode')} />
      <p>{t('accounts.factors.totp.type')}</p>
      <Secret dir="ltr">{secret.match(/.{1,4}/g)?.join(' ')}</Secret>
      <FormField
        name="code"
        label={t('accounts.factors.totp.firstCode')}
        errorText={form.fault.field}
        autoComplete="one-time-code"
        autoFocus
        dir="ltr"
        inputMode="numeric"
      />
    </FactorDialog>
  )
}
