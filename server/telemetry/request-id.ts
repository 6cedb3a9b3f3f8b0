import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { isIP } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { listAddresses } from '#server/http/address-ranges.ts'

export const requestIdHeader = 'x-request-id'

/** The identifiers of proxies: UUIDs, hexadecimal numbers, trace ids. Nothing in them can break a line of a log. */
const saneId = /^[\w.:-]{1,64}$/

/**
 * Names requests (SEEN-2): by the id that a trusted proxy has given, else by a new UUID.
 *
 * @param trusted address ranges, as `TRUST_PROXY` has them
 */
export function createRequestId(trusted: readonly string[]): (request: IncomingMessage) => string {
  const proxies = listAddresses(trusted)
  return ({ headers, socket }) => {
    const given = headers[requestIdHeader]
    const peer = socket.remoteAddress ?? ''
    const version = isIP(peer)
    const isTrusted = version > 0 && proxies.check(peer, version === 4 ? 'ipv4' : 'ipv6')
    return isTrusted && typeof given === 'string' && saneId.test(given) ? given : randomUUID()
  }
}

/** Tells each caller the id of their request, by which its lines in the log are found. */
export function registerRequestId(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    void reply.header(requestIdHeader, request.id)
    done()
  })
}
