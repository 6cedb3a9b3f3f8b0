import { queryOptions } from '@tanstack/react-query'
import { listAuditLog } from '#contract/admin/audit.ts'
import type { CallQuery } from '#contract/endpoint.ts'
import type { ApiContextValue } from '#src/api/api-context.ts'
import { callEndpoint } from '#src/api/call-endpoint.ts'

/**
 * A page of the audit trail. It is stored nowhere, neither on the device nor for the page's next visit: who did
 * what is shown as it is now, or not at all.
 */
export function auditLogQuery({ client }: Pick<ApiContextValue, 'client'>, query: CallQuery) {
  return queryOptions({
    queryKey: ['admin', 'audit-log', query],
    queryFn: async ({ signal }) =>
      (await callEndpoint(client, listAuditLog, { query, signal })).data,
    staleTime: 0,
    gcTime: 0,
  })
}
