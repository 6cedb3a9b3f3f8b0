import type { FastifyInstance } from 'fastify'
import type { output } from 'zod/mini'
import { readDashboard as readDashboardCall } from '#contract/admin/dashboard.ts'
import { routeOf } from '#server/http/route-of.ts'
import { sessionOf } from '#server/http/session-of.ts'
import { readDashboard } from './read-dashboard.ts'

type DashboardQuery = output<NonNullable<typeof readDashboardCall.query>>

/** The dashboard; it lives in the scope that the session guard protects. */
export function registerDashboardRoutes(scope: FastifyInstance): void {
  scope.get<{ Querystring: DashboardQuery }>(
    readDashboardCall.path,
    routeOf(readDashboardCall),
    async (request) => {
      const period = Number(request.query.days)
      return { data: await readDashboard(scope.db, sessionOf(request), period) }
    },
  )
}
