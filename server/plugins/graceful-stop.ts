import { once } from 'node:events'
import type { ServerResponse } from 'node:http'
import { setTimeout } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'

declare module 'fastify' {
  interface FastifyInstance {
    /** True once the process has been told to stop: `/readyz` then answers 503. */
    stopping: () => boolean
    /**
     * Stops without dropping a request. A proxy that asks `/readyz` is given three seconds to send new visitors
     * elsewhere; until then all are served as ever. Then no new connection is accepted, what was asked for is
     * answered, and the database closes.
     *
     * @param patience milliseconds after which whatever is still unanswered is cut off
     */
    stop: (patience: number) => Promise<void>
  }
}

/** Milliseconds that a proxy has to notice that `/readyz` says 503. */
const drainTime = 3_000
/** Milliseconds after the last look at `/readyz` for which a proxy is believed to be watching. */
const longestLook = 15_000

/** Adds `stop()`, which may be called more than once. */
export function registerGracefulStop(app: FastifyInstance): void {
  const inFlight = new Set<ServerResponse>()
  let stopped: Promise<void> | undefined
  let lastLook = -Infinity

  app.addHook('onRequest', (request, reply, done) => {
    const response = reply.raw
    inFlight.add(response)
    response.once('close', () => inFlight.delete(response))
    if (request.url === '/readyz') lastLook = performance.now()
    done()
  })
  app.addHook('onSend', (_request, reply, payload, done) => {
    // The next request then comes on a new connection, where it finds a server that stays.
    if (stopped) void reply.header('connection', 'close')
    done(null, payload)
  })
  app.decorate('stopping', () => stopped !== undefined)
  app.decorate('stop', (patience: number) => (stopped ??= stop(patience)))

  async function stop(patience: number): Promise<void> {
    const isWatched = performance.now() - lastLook < longestLook
    const patienceEnds = setTimeout(patience, undefined, { ref: false })
    if (isWatched) await setTimeout(drainTime)
    const { server } = app
    if (server.listening) {
      const closed = once(server, 'close')
      server.close()
      await Promise.race([answerAll(), patienceEnds])
      // Browsers open connections that they may never use, and closing would wait for those.
      server.closeAllConnections()
      await closed
    }
    // By `localhost` the server listens on two addresses; the second one closes after the first.
    await Promise.race([answerAll(), patienceEnds])
    await app.close()
  }

  async function answerAll(): Promise<void> {
    while (inFlight.size > 0) {
      await Promise.all([...inFlight].map((response) => once(response, 'close')))
    }
  }
}
