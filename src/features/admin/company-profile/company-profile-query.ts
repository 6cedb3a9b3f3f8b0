import { queryOptions } from '@tanstack/react-query'
import { readCompanyProfile } from '#contract/admin/company-profile.ts'
import type { ApiContextValue } from '#src/api/api-context.ts'
import { callEndpoint } from '#src/api/call-endpoint.ts'

/** The company profile that visitors have; whether it is out of date is known by the server alone. */
export function companyProfileQuery({ client }: ApiContextValue) {
  return queryOptions({
    queryKey: ['admin', 'company-profile'],
    queryFn: async ({ signal }) =>
      (await callEndpoint(client, readCompanyProfile, { signal })).data,
    staleTime: 0,
    gcTime: 0,
  })
}
