import type { FastifyInstance } from 'fastify'
import type { BodyOf } from '#contract/endpoint.ts'
import { reportVisit } from '#contract/report-visit.ts'
import { clientAddress } from '#server/http/client-address.ts'
import { networkOf } from '#server/http/network-of.ts'
import { routeOf } from '#server/http/route-of.ts'
import { createReportLimit } from '#server/visits/report-limit.ts'
import { storeVisit } from '#server/visits/store-visit.ts'

/** Takes what pages tell of a visit when they are left (SEEN-7). */
export function registerVisitRoutes(scope: FastifyInstance): void {
  const admit = createReportLimit()
  scope.post<{ Body: BodyOf<typeof reportVisit> }>(
    reportVisit.path,
    routeOf(reportVisit),
    async (request, reply) => {
      admit(networkOf(clientAddress(request)))
      await storeVisit(scope.db, request.body)
      void reply.header('cache-control', 'no-store')
      return { data: null }
    },
  )
}
