import type { FastifyInstance } from 'fastify'
import { ApiError } from '#server/http/api-error.ts'
import { bearerToken } from '#server/http/bearer-token.ts'
import type { Session } from '#server/http/session-of.ts'

/**
 * Lets only signed-in callers into this scope: each request is held against a live session, by its bearer
 * token alone (SESSION-4, API-8), and against what the caller's roles allow (ROLE-2) and demand (ROLE-8). Nobody may keep what such a call
 * answers. A call that says nothing of roles does not get into this scope.
 */
export function guardSession(
  scope: FastifyInstance,
  findSession: (accessToken: string) => Promise<Session | undefined>,
): void {
  scope.decorateRequest('session', null)
  scope.addHook('onRoute', ({ url, config }) => {
    if (!config?.endpoint?.allows) throw new Error(`${url} does not say whom it allows`)
  })
  scope.addHook('onRequest', async (request, reply) => {
    reply.header('cache-control', 'no-store')
    const token = bearerToken(request)
    const session = token === undefined ? undefined : await findSession(token)
    if (!session) throw new ApiError('unauthorized')
    const { endpoint } = request.routeOptions.config
    if (!endpoint?.allows?.(session.roles)) throw new ApiError('forbidden')
    if (session.mustAddFactor && !endpoint.beforeFactor) throw new ApiError('factor_required')
    request.session = session
  })
}
