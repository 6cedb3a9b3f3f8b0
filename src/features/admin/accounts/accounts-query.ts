import { queryOptions } from '@tanstack/react-query'
import { listAccounts } from '#contract/admin/accounts.ts'
import type { ApiContextValue } from '#src/api/api-context.ts'
import { callEndpoint } from '#src/api/call-endpoint.ts'

/** Every account, by e-mail. Who may do what is never shown from what was kept before. */
export function accountsQuery({ client }: ApiContextValue) {
  return queryOptions({
    queryKey: ['admin', 'accounts'],
    queryFn: async ({ signal }) => (await callEndpoint(client, listAccounts, { signal })).data,
    staleTime: 0,
  })
}
