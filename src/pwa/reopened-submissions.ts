import { PageValue } from './listeners.ts'
import type { OutboxItem } from './storage/outbox/outbox-item.ts'

/** An item that goes back into the form that it came from, now or when that form shows. */
export const reopened = new PageValue<OutboxItem | undefined>(undefined)

/** The form of a call takes what is put back. @returns a function that ends it */
export function takeReopened(call: string, take: (item: OutboxItem) => void): () => void {
  const look = () => {
    const item = reopened.current
    if (item?.call !== call) return
    reopened.set(undefined)
    take(item)
  }
  look()
  return reopened.listen(look)
}
