import { Listeners } from './listeners.ts'
import type { OutboxItem } from './storage/outbox/outbox-item.ts'

type Taker = (item: OutboxItem) => void

const forms = new Map<string, Taker>()
const left = new Map<string, OutboxItem>()
const listeners = new Listeners()

/** For a form whose code is not there before it is wanted. */
export const listenToReopened = listeners.listen

/** @returns true while an item waits for the form of a call to take it */
export const hasReopened = (call: string) => left.has(call)

/** Puts an item back into the form that it came from, now or when that form shows. */
export function reopenSubmission(item: OutboxItem): void {
  const take = forms.get(item.call)
  if (take !== undefined) return take(item)
  left.set(item.call, item)
  listeners.tell()
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
