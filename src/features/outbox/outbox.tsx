import { useEffect } from 'react'
import { useApi } from '#src/api/api-context.ts'
import { sendRepeatedly } from '#src/pwa/outbox.ts'
import { useDeliveryToasts } from './use-delivery-toasts.ts'
import { useOutboxItems } from './use-outbox-items.ts'
import { WaitingItems } from './waiting-items.tsx'

/** Sends what waits, tells of what arrived, and shows what is left (OUTBOX-8, OUTBOX-9). */
export function Outbox() {
  const { client } = useApi()
  const items = useOutboxItems()

  useDeliveryToasts()
  useEffect(() => sendRepeatedly(client), [client])

  return items.length > 0 && <WaitingItems items={items} />
}
