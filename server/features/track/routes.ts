import type { FastifyInstance } from 'fastify'
import type { BodyOf } from '#contract/endpoint.ts'
import { trackRequest as trackCall } from '#contract/track.ts'
import { clientAddress } from '#server/http/client-address.ts'
import { networkOf } from '#server/http/network-of.ts'
import { routeOf } from '#server/http/route-of.ts'
import { takePlaces } from '#server/limits/take-places.ts'
import { trackingLimits } from './tracking-limits.ts'
import { trackRequest } from './track-request.ts'

export function registerTrackRoutes(scope: FastifyInstance): void {
  scope.post<{ Body: BodyOf<typeof trackCall> }>(
    trackCall.path,
    routeOf(trackCall),
    async (request, reply) => {
      const { body } = request
      await takePlaces(scope.db, trackingLimits(networkOf(clientAddress(request)), body))
      void reply.header('cache-control', 'no-store')
      return { data: await trackRequest(scope.db, body) }
    },
  )
}
