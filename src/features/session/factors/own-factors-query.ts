import { queryOptions } from '@tanstack/react-query'
import { readOwnFactors } from '#contract/own-factors.ts'
import type { ApiContextValue } from '#src/api/api-context.ts'
import { callEndpoint } from '#src/api/call-endpoint.ts'

export const ownFactorsKey = ['admin', 'own-factors'] as const

/** The user's second factors as they are now: they are changed with a connection alone. */
export function ownFactorsQuery({ client }: Pick<ApiContextValue, 'client'>) {
  return queryOptions({
    queryKey: ownFactorsKey,
    queryFn: async ({ signal }) => (await callEndpoint(client, readOwnFactors, { signal })).data,
    staleTime: 0,
  })
}
