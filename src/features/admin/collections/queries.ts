import { queryOptions } from '@tanstack/react-query'
import type { CallQuery } from '#contract/endpoint.ts'
import type { ApiContextValue } from '#src/api/api-context.ts'
import { callEndpoint } from '#src/api/call-endpoint.ts'
import type { AdminRecord, CollectionScreen } from './screen.ts'

/** One page of a list; `orderVersion` is what a reorder is based on. */
export interface RecordPage {
  data: AdminRecord[]
  pageNo: number
  pageSize: number
  totalCount: number
  orderVersion: number
}

/** The beginning of the keys of all that is known of a collection. */
export function collectionKey({ collection }: CollectionScreen) {
  return ['admin', collection.name] as const
}

/** A page of a collection; the one before stays in view while it is fetched. */
export function listQuery({ client }: ApiContextValue, screen: CollectionScreen, query: CallQuery) {
  return queryOptions({
    queryKey: [...collectionKey(screen), 'list', query],
    queryFn: async ({ signal }) => {
      const { data } = await callEndpoint(client, screen.calls.list, { query, signal })
      // The collection's schema has read each of them.
      return data as unknown as RecordPage
    },
    staleTime: 0,
  })
}

export function recordQuery({ client }: ApiContextValue, screen: CollectionScreen, id: string) {
  return queryOptions({
    queryKey: [...collectionKey(screen), 'record', id],
    queryFn: async ({ signal }) => {
      const { data } = await callEndpoint(client, screen.calls.read, { id, signal })
      return data as AdminRecord
    },
    // What is edited is what is there now.
    staleTime: 0,
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
