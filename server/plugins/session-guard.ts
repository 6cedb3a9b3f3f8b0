import type { FastifyInstance } from 'fastify'
import { ApiError } from '#server/http/api-error.ts'

/** Refuses every call of this scope: no session exists as long as nobody can sign in. */
export function guardSession(scope: FastifyInstance): void {
  scope.addHook('onRequest', async (_request, reply) => {
    reply.header('www-authenticate', 'Bearer')
    throw new ApiError('unauthorized')
  })
}
