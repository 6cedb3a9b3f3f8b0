import {
  notifyManager,
  type QueryKey,
  type QueryPersister,
  type QueryState,
} from '@tanstack/react-query'
import { experimental_createQueryPersister } from '@tanstack/query-persist-client-core'
import { hasSessionCookie } from '#contract/session-cookies.ts'
import { noteShown } from '#src/pwa/freshness.ts'
import { readSection, type StoredSection, writeSection } from '#src/pwa/storage/section-store.ts'

/** A service worker that answers this page's requests does the storing too. */
const isWorkerInControl = () =>
  'serviceWorker' in navigator && navigator.serviceWorker.controller !== null

/** Calls of whoever has a session carry `Authorization`. */
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
 * Shows a section as it was last known while the network is asked (OFFLINE-2). The records are the service
 * worker's own; the page writes them only where no worker does, and like it never what was asked for in someone's name.
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
      // What cannot be read is written over by the next answer.
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
      noteShown(key, 'restored', fetchedAt)
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
      // Whoever signs in or out meanwhile may have asked with `Authorization`.
      isForAnyone = begunAsVisitor && isVisitor()
      return answer
    }
    const items = await persisterFn<Item[], Key>(ask, context, query)
    if (restored) {
      restored = false
      // What comes of it is the query's state.
      notifyManager.schedule(() => void query.fetch().catch(() => undefined))
    }
    return items
  }
}
