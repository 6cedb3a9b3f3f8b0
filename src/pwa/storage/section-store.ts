import { get, getMany, update } from 'idb-keyval'
import { guardedRead, guardedWrite } from './guarded.ts'
import { createReopeningStore } from './reopening-store.ts'

/** A section as it was last known: the body of the call's answer, and when it came. */
export interface StoredSection {
  data: unknown
  /** Milliseconds since 1970. */
  fetchedAt: number
}

const sections = createReopeningStore('pwa-sections', 'sections')

/** @param key of `sectionKey` */
export async function readSection(key: string): Promise<StoredSection | undefined> {
  return guardedRead(async () => {
    const stored: unknown = await get(key, sections)
    return isStoredSection(stored) ? stored : undefined
  }, undefined)
}

/** Several at once; undefined for each that is not there. */
export async function readSections(keys: string[]): Promise<(StoredSection | undefined)[]> {
  return guardedRead(async () => {
    const stored: unknown[] = await getMany(keys, sections)
    return stored.map((value) => (isStoredSection(value) ? value : undefined))
  }, [])
}

/** Keeps a section; an older answer that comes late never replaces a newer one. */
export async function writeSection(key: string, section: StoredSection): Promise<boolean> {
  const newer = (present: unknown) =>
    isStoredSection(present) && present.fetchedAt > section.fetchedAt ? present : section
  return guardedWrite(() => update(key, newer, sections))
}

function isStoredSection(value: unknown): value is StoredSection {
  return (
    typeof value === 'object' &&
    value !== null &&
    'data' in value &&
    'fetchedAt' in value &&
    typeof value.fetchedAt === 'number'
  )
}
