import { AsyncLocalStorage } from 'node:async_hooks'
import type { FastifyInstance } from 'fastify'
import type { Database } from '#server/db/database.ts'
import { telemetryOf } from '#server/db/database-telemetry.ts'
import { bearerToken } from '#server/http/bearer-token.ts'

interface Spent {
  /** Milliseconds that statements took, those that ran at the same time counted each. */
  database: number
}

/**
 * Tells staff, and nobody else, in `Server-Timing` how long their answer took (SEEN-4): the times of an answer could
 * tell a stranger of accounts and records.
 */
export function registerServerTiming(app: FastifyInstance, db: Database): void {
  const contexts = new AsyncLocalStorage<Spent>()
  const spentBy = new WeakMap<object, Spent>()

  telemetryOf(db).onQuery(({ duration }) => {
    const spent = contexts.getStore()
    if (spent) spent.database += duration
  })
  app.addHook('onRequest', (request, _reply, done) => {
    if (bearerToken(request) === undefined) return done()
    const spent = { database: 0 }
    spentBy.set(request, spent)
    contexts.run(spent, done)
  })
  // A body arrives in the context of its connection.
  app.addHook('preValidation', (request, _reply, done) => {
    const spent = spentBy.get(request)
    if (spent) contexts.run(spent, done)
    else done()
  })
  app.addHook('onSend', (request, reply, payload, done) => {
    const spent = spentBy.get(request)
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
