import { queryOptions } from '@tanstack/react-query'
import { readPush } from '#contract/admin/push.ts'
import type { ApiContextValue } from '#src/api/api-context.ts'
import { callEndpoint } from '#src/api/call-endpoint.ts'

export function pushQuery({ client }: Pick<ApiContextValue, 'client'>) {
  return queryOptions({
    queryKey: ['admin', 'push'],
    queryFn: async ({ signal }) => (await callEndpoint(client, readPush, { signal })).data,
    staleTime: 0,
  })
}
