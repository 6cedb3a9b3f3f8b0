import type { OutboxItem } from './storage/outbox/outbox-item.ts'

type Taker = (item: OutboxItem) => void

const forms = new Map<string, Taker>()
const left = new Map<string, OutboxItem>()

/** Puts an item back into the form that it came from, now or when that form shows. */
export function reopenSubmission(item: OutboxItem): void {
  const take = forms.get(item.call)
  if (take === undefined) left.set(item.call, item)
  else take(item)
}

/** The form of a call takes what is put back. @returns a function that ends it */
export function takeReopened(call: string, take: Taker): () => void {
  forms.set(call, take)
  const item = left.get(call)
  left.delete(call)
  if (item !== undefined) take(item)
  return () => {
    if (forms.get(call) === take) forms.delete(call)
  }
}
