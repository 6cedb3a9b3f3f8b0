import type { FastifyInstance } from 'fastify'
import type { Config } from '#server/config.ts'

/**
 * The site's public address without a slash at its end: `PUBLIC_URL`, else this machine at the port that is
 * really listened on. Never taken from a request: its Host is whatever the sender says.
 */
export function siteOrigin(
  app: FastifyInstance,
  config: Pick<Config, 'publicUrl' | 'port'>,
): string {
  if (config.publicUrl !== undefined) return config.publicUrl
  const address = app.server.address()
  const port = typeof address === 'object' && address !== null ? address.port : config.port
  return `http://localhost:${port}`
}
