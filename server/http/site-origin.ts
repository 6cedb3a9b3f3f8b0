import { isIPv6 } from 'node:net'
import type { FastifyInstance } from 'fastify'
import type { Config } from '#server/config.ts'

/**
 * The site's public address without a slash at its end: `PUBLIC_URL`, else this machine at the port that is
 * really listened on. Never taken from a request: its Host is whatever the sender says.
 */
export function siteOrigin(
  app: FastifyInstance,
  config: Pick<Config, 'publicUrl' | 'port' | 'host'>,
): string {
  if (config.publicUrl !== undefined) return config.publicUrl
  const address = app.server.address()
  const port = typeof address === 'object' && address !== null ? address.port : config.port
  return `http://${reachableHost(config.host)}:${port}`
}

/** A server that listens everywhere is reached at localhost, too. An IPv6 address has brackets in a link. */
function reachableHost(host: string): string {
  if (host === '0.0.0.0' || host === '::') return 'localhost'
  return isIPv6(host) ? `[${host}]` : host
}
