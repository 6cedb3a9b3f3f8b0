import type { FastifyInstance } from 'fastify'
import type { PublicReads } from '#server/content/public-reads.ts'
import { ApiError } from '#server/http/api-error.ts'

/** `/healthz`: the process is alive. `/readyz`: its database answers and it is not about to stop. */
export function registerHealthRoutes(
  app: FastifyInstance,
  reads: Pick<PublicReads, 'version'>,
): void {
  app.get('/healthz', (_request, reply) => reply.header('cache-control', 'no-store').send('ok'))

  app.get('/readyz', async (request, reply) => {
    if (app.stopping()) throw new ApiError('unavailable')
    try {
      await reads.version()
    } catch (error) {
      request.log.error({ err: error }, 'the database does not answer')
      throw new ApiError('unavailable')
    }
    return reply.header('cache-control', 'no-store').send('ready')
  })
}
