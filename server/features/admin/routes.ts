import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { endpointsOf } from '#contract/admin/endpoints.ts'
import { expectedVersion } from '#server/http/expected-version.ts'
import { recordId } from '#server/http/record-id.ts'
import { routeOf } from '#server/http/route-of.ts'
import { sessionOf } from '#server/http/session-of.ts'
import { readGivenKey } from '#server/submissions/read-submission-key.ts'
import { createRecord } from './create-record.ts'
import { registerNotes } from './notes/routes.ts'
import type { ListQuery } from './list-query.ts'
import { listRecords } from './list-records.ts'
import type { AdminRecord } from './present.ts'
import { registerPeopleRoutes } from './people.ts'
import { readRecord } from './read-record.ts'
import { removeRecord } from './remove-record.ts'
import { reorderRecords } from './reorder-records.ts'
import { restoreRecord } from './restore-record.ts'
import { saveRecord } from './save-record.ts'
import type { Store } from './store.ts'
import { stores } from './stores.ts'

type Input = Record<string, unknown>

/** Bytes: room for the most models that a product may have, each figure with all its digits (MODEL-1, MODEL-2). */
const longestRecord = 1024 * 1024

interface SiteOrigin {
  /** The site's own, which the links in emails to visitors begin with. */
  origin: () => string
}

/** The calls of every admin collection; they are in the scope that the session guard protects (API-8). */
export function registerAdminRoutes(scope: FastifyInstance, { origin }: SiteOrigin): void {
  for (const store of stores) registerCollection(scope, store, origin)
  for (const store of stores)
    if (store.collection.description.worked) registerNotes(scope, store, origin)
  registerPeopleRoutes(scope)
}

function registerCollection(scope: FastifyInstance, store: Store, origin: () => string): void {
  const { abilities } = store.collection
  const calls = endpointsOf(store.collection)
  const by = (request: FastifyRequest) => sessionOf(request).userId

  scope.get<{ Querystring: ListQuery }>(calls.list.path, routeOf(calls.list), async (request) => ({
    data: await listRecords(scope.db, store, request.query),
  }))

  scope.get(calls.read.path, routeOf(calls.read), async (request, reply) =>
    answer(reply, await readRecord(scope.db, store, recordId(request))),
  )

  if (Object.keys(store.collection.fields).length > 0) {
    scope.put<{ Body: Input }>(
      calls.save.path,
      { ...routeOf(calls.save), bodyLimit: longestRecord },
      async (request, reply) => {
        const edit = {
          id: recordId(request),
          version: expectedVersion(request),
          input: request.body,
          origin: origin(),
        }
        return answer(reply, await saveRecord(scope.db, store, by(request), edit))
      },
    )
  }

  if (abilities.add) {
    scope.post<{ Body: Input }>(
      calls.create.path,
      { ...routeOf(calls.create, 201), bodyLimit: longestRecord },
      async (request, reply) => {
        const added = { input: request.body, key: readGivenKey(request) }
        const record = await createRecord(scope.db, store, by(request), added)
        return answer(reply.code(201), record)
      },
    )
  }

  if (abilities.remove) {
    scope.delete<{ Querystring: { confirm?: number } }>(
      calls.remove.path,
      routeOf(calls.remove),
      async (request) => {
        const what = {
          id: recordId(request),
          version: expectedVersion(request),
          confirmed: request.query.confirm,
        }
        return { data: await removeRecord(scope.db, store, by(request), what) }
      },
    )

    scope.post(calls.restore.path, routeOf(calls.restore), async (request, reply) =>
      answer(reply, await restoreRecord(scope.db, store, by(request), recordId(request))),
    )
  }

  if (abilities.reorder) {
    scope.put<{ Body: { ids: string[] } }>(
      calls.reorder.path,
      routeOf(calls.reorder),
      async (request) => {
        const order = { ids: request.body.ids, version: expectedVersion(request) }
        return { data: await reorderRecords(scope.db, store, by(request), order) }
      },
    )
  }
}

function answer(reply: FastifyReply, record: AdminRecord): { data: AdminRecord } {
  void reply.header('etag', `"${record.version}"`)
  return { data: record }
}
