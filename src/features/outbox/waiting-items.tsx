import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { OutboxItem } from '#src/pwa/storage/outbox/outbox-item.ts'
import { persistStorage } from '#src/pwa/persist-storage.ts'
import { partOnDemand } from '#src/ui/part-on-demand.tsx'
import { loadOutboxList } from './load-outbox-list.ts'
import { OutboxPill } from './outbox-pill.tsx'

const OutboxList = partOnDemand(loadOutboxList)

/** Shows the number of waiting submissions, and on a press the list of them. */
export function WaitingItems({ items }: { items: OutboxItem[] }) {
  const { t } = useTranslation()
  const [open, setOpen] = useState(false)
  const count = items.length
  const stopped = items.some(({ state }) => state === 'stopped')

  useEffect(() => void loadOutboxList(), [])
  useEffect(() => void persistStorage(), [])

  return (
    <>
      <OutboxPill urgent={stopped} onClick={() => setOpen(true)}>
        {stopped ? t('outbox.unsent', { count }) : t('outbox.waiting', { count })}
      </OutboxPill>
      {open && <OutboxList items={items} onClose={() => setOpen(false)} />}
    </>
  )
}
