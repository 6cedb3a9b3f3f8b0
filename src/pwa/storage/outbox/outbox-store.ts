import { promisifyRequest } from 'idb-keyval'
import { guardedRead, guardedWrite, writeLimit } from '../guarded.ts'
import { createReopeningStore } from '../reopening-store.ts'
import { lifetime } from './after-failure.ts'
import { announce, outboxName } from './outbox-news.ts'
import { type OutboxItem, sizeOf, type Stored } from './outbox-item.ts'

/** The most that is kept (offline.md, Outbox). */
const outboxLimits = { items: 10, bytes: 25 * 1024 * 1024 } as const

/** `delivered`: the server has this very submission already. `unavailable`: storage refuses, does not answer or is full. */
export type Addition = 'stored' | 'delivered' | 'too-many' | 'too-large' | 'unavailable'

const store = createReopeningStore(outboxName, 'items')

// The store holds nothing but these: only the functions below write to it.
const allOf = (records: IDBObjectStore) => promisifyRequest<Stored[]>(records.getAll())
const isItem = (stored: Stored): stored is OutboxItem => stored.state !== 'delivered'

/** Changes the store in one transaction, and ends once that is on the device. */
function change<T>(work: (records: IDBObjectStore) => Promise<T>): Promise<T> {
  return store('readwrite', async (records) => {
    const ended = promisifyRequest(records.transaction)
    // A failure of the work itself is the one to be told.
    ended.catch(() => undefined)
    const result = await work(records)
    await ended
    return result
  })
}

/** The oldest first; undefined where storage does not answer. */
async function readAll(limit?: number): Promise<Stored[] | undefined> {
  const read = () => store('readonly', allOf)
  const stored = await guardedRead<Stored[] | undefined>(read, undefined, limit)
  return stored?.sort((one, other) => one.createdAt - other.createdAt)
}

/**
 * All items, the oldest first; undefined where storage does not answer. What was slow to be written is as slow to be read:
 * given up sooner, it would be neither shown nor sent.
 */
export async function readOutbox(): Promise<OutboxItem[] | undefined> {
  return (await readAll(writeLimit))?.filter(isItem)
}

/** @returns undefined where there is none, `unreadable` where storage does not answer */
async function readLast(isMeant: (one: Stored) => boolean) {
  const stored = await readAll()
  return stored === undefined ? 'unreadable' : stored.findLast(isMeant)
}

export const readStored = (id: string) => readLast((one) => one.id === id)

/** The last submission of a draft. */
export const readOfDraft = (draft: string) => readLast((one) => one.draft === draft)

function roomFor(item: OutboxItem, kept: OutboxItem[]): Addition {
  if (kept.length >= outboxLimits.items) return 'too-many'
  const bytes = [item, ...kept].reduce((sum, one) => sum + sizeOf(one), 0)
  return bytes > outboxLimits.bytes ? 'too-large' : 'stored'
}

/**
 * Keeps a new item, within the limits; one that is kept already stays as it is. It is not announced: usually it is
 * sent at once, and nobody need see it wait. A write that succeeds only after this has given up has the same
 * submission under the same key: sending it is what the visitor asked for.
 */
export function addItem(item: OutboxItem): Promise<Addition> {
  const add = async (records: IDBObjectStore): Promise<Addition> => {
    const stored = await allOf(records)
    const known = stored.find(({ id }) => id === item.id)
    if (known !== undefined) return isItem(known) ? 'stored' : 'delivered'
    const room = roomFor(item, stored.filter(isItem))
    if (room === 'stored') records.put(item, item.id)
    return room
  }
  return guardedRead(() => change(add), 'unavailable', writeLimit)
}

/** Writes an item's new state, unless it has been removed or delivered meanwhile. */
export async function replaceItem(item: OutboxItem): Promise<void> {
  await guardedWrite(() =>
    change(async (records) => {
      const stored = await promisifyRequest<Stored | undefined>(records.get(item.id))
      if (stored !== undefined && isItem(stored)) records.put(item, item.id)
    }),
  )
  announce({ kind: 'changed' })
}

/**
 * Puts a receipt in the place of an item that the server has, and forgets receipts that nobody can ask for any more.
 *
 * @returns whether the item was still kept; undefined where storage does not answer
 */
export function markDelivered({ id, draft, call, createdAt }: OutboxItem, now: number) {
  return guardedRead<boolean | undefined>(
    () =>
      change(async (records) => {
        const stored = await allOf(records)
        for (const one of stored)
          if (!isItem(one) && one.deliveredAt < now - lifetime) records.delete(one.id)
        const receipt: Stored = { id, draft, call, createdAt, state: 'delivered', deliveredAt: now }
        records.put(receipt, id)
        return stored.some((one) => one.id === id)
      }),
    undefined,
  )
}

async function remove(isMeant: (item: OutboxItem) => boolean): Promise<OutboxItem[]> {
  const take = async (records: IDBObjectStore) => {
    const meant = (await allOf(records)).filter(isItem).filter(isMeant)
    for (const { id } of meant) records.delete(id)
    return meant
  }
  const removed = await guardedRead(() => change(take), [], writeLimit)
  if (removed.length > 0) announce({ kind: 'changed' })
  return removed
}

/** Takes an item out; one that is being sent does not come back when that fails. */
export async function removeItem(id: string): Promise<void> {
  await remove((item) => item.id === id)
}

/** Takes out what was made of a draft. @returns whether any of it may have reached the server all the same */
export async function withdrawDraft(draft: string): Promise<boolean> {
  const removed = await remove((item) => item.draft === draft)
  // Without a recorded attempt its first one is under way, or the page was closed in the middle of it.
  return removed.some(({ attempts, mayHaveArrived }) => attempts === 0 || mayHaveArrived === true)
}
