import { broadcast } from '../broadcast.ts'

/** The database, and the channel on which its changes are told to all pages. */
export const outboxName = 'pwa-outbox'

/** An item has reached the server. */
interface DeliveryNews {
  kind: 'delivered'
  id: string
  call: string
  draft: string
  /** True for an item that was withdrawn while it was on its way. */
  late: boolean
}

/** The messages between pages and the worker; `told`: one page has shown that the item was delivered. */
export type OutboxNews = { kind: 'changed' } | DeliveryNews | { kind: 'told'; id: string }

export const announce = (news: OutboxNews): void => broadcast(outboxName, news)

/** @returns a function that ends it */
export function listenToOutbox(listener: (news: OutboxNews) => void): () => void {
  const channel = new BroadcastChannel(outboxName)
  channel.onmessage = ({ data }: MessageEvent<OutboxNews>) => listener(data)
  return () => channel.close()
}
