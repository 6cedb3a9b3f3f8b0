import type { FastifyInstance } from 'fastify'
import { readHealth as readHealthCall } from '#contract/admin/health.ts'
import { routeOf } from '#server/http/route-of.ts'
import { type HealthSources, readHealth } from './read-health.ts'
import type { UnreadyPart } from './readiness.ts'

/** Seconds after which a probe may ask again. */
const retryAfter = '5'

/**
 * `/healthz`: the process is alive. `/readyz`: it can read and write and is not about to stop; otherwise 503 and
 * the one word for what is in the way.
 */
export function registerHealthRoutes(
  app: FastifyInstance,
  findUnready: () => Promise<UnreadyPart | undefined>,
): void {
  app.get('/healthz', (_request, reply) => reply.header('cache-control', 'no-store').send('ok'))

  app.get('/readyz', async (_request, reply) => {
    const unready = app.stopping() ? 'stopping' : await findUnready()
    void reply.header('cache-control', 'no-store')
    if (unready === undefined) return reply.send('ready')
    return reply.code(503).header('retry-after', retryAfter).send(unready)
  })
}

/** The report for owners; it lives in the scope that the session guard protects. */
export function registerHealthReport(
  scope: FastifyInstance,
  sources: Omit<HealthSources, 'countFaults'>,
): void {
  scope.get(readHealthCall.path, routeOf(readHealthCall), async () => ({
    data: await readHealth(scope.db, { ...sources, countFaults: scope.countFaults }),
  }))
}
