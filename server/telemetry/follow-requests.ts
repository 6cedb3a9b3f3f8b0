import { AsyncLocalStorage } from 'node:async_hooks'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Database } from '#server/db/database.ts'
import { telemetryOf, type EndedQuery } from '#server/db/database-telemetry.ts'

interface Follower<Followed> {
  /** Undefined: this request is not followed. */
  begin: (request: FastifyRequest) => Followed | undefined
  /** A statement that was run for the request has ended. */
  onQuery: (followed: Followed, query: EndedQuery) => void
}

/**
 * Follows requests and the statements that are run for them.
 *
 * @returns what `begin` gave for a request
 */
export function followRequests<Followed>(
  app: FastifyInstance,
  db: Database,
  { begin, onQuery }: Follower<Followed>,
): (request: FastifyRequest) => Followed | undefined {
  const contexts = new AsyncLocalStorage<Followed>()
  const followedBy = new WeakMap<FastifyRequest, Followed>()

  telemetryOf(db).onQuery((query) => {
    const followed = contexts.getStore()
    if (followed !== undefined) onQuery(followed, query)
  })
  app.addHook('onRequest', (request, _reply, done) => {
    const followed = begin(request)
    if (followed === undefined) return done()
    followedBy.set(request, followed)
    contexts.run(followed, done)
  })
  // A body arrives in the context of its connection.
  app.addHook('preValidation', (request, _reply, done) => {
    const followed = followedBy.get(request)
    if (followed === undefined) done()
    else contexts.run(followed, done)
  })
  return (request) => followedBy.get(request)
}
