import { useEffect } from 'react'
import { createApiClient } from '#src/api/api-client.ts'
import { useApi } from '#src/api/api-context.ts'
import { sendRepeatedly } from '#src/pwa/outbox.ts'
import { useDeliveryToasts } from './use-delivery-toasts.ts'
import { useOutboxItems } from './use-outbox-items.ts'
import { WaitingItems } from './waiting-items.tsx'

/** Sends what waits, tells of what arrived, and shows what is left (OUTBOX-8, OUTBOX-9). */
export function Outbox({ hidden }: { hidden: boolean }) {
  const { language } = useApi()
  const items = useOutboxItems()

  useDeliveryToasts()
  // The client of a session would send its token with what a visitor wrote.
  useEffect(() => sendRepeatedly(createApiClient(language)), [language])

  return !hidden && items.length > 0 && <WaitingItems items={items} />
}
