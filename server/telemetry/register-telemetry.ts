import type { FastifyInstance } from 'fastify'
import type { Config } from '#server/config.ts'
import { registerAccessLog } from './access-log.ts'
import { createMetrics, type MetricsSources, type PageWatch } from './metrics.ts'
import { listenForScrapes } from './metrics-listener.ts'
import { registerRequestId } from './request-id.ts'
import { registerServerTiming } from './server-timing.ts'

/**
 * Lets the server be seen from outside: request ids, the access line, times for staff, traces, metrics.
 *
 * @returns what the pages report to; undefined where nobody asks for metrics
 */
export async function registerTelemetry(
  app: FastifyInstance,
  { accessLog, traces, trustProxy, metricsPort, metricsHost }: Config,
  sources: Omit<MetricsSources, 'countFaults'>,
): Promise<PageWatch | undefined> {
  registerRequestId(app)
  if (accessLog) registerAccessLog(app)
  registerServerTiming(app, sources.db)
  if (traces) (await import('./traces.ts')).registerTraces(app, sources.db, trustProxy)
  if (metricsPort === undefined) {
    app.decorate('metricsPort', () => undefined)
    return undefined
  }
  const { registry, pages } = await createMetrics(app, { ...sources, countFaults: app.countFaults })
  const options = { port: metricsPort, host: metricsHost }
  app.decorate('metricsPort', listenForScrapes(app, registry, options))
  return pages
}
