import { del, get, set } from 'idb-keyval'
import type { Language } from '#contract/locale.ts'
import { copyCache, type CopyFile, type CopyWidth } from '#contract/offline-copy-files.ts'
import { guardedRead, guardedWrite } from './guarded.ts'
import { createReopeningStore } from './reopening-store.ts'

/**
 * `fetching`: the worker is at it. `waiting`: the connection was lost. `stopped`: by the visitor. `full`: the device has
 * no more room. `whole`: everything is kept.
 */
type CopyState = 'fetching' | 'waiting' | 'stopped' | 'full' | 'whole'

/** The copy of the site on this device, as it was last brought up to date (COPY-3). */
export interface CopyRecord {
  state: CopyState
  language: Language
  width: CopyWidth
  /** As the server last listed them. */
  files: CopyFile[]
  /** Bytes of those that are kept. */
  done: number
  /** When the work was begun that has brought these files, in milliseconds since 1970. */
  begunAt?: number
  /** When it was last whole, in milliseconds since 1970. */
  wholeAt?: number
}

const store = createReopeningStore('pwa-copy', 'copy')
const key = 'copy'
/** Milliseconds: a page that asks has nothing else to show. */
const patience = 2000

/** @returns undefined where nothing was asked to be kept, or storage does not answer */
export function readCopy(): Promise<CopyRecord | undefined> {
  return guardedRead(() => get<CopyRecord>(key, store), undefined, patience)
}

export function writeCopy(record: CopyRecord): Promise<boolean> {
  return guardedWrite(() => set(key, record, store))
}

export function forgetCopy(): Promise<boolean> {
  return guardedWrite(() => del(key, store))
}

/** The paths of the files that are kept: the browser may have removed some for want of room. */
export async function keptPaths(): Promise<Set<string>> {
  // Opening it would make it.
  if (!(await caches.has(copyCache))) return new Set()
  const cache = await caches.open(copyCache)
  return new Set((await cache.keys()).map(({ url }) => new URL(url).pathname))
}

/** Bytes of these files together. */
export const sizeOf = (files: readonly CopyFile[]): number =>
  files.reduce((sum, { size }) => sum + size, 0)
