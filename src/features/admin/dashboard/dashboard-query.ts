import { queryOptions } from '@tanstack/react-query'
import { z } from 'zod/mini'
import { type Dashboard, type dashboardPeriods, readDashboard } from '#contract/admin/dashboard.ts'
import { ApiFailure } from '#contract/errors.ts'
import type { ApiContextValue } from '#src/api/api-context.ts'

export type Period = (typeof dashboardPeriods)[number]

/** What the dashboard shows of a period. */
export function dashboardQuery({ client, language }: ApiContextValue, days: Period) {
  return queryOptions({
    queryKey: ['admin', 'dashboard', language, days],
    queryFn: async ({ signal }): Promise<Dashboard> => {
      const body = await client(readDashboard, { query: { days }, signal })
      const answer = z.safeParse(readDashboard.output, body)
      if (!answer.success) throw new ApiFailure(readDashboard.id, 'shape', { cause: answer.error })
      return answer.data.data
    },
  })
}
