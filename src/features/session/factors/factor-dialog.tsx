import Dialog from '@mui/material/Dialog'
import { type ReactNode, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Action } from '#src/ui/action.tsx'
import { FactorActions, FactorForm } from './factor-layout.ts'
import type { FactorForm as Form } from './use-factor-form.ts'

interface FactorDialogProps {
  title: string
  /** Of the button that sends. */
  submitText: string
  form: Form
  onValue: (value: string) => Promise<unknown>
  onClose: () => void
  /** Another way to go on, between sending and leaving. */
  otherWay?: ReactNode
  /** An explanation where one is needed, and the field. */
  children: ReactNode
}

/** A question of one field about a factor. */
export function FactorDialog(props: FactorDialogProps) {
  const { title, submitText, form, onValue, onClose, otherWay, children } = props
  const { t } = useTranslation('admin')
  const id = useId()
  const { busy, fault } = form
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="xs" aria-labelledby={id}>
      <FactorForm noValidate onSubmit={form.submit(onValue)}>
        <h2 id={id}>{title}</h2>
        {children}
        <p role="status">{fault.passkey && t(`session.passkey.${fault.passkey}`)}</p>
        <FactorActions>
          <Action type="submit" disabled={busy}>
            {submitText}
          </Action>
          {otherWay}
          <Action type="button" look="outlined" disabled={busy} onClick={onClose}>
            {t('collections.cancel')}
          </Action>
        </FactorActions>
      </FactorForm>
    </Dialog>
  )
}
