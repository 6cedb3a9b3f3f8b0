import Dialog from '@mui/material/Dialog'
import { type FormEvent, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type OwnPasskey, renamePasskey } from '#contract/own-factors.ts'
import { useApi } from '#src/api/api-context.ts'
import { callEndpoint } from '#src/api/call-endpoint.ts'
import { serverFieldErrors } from '#src/api/server-field-errors.ts'
import { Action } from '#src/ui/action.tsx'
import { FormField } from '#src/ui/form-field.tsx'
import { useFailureToasts } from '../use-failure-toasts.ts'
import { FactorActions, FactorForm } from './factor-layout.ts'

interface RenamePasskeyProps {
  passkey: OwnPasskey
  onDone: () => void
  onClose: () => void
}

/** Gives a passkey another name. */
export function RenamePasskey({ passkey, onDone, onClose }: RenamePasskeyProps) {
  const { t } = useTranslation('admin')
  const { client } = useApi()
  const id = useId()
  const toastFailure = useFailureToasts()
  const [busy, setBusy] = useState(false)
  const [fault, setFault] = useState<string>()
  const save = async (name: string) => {
    setBusy(true)
    try {
      await callEndpoint(client, renamePasskey, { id: passkey.id, body: { name } })
      onDone()
    } catch (failure) {
      const [[, wrong] = []] = serverFieldErrors(failure, ['name'])
      setFault(wrong)
      if (wrong === undefined) toastFailure(failure)
    } finally {
      setBusy(false)
    }
  }
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const name = new FormData(event.currentTarget).get('name')
    void save(typeof name === 'string' ? name : '')
  }
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="xs" aria-labelledby={id}>
      <FactorForm noValidate onSubmit={submit}>
        <h2 id={id}>{t('accounts.factors.passkeys.rename')}</h2>
        <FormField
          name="name"
          label={t('accounts.factors.passkeys.name')}
          defaultValue={passkey.name}
          errorText={fault}
          autoComplete="off"
          autoFocus
          inputProps={{ dir: 'auto' }}
        />
        <FactorActions>
          <Action type="submit" disabled={busy}>
            {t('collections.save')}
          </Action>
          <Action type="button" look="outlined" disabled={busy} onClick={onClose}>
            {t('collections.cancel')}
          </Action>
        </FactorActions>
      </FactorForm>
    </Dialog>
  )
}
