import type { FastifyInstance } from 'fastify'
import type { Database } from '#server/db/database.ts'
import { bearerToken } from '#server/http/bearer-token.ts'
import { followRequests } from './follow-requests.ts'

interface Spent {
  /** Milliseconds that statements took, those that ran at the same time counted each. */
  database: number
}

/**
 * Tells staff, and nobody else, in `Server-Timing` how long their answer took (SEEN-4): the times of an answer could
 * tell a stranger of accounts and records.
 */
export function registerServerTiming(app: FastifyInstance, db: Database): void {
  const spentBy = followRequests<Spent>(app, db, {
    begin: (request) => (bearerToken(request) === undefined ? undefined : { database: 0 }),
    onQuery: (spent, { duration }) => (spent.database += duration),
  })
  app.addHook('onSend', (request, reply, payload, done) => {
    const spent = spentBy(request)
    if (request.session && spent) {
      const entries = [
        `db;dur=${spent.database.toFixed(1)}`,
        `total;dur=${reply.elapsedTime.toFixed(1)}`,
      ]
      void reply.header('server-timing', entries.join(', '))
    }
    done(null, payload)
  })
}
