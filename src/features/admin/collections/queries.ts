import { hashKey, type QueryKey, queryOptions } from '@tanstack/react-query'
import type { CallQuery } from '#contract/endpoint.ts'
import type { ApiContextValue } from '#src/api/api-context.ts'
import { callEndpoint } from '#src/api/call-endpoint.ts'
import { fetchNetworkFirst, keptAddress } from '#src/api/fetch-network-first.ts'
import { cachedAt } from '#src/pwa/freshness.ts'
import type { AdminRecord } from './column.ts'
import type { CollectionScreen } from './screen.ts'

/** One page of a list; `orderVersion` is what a reorder is based on. */
export interface RecordPage {
  data: AdminRecord[]
  pageNo: number
  pageSize: number
  totalCount: number
  /** True where more may be found than `totalCount` says (LIST-13). */
  isLeast?: boolean
  orderVersion: number
}

/** The beginning of the keys of all that is known of a collection. */
export function collectionKey({ collection }: CollectionScreen) {
  return ['admin', collection.name] as const
}

/** The list that was asked for before its page: however long the page takes, it does not ask again. */
let askedAhead: string | undefined

/** Notes that a list is asked for before its page is there. */
export function noteAhead(queryKey: QueryKey): void {
  askedAhead = hashKey(queryKey)
}

/** From here on each page of a list asks anew. */
export function forgetAhead(): void {
  askedAhead = undefined
}

/** Milliseconds after which the server is asked again when a kept answer is shown because it did not answer. */
const askAgain = 5000

const askAgainAfter = (address: string) => () =>
  cachedAt(address) !== undefined && navigator.onLine ? askAgain : false

/** The address under which a page of a collection is kept for when there is no answer. */
export function listAddress({ calls }: CollectionScreen, query: CallQuery): string {
  return keptAddress(calls.list, { query })
}

/** The address under which a record is kept. */
export function recordAddress({ calls }: CollectionScreen, id: string): string {
  return keptAddress(calls.read, { id })
}

/** A page of a collection, or what was last known of it; the one before stays in view while it is fetched. */
export function listQuery({ client }: ApiContextValue, screen: CollectionScreen, query: CallQuery) {
  const queryKey = [...collectionKey(screen), 'list', query]
  // The collection's schema has read each of them.
  const pageOf = (data: unknown) => data as RecordPage
  return queryOptions({
    queryKey,
    queryFn: async ({ signal, client: queries }) => {
      const { data } = await fetchNetworkFirst(
        client,
        screen.calls.list,
        { query },
        {
          signal,
          // A list has its records whole: each can be opened later on.
          also: (answer) =>
            pageOf(answer.data).data.map((record) => [
              recordAddress(screen, record.id),
              { data: record },
            ]),
          onKept: (answer) => queries.setQueryData(queryKey, (now) => now ?? pageOf(answer.data)),
          onLate: (answer) => queries.setQueryData(queryKey, answer.data),
        },
      )
      return pageOf(data)
    },
    staleTime: ({ queryHash }) => (queryHash === askedAhead ? Infinity : 0),
    refetchInterval: askAgainAfter(listAddress(screen, query)),
  })
}

/** A record, or what was last known of it. */
export function recordQuery({ client }: ApiContextValue, screen: CollectionScreen, id: string) {
  const queryKey = [...collectionKey(screen), 'record', id]
  return queryOptions({
    queryKey,
    queryFn: async ({ signal, client: queries }) => {
      const { data } = await fetchNetworkFirst(
        client,
        screen.calls.read,
        { id },
        { signal, onLate: (answer) => queries.setQueryData(queryKey, answer.data) },
      )
      return data as AdminRecord
    },
    // An edit starts from the record as it is now.
    staleTime: 0,
    refetchInterval: askAgainAfter(recordAddress(screen, id)),
  })
}

/** Every record of a collection in its order, however many pages they fill. */
export function orderQuery({ client }: ApiContextValue, screen: CollectionScreen) {
  return queryOptions({
    queryKey: [...collectionKey(screen), 'order'],
    queryFn: async ({ signal }) => {
      const records: AdminRecord[] = []
      for (let pageNo = 1; ; pageNo += 1) {
        const query = { pageNo, pageSize: 100, sort: 'order' }
        const answer = await callEndpoint(client, screen.calls.list, { query, signal })
        const page = answer.data as unknown as RecordPage
        records.push(...page.data)
        if (page.data.length === 0 || records.length >= page.totalCount)
          return { records, orderVersion: page.orderVersion }
      }
    },
    staleTime: 0,
  })
}
