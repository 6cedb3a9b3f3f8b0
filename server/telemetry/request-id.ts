import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import type { FastifyInstance } from 'fastify'
import { createProxyCheck } from '#server/http/address-ranges.ts'

export const requestIdHeader = 'x-request-id'

/** The identifiers of proxies: UUIDs, hexadecimal numbers, trace ids. Nothing in them can break a line of a log. */
const saneId = /^[\w.:-]{1,64}$/

/**
 * Names requests (SEEN-2): by the id that a trusted proxy has given, else by a new UUID.
 *
 * @param trusted address ranges, as `TRUST_PROXY` has them
 */
export function createRequestId(trusted: readonly string[]): (request: IncomingMessage) => string {
  const isProxy = createProxyCheck(trusted)
  return ({ headers, socket }) => {
    const given = headers[requestIdHeader]
    return typeof given === 'string' && saneId.test(given) && isProxy(socket) ? given : randomUUID()
  }
}

/** Tells each caller the id of their request, by which its lines in the log are found. */
export function registerRequestId(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    void reply.header(requestIdHeader, request.id)
    done()
  })
}
