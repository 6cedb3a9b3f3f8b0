import Dialog from '@mui/material/Dialog'
import { styled } from '@mui/material/styles'
import { type FormEvent, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { finishTotp } from '#contract/own-factors.ts'
import { useApi } from '#src/api/api-context.ts'
import { callEndpoint } from '#src/api/call-endpoint.ts'
import { serverFieldErrors } from '#src/api/server-field-errors.ts'
import { Action } from '#src/ui/action.tsx'
import { FormField } from '#src/ui/form-field.tsx'
import { useFailureToasts } from '../use-failure-toasts.ts'
import { FactorActions, FactorForm } from './factor-layout.ts'
import { QrCode } from './qr-code.tsx'

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
  const id = useId()
  const toastFailure = useFailureToasts()
  const [busy, setBusy] = useState(false)
  const [fault, setFault] = useState<string>()

  const finish = async (code: string) => {
    if (code.trim() === '') return setFault(t('session.step.missing'))
    setBusy(true)
    setFault(undefined)
    try {
      const { data } = await callEndpoint(client, finishTotp, { body: { code } })
      onDone(data.recoveryCodes)
    } catch (failure) {
      const [[, wrong] = []] = serverFieldErrors(failure, ['code'])
      setFault(wrong)
      if (wrong === undefined) toastFailure(failure)
    } finally {
      setBusy(false)
    }
  }
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const code = new FormData(event.currentTarget).get('code')
    void finish(typeof code === 'string' ? code : '')
  }
  return (
    <Dialog open fullWidth maxWidth="xs" aria-labelledby={id}>
      <FactorForm noValidate onSubmit={submit}>
        <h2 id={id}>{t('accounts.factors.totp.setUp')}</h2>
        <p>{t('accounts.factors.totp.scan')}</p>
        <QrCode text={uri} label={t('accounts.factors.totp.qrCode')} />
        <p>{t('accounts.factors.totp.type')}</p>
        <Secret dir="ltr">{secret.match(/.{1,4}/g)?.join(' ')}</Secret>
        <FormField
          name="code"
          label={t('accounts.factors.totp.firstCode')}
          errorText={fault}
          autoComplete="one-time-code"
          autoFocus
          inputProps={{ dir: 'ltr', inputMode: 'numeric' }}
        />
        <FactorActions>
          <Action type="submit" disabled={busy}>
            {t('accounts.factors.totp.turnOn')}
          </Action>
          <Action type="button" look="outlined" disabled={busy} onClick={onClose}>
            {t('collections.cancel')}
          </Action>
        </FactorActions>
      </FactorForm>
    </Dialog>
  )
}
