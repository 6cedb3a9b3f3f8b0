import type { FastifyInstance } from 'fastify'
import { createFaultLog, type LogFault } from '#server/db/fault-log.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** Logs a fault of the database; the many requests that meet the same one make one line. */
    logFault: LogFault
  }
}

export function registerFaultLog(app: FastifyInstance): void {
  const log = createFaultLog((entry) => app.log.error(entry, 'the database is out of order'))
  app.decorate('logFault', log)
}
