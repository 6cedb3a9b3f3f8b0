import { isIP } from 'node:net'
import type { FastifyRequest } from 'fastify'

/**
 * The address that a request is counted for: what the trusted proxies say of it, else that of the connection.
 * A proxy may pass on whatever text a visitor sent; a text that is no address counts for the proxy itself, so that
 * nobody gets a new count by making one up.
 */
export function clientAddress(request: Pick<FastifyRequest, 'ip' | 'socket'>): string {
  return isIP(request.ip) > 0 ? request.ip : (request.socket.remoteAddress ?? '')
}
