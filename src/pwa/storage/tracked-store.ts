import { del, entries, get, set } from 'idb-keyval'
import { guardedRead, guardedWrite } from './guarded.ts'
import { createReopeningStore } from './reopening-store.ts'

/** The server's answer about a request of the visitor's, and when it came. */
interface StoredTracking {
  answer: unknown
  /** Milliseconds since 1970. */
  fetchedAt: number
}

/** Requests that are kept; beyond that the one that was seen longest ago goes. */
const most = 50

const tracked = createReopeningStore('pwa-tracked', 'requests')

/** @param key of the pair that was asked by */
export function readTracking(key: string): Promise<StoredTracking | undefined> {
  return guardedRead(() => get<StoredTracking>(key, tracked), undefined)
}

export function writeTracking(key: string, answer: unknown): Promise<boolean> {
  return guardedWrite(async () => {
    await set(key, { answer, fetchedAt: Date.now() }, tracked)
    const all = await entries<string, StoredTracking>(tracked)
    const [oldest] = all.toSorted(([, a], [, b]) => a.fetchedAt - b.fetchedAt)
    if (all.length > most && oldest) await del(oldest[0], tracked)
  })
}

export function forgetTracking(key: string): Promise<boolean> {
  return guardedWrite(() => del(key, tracked))
}
