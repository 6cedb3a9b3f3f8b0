import Dialog from '@mui/material/Dialog'
import { styled } from '@mui/material/styles'
import { type FormEvent, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { fieldLimits } from '#contract/admin/field-limits.ts'
import type { ValidationFault } from '#contract/validation-texts.ts'
import { useApi } from '#src/api/api-context.ts'
import { fieldMessage } from '#src/i18n/field-message.ts'
import { Action } from '#src/ui/action.tsx'
import { FormField } from '#src/ui/form-field.tsx'

const Body = styled('form')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'grid',
  gap: 14,
  padding: 22,
  '& > h2': { ...theme.typography.h4, margin: 0 },
  '& > div:last-of-type': { display: 'flex', flexWrap: 'wrap', gap: 8 },
}))

interface ReasonDialogProps {
  title: string
  /** The name of the field. */
  label: string
  /** Said where nothing was typed. */
  fault: ValidationFault
  /** Settles once it is saved, or could not be. */
  onAnswer: (text: string) => Promise<void>
  onCancel: () => void
}

/** Asks for the text that a state needs, such as the reason of a refusal; it stays until it is saved. */
export function ReasonDialog({ title, label, fault, onAnswer, onCancel }: ReasonDialogProps) {
  const { t } = useTranslation('admin')
  const { language } = useApi()
  const id = useId()
  const [text, setText] = useState('')
  const [isTold, setIsTold] = useState(false)
  const [busy, setBusy] = useState(false)
  const isMissing = text.trim() === ''
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setIsTold(isMissing)
    if (isMissing || busy) return
    setBusy(true)
    await onAnswer(text.trim())
    setBusy(false)
  }
  return (
    <Dialog open onClose={onCancel} fullWidth maxWidth="xs" aria-labelledby={id}>
      <Body noValidate onSubmit={(event) => void submit(event)}>
        <h2 id={id}>{title}</h2>
        <FormField
          autoFocus
          value={text}
          label={label}
          errorText={isTold && isMissing ? fieldMessage(fault, language) : undefined}
          rows={3}
          maxRows={8}
          autoComplete="off"
          dir="auto"
          maxLength={fieldLimits.text}
          onChange={({ target }) => setText(target.value)}
        />
        <div>
          <Action type="submit" disabled={busy}>
            {t('collections.board.confirm')}
          </Action>
          <Action type="button" look="outlined" onClick={onCancel}>
            {t('collections.cancel')}
          </Action>
        </div>
      </Body>
    </Dialog>
  )
}
