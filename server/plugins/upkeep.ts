import type { FastifyInstance } from 'fastify'

/** Milliseconds between two rounds. */
const interval = 10 * 60 * 1000

/**
 * Does what has to be done again and again, such as forgetting what has expired: before the first request, then
 * every ten minutes. A failed task is logged, and the next round tries it again.
 */
export function registerUpkeep(app: FastifyInstance, tasks: (() => Promise<void>)[]): void {
  let round = Promise.resolve()
  const begin = () => {
    round = doAll()
  }
  const timer = setInterval(begin, interval).unref()
  app.addHook('onReady', () => {
    begin()
    return round
  })
  app.addHook('onClose', () => {
    clearInterval(timer)
    return round
  })

  async function doAll(): Promise<void> {
    for (const task of tasks) {
      // Each may wait for a database that does not answer.
      if (app.stopping()) return
      await task().catch((error: unknown) => app.reportFault('upkeep', error))
    }
  }
}
