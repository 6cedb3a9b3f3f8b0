import { PageValue } from '../listeners.ts'
import { readDevice, writeDevice } from '../safe-storage.ts'

/** Beside the list itself, so that a page knows without opening a database that there is none (QUOTE-4). */
const countKey = 'quotation-lines'

/** How many lines the list of this device has, as far as this page knows. */
export const listedCount = new PageValue(0)

/** The pieces of each line by its key; none before the list is read. */
export const listedPieces = new PageValue<ReadonlyMap<string, number>>(new Map())

/** The device has not the count of this page: it keeps the list or the count no longer than the page (QUOTE-6). */
let isOfPage = false

/** Reads what other pages have noted. */
export function readListedCount(): void {
  if (isOfPage) return
  const count = Number(readDevice(countKey) ?? 0)
  listedCount.set(Number.isSafeInteger(count) && count > 0 ? count : 0)
}

/** @param isKept false for a list that the device does not keep: it is counted on this page alone */
export function noteListedCount(count: number, isKept: boolean): void {
  const noted = count > 0 ? String(count) : undefined
  if (isKept) writeDevice(countKey, noted)
  isOfPage = !isKept || readDevice(countKey) !== noted
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
