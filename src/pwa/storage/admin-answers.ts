import { clear, entries, get, delMany, setMany, type UseStore } from 'idb-keyval'
import { guardedRead, guardedWrite } from './guarded.ts'
import { createReopeningStore } from './reopening-store.ts'

/** What the back office was last answered: the body of the call's answer, and when it came. */
export interface KeptAnswer {
  data: unknown
  /** Milliseconds since 1970. */
  fetchedAt: number
}

const prefix = 'pwa-admin-'
/** How many answers are kept for a user; the oldest go first. */
const mostAnswers = 1500

const stores = new Map<string, UseStore>()

/** One database a user. */
function storeNamed(database: string): UseStore {
  const store = stores.get(database) ?? createReopeningStore(database, 'answers')
  stores.set(database, store)
  return store
}

const storeOf = (userId: string) => storeNamed(`${prefix}${userId}`)

/** @param key the call's address */
export function readAnswer(userId: string, key: string): Promise<KeptAnswer | undefined> {
  return guardedRead(() => get<KeptAnswer>(key, storeOf(userId)), undefined)
}

/** Keeps answers in the place of those before. @returns whether they are kept */
export function writeAnswers(userId: string, answers: [string, KeptAnswer][]): Promise<boolean> {
  return guardedWrite(() => setMany(answers, storeOf(userId)))
}

/** Makes room: what was fetched longest ago goes. */
export function forgetOldAnswers(userId: string): Promise<boolean> {
  return guardedWrite(async () => {
    const kept = await entries<string, KeptAnswer>(storeOf(userId))
    if (kept.length <= mostAnswers) return
    kept.sort(([, one], [, other]) => other.fetchedAt - one.fetchedAt)
    await delMany(
      kept.slice(mostAnswers).map(([key]) => key),
      storeOf(userId),
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
export function clearAnswers(): Promise<boolean> {
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
