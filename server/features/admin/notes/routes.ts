import type { FastifyInstance } from 'fastify'
import { noteCallsOf } from '#contract/admin/work-notes.ts'
import type { BodyOf } from '#contract/endpoint.ts'
import { recordId } from '#server/http/record-id.ts'
import { routeOf } from '#server/http/route-of.ts'
import { sessionOf } from '#server/http/session-of.ts'
import { readGivenKey } from '#server/submissions/read-submission-key.ts'
import type { Store } from '../store.ts'
import { addNote } from './add-note.ts'
import { listNotes } from './list-notes.ts'
import { removeNote } from './remove-note.ts'

/** The notes of staff on the records of a collection that they work on, and their replies (WORK-6, WORK-15). */
export function registerNotes(scope: FastifyInstance, store: Store, origin: () => string): void {
  const calls = noteCallsOf(store.collection.description)

  scope.get(calls.list.path, routeOf(calls.list), async (request) => ({
    data: await listNotes(scope.db, store, recordId(request)),
  }))

  scope.post<{ Body: BodyOf<typeof calls.add> }>(
    calls.add.path,
    routeOf(calls.add, 201),
    async (request, reply) => {
      const note = {
        ...request.body,
        recordId: recordId(request),
        key: readGivenKey(request),
        origin: origin(),
      }
      void reply.code(201)
      return { data: await addNote(scope.db, store, sessionOf(request).userId, note) }
    },
  )

  scope.delete(calls.remove.path, routeOf(calls.remove), async (request) => ({
    data: await removeNote(scope.db, store, sessionOf(request), recordId(request)),
  }))
}
