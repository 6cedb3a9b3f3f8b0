import type { FastifyInstance } from 'fastify'

/** Milliseconds between two rounds. */
const interval = 60 * 60 * 1000

/**
 * Does what has to be done again and again, such as forgetting what has expired: before the first request, then
 * hourly. A round that fails is logged, and the next one tries again.
 */
export function registerUpkeep(app: FastifyInstance, task: () => Promise<void>): void {
  let round = Promise.resolve()
  const begin = () => {
    round = task().catch((error: unknown) => app.log.error({ err: error }, 'upkeep failed'))
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
}
