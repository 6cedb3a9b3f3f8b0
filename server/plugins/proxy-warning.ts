import { isIP } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { createProxyCheck } from '#server/http/address-ranges.ts'

/** A proxy that says whom it speaks for sends one of them; so may any visitor. */
const forwardedHeaders = ['x-forwarded-for', 'forwarded'] as const

/**
 * Warns once when a peer that is not trusted says whom a request is from: behind a proxy that `TRUST_PROXY` does
 * not name, all visitors share one address, and so one limit of sign-ins and submissions.
 */
export function registerProxyWarning(app: FastifyInstance, trusted: readonly string[]): void {
  const isProxy = createProxyCheck(trusted)
  let warned = false
  app.addHook('onRequest', async (request) => {
    if (warned) return
    const header = forwardedHeaders.find((name) => request.headers[name] !== undefined)
    const peer = request.socket.remoteAddress ?? ''
    if (header === undefined || isIP(peer) === 0 || isProxy(request.socket)) return
    warned = true
    request.log.warn(
      { peer },
      `A request from ${peer} carries ${header}, which is not believed: TRUST_PROXY does not name this address. ` +
        'If it is your proxy, set TRUST_PROXY to it; until then all visitors behind it are counted as one.',
    )
  })
}
