import { getMany, promisifyRequest } from 'idb-keyval'
import { guardedRead, guardedWrite } from './guarded.ts'
import { createReopeningStore } from './reopening-store.ts'

/** A section as it was last known: the body of the call's answer, and when it came. */
export interface StoredSection {
  data: unknown
  /** Milliseconds since 1970. */
  fetchedAt: number
}

const sections = createReopeningStore('pwa-sections', 'sections')

/**
 * @param key of `sectionKey`
 * @param limit milliseconds that slow storage has
 */
export async function readSection(key: string, limit?: number): Promise<StoredSection | undefined> {
  return (await readSections([key], limit))[0]
}

/**
 * Several at once; undefined for each that is not there.
 *
 * @param limit milliseconds that slow storage has
 */
export async function readSections(
  keys: string[],
  limit?: number,
): Promise<(StoredSection | undefined)[]> {
  return guardedRead(
    async () => {
      const stored: unknown[] = await getMany(keys, sections)
      return stored.map((value) => (isStoredSection(value) ? value : undefined))
    },
    [],
    limit,
  )
}

/**
 * Keeps sections by their keys; an older answer that comes late never replaces a newer one.
 *
 * @returns whether any is kept: what is no section's body never is
 */
export async function writeSections(
  given: readonly (readonly [key: string, section: StoredSection])[],
): Promise<boolean> {
  const written = given.filter(([, { data }]) => isSectionBody(data))
  if (written.length === 0) return false
  // In one transaction: each is several tasks of the page's thread.
  return guardedWrite(() =>
    sections('readwrite', (records) => {
      const each = written.map(async ([key, section]) => {
        const present = await promisifyRequest<unknown>(records.get(key))
        const isLate = isStoredSection(present) && ageOf(present) < ageOf(section)
        if (!isLate) await promisifyRequest(records.put(section, key))
      })
      return Promise.all([...each, promisifyRequest(records.transaction)])
    }),
  )
}

/** The same for one. */
export const writeSection = (key: string, section: StoredSection) => writeSections([[key, section]])

/**
 * Tells the age of a section in milliseconds. One with a date in the future counts as older than any other: the device's
 * clock was wrong, and nobody knows its age.
 */
export function ageOf({ fetchedAt }: StoredSection): number {
  const age = Date.now() - fetchedAt
  return age < 0 ? Infinity : age
}

/**
 * Tells whether an answer's body is a list of records in the envelope that our server sends. Other JSON is a portal's or a
 * proxy's; it is neither kept nor, where an older version has kept it, shown.
 */
export function isSectionBody(body: unknown): boolean {
  const data = dataOf(body)
  return Array.isArray(data) || Array.isArray(dataOf(data))
}

function dataOf(value: unknown): unknown {
  return typeof value === 'object' && value !== null && 'data' in value ? value.data : undefined
}

function isStoredSection(value: unknown): value is StoredSection {
  return (
    typeof value === 'object' &&
    value !== null &&
    'fetchedAt' in value &&
    typeof value.fetchedAt === 'number' &&
    isSectionBody(dataOf(value))
  )
}
