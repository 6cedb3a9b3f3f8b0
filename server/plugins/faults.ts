import type { FastifyInstance } from 'fastify'
import type { FaultKind, Health } from '#contract/admin/health.ts'
import { DatabaseFault } from '#server/db/database-fault.ts'
import { createFaultLog } from '#server/db/fault-log.ts'

type FaultCount = Health['faults'][number]

declare module 'fastify' {
  interface FastifyInstance {
    /**
     * Writes a fault into the log and counts it (SEEN-5). The many requests that meet the same fault of the database
     * make one line.
     *
     * @param request the one that met it, if it was one
     * @param details further fields of the line
     */
    reportFault: (
      kind: FaultKind,
      error: unknown,
      request?: Pick<FastifyRequest, 'id'>,
      details?: Record<string, unknown>,
    ) => void
    /** The faults since this process began, the latest kind first. */
    countFaults: () => FaultCount[]
  }
}

/** The words of the log. */
const messages: Record<FaultKind, string> = {
  request: 'request failed',
  page: 'page could not be made',
  database: 'the database is out of order',
  readiness: 'not ready',
  upkeep: 'upkeep failed',
  mail: 'a mail or message is not sent yet',
  afterAnswer: 'failed after the answer',
}

export function registerFaults(app: FastifyInstance): void {
  const counts = new Map<FaultKind, FaultCount>()
  const logDatabaseFault = createFaultLog((entry) => app.log.error(entry, messages.database))

  app.decorate('reportFault', (kind, error, request, details) => {
    const requestId = request?.id ?? ''
    const count = (counts.get(kind)?.count ?? 0) + 1
    counts.delete(kind)
    counts.set(kind, { kind, count, lastAt: new Date().toISOString(), requestId })
    if (kind === 'database' && error instanceof DatabaseFault) {
      logDatabaseFault(error, request?.id)
    } else {
      app.log.error(
        { ...(request && { reqId: requestId }), ...details, err: error },
        messages[kind],
      )
    }
  })
  app.decorate('countFaults', () => [...counts.values()].reverse())
}
