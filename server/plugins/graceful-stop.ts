import type { ServerResponse } from 'node:http'
import { once } from 'node:events'
import type { FastifyInstance } from 'fastify'

declare module 'fastify' {
  interface FastifyInstance {
    /** Whether the process has been told to stop: `/readyz` then answers 503. */
    stopping: () => boolean
    /**
     * Stops without cutting anyone off: what was asked for before is answered first, while `/readyz` sends new
     * visitors elsewhere; then nothing more is accepted and the database closes.
     */
    stop: () => Promise<void>
  }
}

/** Adds `stop()`, which may be called more than once. */
export function registerGracefulStop(app: FastifyInstance): void {
  const inFlight = new Set<ServerResponse>()
  let stopped: Promise<void> | undefined

  app.addHook('onRequest', (_request, reply, done) => {
    const response = reply.raw
    inFlight.add(response)
    response.once('close', () => inFlight.delete(response))
    done()
  })
  app.decorate('stopping', () => stopped !== undefined)
  app.decorate('stop', () => (stopped ??= finish()))

  async function finish(): Promise<void> {
    await Promise.all([...inFlight].map((response) => once(response, 'close')))
    await app.close()
  }
}
