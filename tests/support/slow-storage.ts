import type { BrowserContext, Page } from '@playwright/test'
import { readPage } from './read-page.ts'

/** The key under which the pages of one browser find how slow its storage is. */
const delayKey = 'milliseconds of a write'

/**
 * Lets the pages of a browser write to IndexedDB as slowly as is chosen: a transaction that writes stays open for so
 * long, and whoever else needs its store waits, the service worker too.
 *
 * @returns a function that chooses: milliseconds of a write, from a page of the site
 */
export async function slowStorage(context: BrowserContext) {
  await context.addInitScript(delayWrites, delayKey)
  return (page: Page, delay: number) =>
    readPage(page, writeDelay, [delayKey, String(delay)] as const)
}

// The functions below run in the page.

function writeDelay([key, delay]: readonly [string, string]): void {
  localStorage.setItem(key, delay)
}

function delayWrites(key: string): void {
  const { put } = IDBObjectStore.prototype
  const held = new WeakSet<IDBTransaction>()
  IDBObjectStore.prototype.put = function (value: unknown, name?: IDBValidKey) {
    const delay = Number(localStorage.getItem(key) ?? 0)
    const writing = put.call(this, value, name)
    if (delay === 0 || held.has(this.transaction)) return writing
    held.add(this.transaction)
    const end = performance.now() + delay
    // A transaction stays open for as long as it is asked for something.
    const ask = () => {
      if (performance.now() < end) this.count().onsuccess = ask
    }
    ask()
    return writing
  }
}
