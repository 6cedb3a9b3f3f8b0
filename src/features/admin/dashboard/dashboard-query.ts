import { queryOptions } from '@tanstack/react-query'
import { type Dashboard, type dashboardPeriods, readDashboard } from '#contract/admin/dashboard.ts'
import type { ApiContextValue } from '#src/api/api-context.ts'
import { fetchNetworkFirst, keptAddress } from '#src/api/fetch-network-first.ts'

export type Period = (typeof dashboardPeriods)[number]

/** The address under which the figures of a period are kept for when there is no answer. */
export function dashboardAddress(days: Period): string {
  return keptAddress(readDashboard, { query: { days } })
}

/** The dashboard's figures of a period, or the last known ones. */
export function dashboardQuery({ client, language }: ApiContextValue, days: Period) {
  const queryKey = ['admin', 'dashboard', language, days]
  return queryOptions({
    queryKey,
    queryFn: async ({ signal, client: queries }): Promise<Dashboard> => {
      const asked = { query: { days } }
      const show = (answer: { data: Dashboard }) => queries.setQueryData(queryKey, answer.data)
      const told = { signal, onKept: show, onLate: show }
      return (await fetchNetworkFirst(client, readDashboard, asked, told)).data
    },
  })
}
