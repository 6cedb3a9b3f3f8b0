import { isIP } from 'node:net'
import type { FastifyRequest } from 'fastify'

/**
 * Finds the address that a request is counted for: the one that the trusted proxies tell, else the connection's own.
 * A proxy may pass on whatever text a visitor sent; a text that is no address counts for the proxy itself, so that
 * nobody gets a new count by making one up.
 */
export function clientAddress(request: Pick<FastifyRequest, 'ip' | 'socket'>): string {
  return isIP(request.ip) > 0 ? request.ip : (request.socket.remoteAddress ?? '')
}
