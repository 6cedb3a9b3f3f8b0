import { useTranslation } from 'react-i18next'
import { Action } from '#src/ui/action.tsx'
import { Choices } from './outbox-list-parts.ts'

interface RowChoicesProps {
  /** The action that needs a confirmation first. */
  asked: 'delete' | 'edit' | undefined
  sending: boolean
  onSend: () => void
  onEdit: () => void
  onDelete: () => void
  onCancel: () => void
  onConfirm: () => void
}

const questions = {
  delete: { text: 'outbox.confirmDelete', yes: 'outbox.delete' },
  edit: { text: 'outbox.confirmEdit', yes: 'outbox.replace' },
} as const

/** The buttons of a kept submission; what would lose something is confirmed in their place. */
export function RowChoices({
  asked,
  sending,
  onSend,
  onEdit,
  onDelete,
  onCancel,
  onConfirm,
}: RowChoicesProps) {
  const { t } = useTranslation()
  if (asked !== undefined) {
    return (
      <Choices role="group" aria-label={t(questions[asked].text)}>
        <p>{t(questions[asked].text)}</p>
        <Action type="button" look="plain" onClick={onConfirm}>
          {t(questions[asked].yes)}
        </Action>
        <Action type="button" look="plain" autoFocus onClick={onCancel}>
          {t('outbox.cancel')}
        </Action>
      </Choices>
    )
  }
  return (
    <Choices>
      <Action type="button" look="plain" disabled={sending} onClick={onSend}>
        {sending ? t('outbox.sending') : t('outbox.sendNow')}
      </Action>
      <Action type="button" look="plain" disabled={sending} onClick={onEdit}>
        {t('outbox.edit')}
      </Action>
      <Action type="button" look="plain" disabled={sending} onClick={onDelete}>
        {t('outbox.delete')}
      </Action>
    </Choices>
  )
}
