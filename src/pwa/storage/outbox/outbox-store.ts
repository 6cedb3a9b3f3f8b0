import { del, promisifyRequest } from 'idb-keyval'
import { guardedRead, guardedWrite } from '../guarded.ts'
import { createReopeningStore } from '../reopening-store.ts'
import { announce } from './outbox-news.ts'
import { outboxName } from './outbox-names.ts'
import { type OutboxItem, sizeOf } from './outbox-item.ts'

/** How much is kept at most (offline.md, Outbox). */
const outboxLimits = { items: 10, bytes: 25 * 1024 * 1024 } as const

/** `unavailable`: storage refuses, does not answer or is full. */
export type Addition = 'stored' | 'too-many' | 'too-large' | 'unavailable'

const store = createReopeningStore(outboxName, 'items')

// The store holds nothing but items: only `addItem` and `replaceItem` write to it.
const allOf = (items: IDBObjectStore) => promisifyRequest<OutboxItem[]>(items.getAll())
const oneOf = (items: IDBObjectStore, id: string) =>
  promisifyRequest<OutboxItem | undefined>(items.get(id))

/** All items, the oldest first; undefined where storage does not answer. */
export async function readOutbox(): Promise<OutboxItem[] | undefined> {
  const items = await guardedRead<OutboxItem[] | undefined>(
    () => store('readonly', allOf),
    undefined,
  )
  return items?.sort((one, other) => one.createdAt - other.createdAt)
}

/** @returns undefined where there is none, `unreadable` where storage does not answer */
export function readItem(id: string): Promise<OutboxItem | undefined | 'unreadable'> {
  return guardedRead<OutboxItem | undefined | 'unreadable'>(
    () => store('readonly', (items) => oneOf(items, id)),
    'unreadable',
  )
}

function roomFor(item: OutboxItem, kept: OutboxItem[]): Addition {
  if (kept.length >= outboxLimits.items) return 'too-many'
  const bytes = [item, ...kept].reduce((sum, one) => sum + sizeOf(one), 0)
  return bytes > outboxLimits.bytes ? 'too-large' : 'stored'
}

/**
 * Keeps a new item, within the limits; one that is kept already stays as it is. It is not announced: usually it is
 * sent at once, and nobody need see it wait.
 */
export async function addItem(item: OutboxItem): Promise<Addition> {
  let addition: Addition = 'unavailable'
  let givenUp = false
  const written = await guardedWrite(async () => {
    addition = await store('readwrite', async (items) => {
      const kept = await allOf(items)
      if (kept.some(({ id }) => id === item.id)) return 'stored'
      const room = roomFor(item, kept)
      if (room !== 'stored') return room
      items.put(item, item.id)
      await promisifyRequest(items.transaction)
      return room
    })
    // Written after all, when whoever asked has long been told that it is not.
    if (givenUp) await del(item.id, store)
  })
  givenUp = !written
  return written ? addition : 'unavailable'
}

/** Writes an item's new state, unless it has been removed meanwhile. */
export async function replaceItem(item: OutboxItem): Promise<void> {
  await guardedWrite(() =>
    store('readwrite', async (items) => {
      if ((await oneOf(items, item.id)) === undefined) return
      items.put(item, item.id)
      await promisifyRequest(items.transaction)
    }),
  )
  announce({ kind: 'changed' })
}

export async function removeItem(id: string): Promise<void> {
  await guardedWrite(() => del(id, store))
  announce({ kind: 'changed' })
}
