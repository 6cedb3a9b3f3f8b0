import Dialog from '@mui/material/Dialog'
import { type FormEvent, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { addPasskey } from '#contract/own-factors.ts'
import type { PasskeyCreationOptions } from '#contract/webauthn.ts'
import { useApi } from '#src/api/api-context.ts'
import { callEndpoint } from '#src/api/call-endpoint.ts'
import { serverFieldErrors } from '#src/api/server-field-errors.ts'
import { importNow } from '#src/pwa/code/import-now.ts'
import { Action } from '#src/ui/action.tsx'
import { FormField } from '#src/ui/form-field.tsx'
import { PasskeyFailure, type PasskeyFailureReason } from '../passkey-failure.ts'
import { useFailureToasts } from '../use-failure-toasts.ts'
import { FactorActions, FactorForm } from './factor-layout.ts'

interface PasskeySetupProps {
  options: PasskeyCreationOptions
  /** Shown in the field until another one is typed. */
  suggestedName: string
  /** @param recoveryCodes those that came with it; null where there are some already */
  onDone: (recoveryCodes: string[] | null) => void
  onClose: () => void
}

/** Asks what a passkey is to be called, and has the browser make it (SESSION-38). */
export function PasskeySetup({ options, suggestedName, onDone, onClose }: PasskeySetupProps) {
  const { t } = useTranslation('admin')
  const id = useId()
  const { busy, fault, make } = useNewPasskey(options, onDone)
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const name = new FormData(event.currentTarget).get('name')
    void make(typeof name === 'string' ? name : '')
  }
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="xs" aria-labelledby={id}>
      <FactorForm noValidate onSubmit={submit}>
        <h2 id={id}>{t('accounts.factors.passkeys.add')}</h2>
        <p>{t('accounts.factors.passkeys.addText')}</p>
        <FormField
          name="name"
          label={t('accounts.factors.passkeys.name')}
          defaultValue={suggestedName}
          errorText={fault.name}
          autoComplete="off"
          autoFocus
          inputProps={{ dir: 'auto' }}
        />
        <p role="status">{fault.passkey && t(`session.passkey.${fault.passkey}`)}</p>
        <FactorActions>
          <Action type="submit" disabled={busy}>
            {t('session.step.continue')}
          </Action>
          <Action type="button" look="outlined" disabled={busy} onClick={onClose}>
            {t('collections.cancel')}
          </Action>
        </FactorActions>
      </FactorForm>
    </Dialog>
  )
}

function useNewPasskey(options: PasskeyCreationOptions, onDone: PasskeySetupProps['onDone']) {
  const { t } = useTranslation('admin')
  const { client } = useApi()
  const toastFailure = useFailureToasts()
  const [busy, setBusy] = useState(false)
  const [fault, setFault] = useState<{ name?: string; passkey?: PasskeyFailureReason }>({})

  const make = async (name: string) => {
    if (name.trim() === '') return setFault({ name: t('accounts.factors.passkeys.nameMissing') })
    setBusy(true)
    setFault({})
    try {
      const { makePasskey } = await importNow(() => import('../passkeys.ts'))
      const passkey = await makePasskey(options)
      const { data } = await callEndpoint(client, addPasskey, { body: { name, passkey } })
      onDone(data.recoveryCodes)
    } catch (failure) {
      const [[, wrong] = []] = serverFieldErrors(failure, ['name'])
      if (failure instanceof PasskeyFailure) setFault({ passkey: failure.reason })
      else if (wrong !== undefined) setFault({ name: wrong })
      else toastFailure(failure)
    } finally {
      setBusy(false)
    }
  }
  return { busy, fault, make }
}
