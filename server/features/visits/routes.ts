import { createHash } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import type { BodyOf } from '#contract/endpoint.ts'
import { reportVisit } from '#contract/report-visit.ts'
import { clientAddress } from '#server/http/client-address.ts'
import { networkOf } from '#server/http/network-of.ts'
import { routeOf } from '#server/http/route-of.ts'
import { takePlaces } from '#server/limits/take-places.ts'
import { storeVisit } from '#server/visits/store-visit.ts'

/** More than a household's measured visits. */
const limit = { most: 60, window: 10 * 60 * 1000 }

/** Takes what pages tell of a visit when they are left (SEEN-7). */
export function registerVisitRoutes(scope: FastifyInstance): void {
  scope.post<{ Body: BodyOf<typeof reportVisit> }>(
    reportVisit.path,
    routeOf(reportVisit),
    async (request, reply) => {
      // A limit need not know whom it counts.
      const network = createHash('sha256')
        .update(networkOf(clientAddress(request)))
        .digest('base64url')
      await takePlaces(scope.db, [{ subject: `visits ${network}`, ...limit }])
      await storeVisit(scope.db, request.body)
      void reply.header('cache-control', 'no-store')
      return { data: null }
    },
  )
}
