import {
  notifyManager,
  type QueryKey,
  type QueryPersister,
  type QueryState,
} from '@tanstack/react-query'
import { experimental_createQueryPersister } from '@tanstack/query-persist-client-core'
import { hasSessionCookie } from '#contract/session-cookies.ts'
import { markShown } from '#src/pwa/freshness.ts'
import { readSection, type StoredSection, writeSection } from '#src/pwa/storage/section-store.ts'

/** A service worker that answers this page's requests does the storing too. */
const isWorkerInControl = () =>
  'serviceWorker' in navigator && navigator.serviceWorker.controller !== null

/** False for a user with a session, whose calls carry `Authorization`. */
const isVisitor = () => !hasSessionCookie(document.cookie)

const lookedUp = new Set<string>()

/** The store has just been read for this section: its first request need not wait for the store again. */
export function skipNextLookUp(key: string): void {
  lookedUp.add(key)
}

interface SectionStorage<Item> {
  /** Of `sectionKey`. */
  key: string
  fromBody: (body: unknown) => Item[]
  toBody: (items: Item[]) => unknown
}

/**
 * Shows a section as it was last known while the network is asked (OFFLINE-2). The service worker owns the records; the
 * page writes them only where no worker does. Like the worker, it never writes the answer to a signed-in user's call.
 */
export function sectionPersister<Item, Key extends QueryKey>({
  key,
  fromBody,
  toBody,
}: SectionStorage<Item>): QueryPersister<Item[], Key> {
  let restored = false
  let isForAnyone = false
  const { persisterFn } = experimental_createQueryPersister<StoredSection>({
    storage: {
      getItem: () => (lookedUp.delete(key) ? undefined : readSection(key)),
      setItem: (_name, section) =>
        isWorkerInControl() || !isForAnyone ? undefined : writeSection(key, section),
      // The next answer overwrites a record that cannot be read.
      removeItem: () => {},
    },
    // Old content beats none.
    maxAge: Infinity,
    // Its own way to ask again leaves a failure unhandled.
    refetchOnRestore: false,
    serialize: ({ state }) => ({
      data: toBody(state.data as Item[]),
      fetchedAt: state.dataUpdatedAt,
    }),
    deserialize: ({ data, fetchedAt }) => {
      const items = fromBody(data)
      markShown(key, 'restored', fetchedAt)
      restored = true
      // The persister takes nothing but these two from a restored state.
      const state = { data: items, dataUpdatedAt: fetchedAt } as unknown as QueryState
      return { buster: '', queryHash: '', queryKey: [], state }
    },
  })
  return async (queryFn, context, query) => {
    const ask: typeof queryFn = async (given) => {
      const begunAsVisitor = isVisitor()
      const answer = await queryFn(given)
      // After a sign-in or sign-out meanwhile, the call may have carried `Authorization`.
      isForAnyone = begunAsVisitor && isVisitor()
      return answer
    }
    const items = await persisterFn<Item[], Key>(ask, context, query)
    if (restored) {
      restored = false
      // The query's state holds the outcome.
      notifyManager.schedule(() => void query.fetch().catch(() => undefined))
    }
    return items
  }
}
