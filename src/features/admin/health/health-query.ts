import { queryOptions } from '@tanstack/react-query'
import { readHealth } from '#contract/admin/health.ts'
import type { ApiContextValue } from '#src/api/api-context.ts'
import { callEndpoint } from '#src/api/call-endpoint.ts'

/** The server's report of itself; one of before would say nothing of now. */
export function healthQuery({ client }: ApiContextValue) {
  return queryOptions({
    queryKey: ['admin', 'health'],
    queryFn: async ({ signal }) => (await callEndpoint(client, readHealth, { signal })).data,
    staleTime: 0,
    gcTime: 0,
  })
}
