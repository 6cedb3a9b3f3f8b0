import type { FastifyInstance } from 'fastify'
import type { output } from 'zod/mini'
import { listNotifications as listCall } from '#contract/admin/notifications.ts'
import { routeOf } from '#server/http/route-of.ts'
import { sessionOf } from '#server/http/session-of.ts'
import { listNotifications } from './list-notifications.ts'

type NotificationsQuery = output<NonNullable<typeof listCall.query>>

/** The notifications of staff; their route lives in the scope that the session guard protects. */
export function registerNotificationRoutes(scope: FastifyInstance): void {
  scope.get<{ Querystring: NotificationsQuery }>(
    listCall.path,
    routeOf(listCall),
    async (request) => {
      const { roles } = sessionOf(request)
      return { data: await listNotifications(scope.db, roles, request.query.since) }
    },
  )
}
