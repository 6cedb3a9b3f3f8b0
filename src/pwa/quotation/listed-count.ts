import { PageValue } from '../listeners.ts'
import { readDevice, writeDevice } from '../safe-storage.ts'

/** Beside the list itself, so that a page knows without opening a database that there is none (QUOTE-4). */
const countKey = 'quotation-lines'

/** How many lines the list of this device has, as far as this page knows. */
export const listedCount = new PageValue(0)

/** The pieces of each line by its key; none before the list is read. */
export const listedPieces = new PageValue<ReadonlyMap<string, number>>(new Map())

/** Reads what other pages have noted. */
export function readListedCount(): void {
  const count = Number(readDevice(countKey) ?? 0)
  listedCount.set(Number.isSafeInteger(count) && count > 0 ? count : 0)
}

export function noteListedCount(count: number): void {
  writeDevice(countKey, count > 0 ? String(count) : undefined)
  listedCount.set(count)
}

/** Follows other tabs. @returns a function that ends it */
export function followListedCount(): () => void {
  const onStorage = ({ key }: StorageEvent) => {
    if (key === countKey || key === null) readListedCount()
  }
  addEventListener('storage', onStorage)
  return () => removeEventListener('storage', onStorage)
}
