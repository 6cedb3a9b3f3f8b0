import { queryOptions } from '@tanstack/react-query'
import { noteCallsOf, type WorkNote } from '#contract/admin/work-notes.ts'
import type { CollectionDescription } from '#contract/collections/collection.ts'
import type { ApiContextValue } from '#src/api/api-context.ts'
import { fetchNetworkFirst } from '#src/api/fetch-network-first.ts'

/** Milliseconds between two questions: colleagues write on the same record. */
const interval = 30_000
/** The same while the email of a reply waits: most are sent within ten seconds. */
const whileWaiting = 5_000

export const notesKey = (collection: string, recordId: string) =>
  ['admin', collection, 'notes', recordId] as const

/** The notes on a record, or what was last known of them. */
export function notesQuery(
  { client }: ApiContextValue,
  description: CollectionDescription,
  id: string,
) {
  const queryKey = notesKey(description.name, id)
  return queryOptions({
    queryKey,
    queryFn: async ({ signal, client: queries }): Promise<WorkNote[]> => {
      const show = (answer: { data: WorkNote[] }) => queries.setQueryData(queryKey, answer.data)
      const told = { signal, onKept: show, onLate: show }
      return (await fetchNetworkFirst(client, noteCallsOf(description).list, { id }, told)).data
    },
    staleTime: 0,
    refetchInterval: ({ state }) =>
      state.data?.some(({ delivery }) => delivery === 'waiting') ? whileWaiting : interval,
  })
}
