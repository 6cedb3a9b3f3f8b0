import { outboxName } from './outbox-names.ts'

/** What pages and the worker tell each other; `told`: one page has shown that the item was delivered. */
export type OutboxNews =
  | { kind: 'changed' }
  | { kind: 'delivered'; id: string; call: string }
  | { kind: 'told'; id: string }

/** Tells every page, this one included. */
export function announce(news: OutboxNews): void {
  const channel = new BroadcastChannel(outboxName)
  channel.postMessage(news)
  channel.close()
}

/** @returns a function that ends it */
export function listenToOutbox(listener: (news: OutboxNews) => void): () => void {
  const channel = new BroadcastChannel(outboxName)
  channel.onmessage = ({ data }: MessageEvent<OutboxNews>) => listener(data)
  return () => channel.close()
}
