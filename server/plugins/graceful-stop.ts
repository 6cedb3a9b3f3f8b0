import { once } from 'node:events'
import type { ServerResponse } from 'node:http'
import { setTimeout } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { ApiError } from '#server/http/api-error.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** Whether the process has been told to stop: `/readyz` then answers 503. */
    stopping: () => boolean
    /**
     * Stops without cutting anyone off: what was asked for before is answered first, while `/readyz` sends new
     * visitors elsewhere; then nothing more is accepted and the database closes.
     *
     * @param patience milliseconds after which whatever is still unanswered is cut off
     */
    stop: (patience: number) => Promise<void>
  }
}

/** Adds `stop()`, which may be called more than once. */
export function registerGracefulStop(app: FastifyInstance): void {
  const inFlight = new Set<ServerResponse>()
  let stopped: Promise<void> | undefined
  let refusing = false

  app.addHook('onRequest', (_request, reply, done) => {
    if (refusing) {
      void reply.header('connection', 'close')
      return done(new ApiError('unavailable'))
    }
    const response = reply.raw
    inFlight.add(response)
    response.once('close', () => inFlight.delete(response))
    done()
  })
  app.decorate('stopping', () => stopped !== undefined)
  app.decorate('stop', (patience: number) => (stopped ??= stop(patience)))

  async function stop(patience: number): Promise<void> {
    await Promise.race([answerAll(), setTimeout(patience, undefined, { ref: false })])
    await app.close()
  }

  async function answerAll(): Promise<void> {
    await untilAnswered()
    // Those that came meanwhile are few and quick, and no more are let in.
    refusing = true
    await untilAnswered()
  }

  async function untilAnswered(): Promise<void> {
    await Promise.all([...inFlight].map((response) => once(response, 'close')))
  }
}
