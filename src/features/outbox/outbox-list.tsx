import Dialog from '@mui/material/Dialog'
import { useTranslation } from 'react-i18next'
import type { OutboxItem } from '#src/pwa/storage/outbox/outbox-item.ts'
import { storageRefused } from '#src/pwa/persist-storage.ts'
import { usePageValue } from '#src/pwa/listeners.ts'
import { Action } from '#src/ui/action.tsx'
import { CloseIcon } from '#src/ui/icons/close.tsx'
import { ListHead, Rows } from './outbox-list-parts.ts'
import { OutboxRow } from './outbox-row.tsx'

const titleId = 'outbox-title'

interface OutboxListProps {
  items: OutboxItem[]
  onClose: () => void
}

/** The submissions that this device keeps: each can be sent now, edited or deleted (offline.md, Outbox). */
export function OutboxList({ items, onClose }: OutboxListProps) {
  const { t } = useTranslation()
  const refused = usePageValue(storageRefused)
  return (
    <Dialog open onClose={onClose} maxWidth="sm" fullWidth aria-labelledby={titleId}>
      <ListHead>
        <div>
          <h2 id={titleId}>{t('outbox.title')}</h2>
          <p>{t('outbox.lead')}</p>
          {refused && <p>{t('outbox.mayBeCleared')}</p>}
        </div>
        <Action type="button" look="icon" aria-label={t('outbox.close')} onClick={onClose}>
          <CloseIcon />
        </Action>
      </ListHead>
      <Rows>
        {items.map((item) => (
          <OutboxRow key={item.id} item={item} onReopened={onClose} />
        ))}
      </Rows>
    </Dialog>
  )
}
