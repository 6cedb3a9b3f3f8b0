import { queryOptions } from '@tanstack/react-query'
import { listOwnSessions, type OwnSession } from '#contract/own-sessions.ts'
import type { ApiContextValue } from '#src/api/api-context.ts'
import { fetchNetworkFirst, keptAddress } from '#src/api/fetch-network-first.ts'

/** The address under which the list is stored for when there is no answer. */
export const ownSessionsAddress = keptAddress(listOwnSessions, {})

export const ownSessionsKey = ['admin', 'own-sessions'] as const

/** Where the user is signed in, or was when it was last known (SESSION-31). */
export function ownSessionsQuery({ client }: Pick<ApiContextValue, 'client'>) {
  return queryOptions({
    queryKey: ownSessionsKey,
    queryFn: async ({ signal, client: queries }): Promise<OwnSession[]> => {
      const onLate = ({ data }: { data: OwnSession[] }) =>
        queries.setQueryData(ownSessionsKey, data)
      return (await fetchNetworkFirst(client, listOwnSessions, {}, { signal, onLate })).data
    },
    staleTime: 0,
  })
}
