import { lazy, Suspense, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useApi } from '#src/api/api-context.ts'
import { keepSending } from '#src/pwa/outbox.ts'
import { importWhenOnline } from '#src/ui/import-when-online.ts'
import { OutboxPill } from './outbox-pill.tsx'
import { useDeliveryToasts } from './use-delivery-toasts.ts'
import { useOutboxItems } from './use-outbox-items.ts'

const loadList = async () => {
  const module = await importWhenOnline(() => import('./outbox-list.tsx'))
  return { default: module.OutboxList }
}
const OutboxList = lazy(loadList)

/** Sends what waits, tells of what arrived, and shows what is left (spec section 8; decisions 25). */
export function Outbox() {
  const { t } = useTranslation()
  const { client } = useApi()
  const items = useOutboxItems()
  const [open, setOpen] = useState(false)

  useDeliveryToasts()
  useEffect(() => keepSending(client), [client])

  const count = items.length
  useEffect(() => {
    // The connection may be gone by the time someone wants to see the list.
    if (count > 0) void loadList()
  }, [count])

  const stopped = items.some(({ state }) => state === 'stopped')
  return (
    <>
      {count > 0 && (
        <OutboxPill urgent={stopped} onClick={() => setOpen(true)}>
          {stopped ? t('outbox.unsent', { count }) : t('outbox.waiting', { count })}
        </OutboxPill>
      )}
      {open && count > 0 && (
        <Suspense fallback={null}>
          <OutboxList items={items} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
