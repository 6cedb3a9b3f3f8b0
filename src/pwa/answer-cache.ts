import { clear, delMany, entries, get, setMany, type UseStore } from 'idb-keyval'
import { forgetShown, cachedAt, markShown } from './freshness.ts'
import { guardedRead, guardedWrite, writeLimit } from './storage/guarded.ts'
import { createReopeningStore } from './storage/reopening-store.ts'
import type { StoredSection } from './storage/section-store.ts'

const prefix = 'pwa-admin-'
/** The most answers that are kept for a user; the oldest go first. */
const mostAnswers = 1500

/** Of users who have been here since the page began, by the names of their databases. */
const stores = new Map<string, UseStore>()
/** The store of the signed-in user. */
let store: UseStore | undefined

function storeNamed(database: string): UseStore {
  const known = stores.get(database) ?? createReopeningStore(database, 'answers')
  stores.set(database, known)
  return known
}

/** From here on answers are kept for this user. */
export function openAnswers(userId: string): void {
  const own = storeNamed(prefix + userId)
  if (own === store) return
  store = own
  // Another user may have been shown these; the keys of answers are addresses.
  forgetShown('/')
  void guardedWrite(() => forgetOldest(own))
}

async function forgetOldest(answers: UseStore): Promise<void> {
  const kept = await entries<string, StoredSection>(answers)
  kept.sort(([, one], [, other]) => other.fetchedAt - one.fetchedAt)
  const keys = kept.slice(mostAnswers).map(([key]) => key)
  await delMany(keys, answers)
}

/** The last answer that the current user got. Slow storage has long for it. @param key the call's address */
export async function readAnswer(key: string): Promise<StoredSection | undefined> {
  const own = store
  return own && guardedRead(() => get<StoredSection>(key, own), undefined, writeLimit)
}

/** Keeps answers of the server in the place of those before. @returns whether they are kept */
export async function keepAnswers(answers: [key: string, data: unknown][]): Promise<boolean> {
  const own = store
  if (own === undefined || answers.length === 0) return false
  const fetchedAt = Date.now()
  const kept = answers.map(([key, data]): [string, StoredSection] => [key, { data, fetchedAt }])
  for (const [key] of kept) if (cachedAt(key) !== undefined) markShown(key, 'network', fetchedAt)
  return guardedWrite(() => setMany(kept, own))
}

/** Forgets the current user's answers of the calls whose addresses begin so. @returns whether they are gone */
export async function dropAnswers(address: string): Promise<boolean> {
  const own = store
  if (own === undefined) return true
  return guardedWrite(async () => {
    const kept = await entries<string, StoredSection>(own)
    await delMany(
      kept.map(([key]) => key).filter((key) => key.startsWith(address)),
      own,
    )
  })
}

/** Ends when the last page that holds it open lets it go, or is gone. */
function deleteDatabase(name: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const deleting = indexedDB.deleteDatabase(name)
    deleting.onsuccess = () => resolve()
    deleting.onerror = () => reject(new Error(`${name} cannot be deleted`))
  })
}

/**
 * Forgets what was kept for anyone, whatever page has it open, and then the names, which tell who was here.
 *
 * @returns whether all of it is gone: a page of an older build holds a name until it is closed
 */
export function forgetAnswers(): Promise<boolean> {
  store = undefined
  return guardedWrite(async () => {
    const databases = await indexedDB.databases()
    const listed = databases.flatMap(({ name }) => (name?.startsWith(prefix) ? [name] : []))
    // One that is being made just now is not listed yet.
    const names = [...new Set([...listed, ...stores.keys()])]
    await Promise.all(names.map((name) => clear(storeNamed(name))))
    await Promise.all(names.map(deleteDatabase))
    for (const name of names) stores.delete(name)
  })
}
