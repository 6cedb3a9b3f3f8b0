import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { FastifyInstance } from 'fastify'
import type { Registry } from 'prom-client'
import { ConfigError } from '#server/config.ts'
import { errorCode } from '#server/disk/error-code.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** The port of the metrics; undefined where there are none. */
    metricsPort: () => number | undefined
  }
}

interface MetricsListenerOptions {
  port: number
  host: string
}

/**
 * Serves `/metrics` by a listener of its own (SEEN-1), so that no proxy in front of the site can lead there by mistake.
 * The server does not start where it cannot listen.
 */
export function listenForScrapes(
  app: FastifyInstance,
  registry: Registry,
  { port, host }: MetricsListenerOptions,
): () => number {
  const server = createServer({ requestTimeout: 10_000 }, (request, response) => {
    const isMetrics = request.url?.split('?', 1)[0] === '/metrics'
    const isRead = request.method === 'GET' || request.method === 'HEAD'
    if (!isMetrics) return void response.writeHead(404).end()
    if (!isRead) return void response.writeHead(405, { allow: 'GET, HEAD' }).end()
    registry.metrics().then(
      (text) => response.writeHead(200, { 'content-type': registry.contentType }).end(text),
      (error: unknown) => {
        app.log.error({ err: error }, 'metrics could not be told')
        response.writeHead(500).end()
      },
    )
  })
  app.addHook('onReady', async () => {
    server.listen({ port, host })
    await once(server, 'listening').catch((error: unknown) => {
      throw new ConfigError([
        `METRICS_PORT ${port} cannot be listened on at METRICS_HOST ${host}: ${errorCode(error)}`,
      ])
    })
  })
  app.addHook('onClose', async () => {
    if (!server.listening) return
    server.close()
    server.closeAllConnections()
  })
  return () => (server.address() as AddressInfo).port
}
