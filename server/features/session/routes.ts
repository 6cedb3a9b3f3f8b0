import type { FastifyInstance } from 'fastify'
import { myProfile } from '#contract/auth.ts'
import { ApiError } from '#server/http/api-error.ts'
import { routeOf } from '#server/http/route-of.ts'

/** The calls of a signed-in user; they live in the scope that the session guard protects. */
export function registerSessionRoutes(scope: FastifyInstance): void {
  scope.get(myProfile.path, routeOf(myProfile), () => {
    throw new ApiError('unauthorized')
  })
}
