import type { FastifyInstance } from 'fastify'
import { lockedDownPolicy } from '#server/http/locked-down-policy.ts'

/** Gives every answer of this scope the locked-down content security policy. */
export function lockDown(scope: FastifyInstance): void {
  scope.addHook('onRequest', async (_request, reply) => {
    reply.header('content-security-policy', lockedDownPolicy)
  })
}
