import { randomUUID } from 'node:crypto'
import { Readable } from 'node:stream'
import type { FastifyInstance } from 'fastify'
import {
  erasePerson as eraseCall,
  exportPerson as exportCall,
  findPerson as findCall,
} from '#contract/admin/persons.ts'
import {
  keepLonger as keepCall,
  listDue as dueCall,
  releaseKept as releaseCall,
} from '#contract/admin/retention.ts'
import type { BodyOf, QueryOf } from '#contract/endpoint.ts'
import { timeNow } from '#server/time/clock.ts'
import { auditAccess } from '#server/collections/audit-access.ts'
import type { FileStore } from '#server/files/file-store.ts'
import { attachmentHeader } from '#server/http/attachment-header.ts'
import { recordId } from '#server/http/record-id.ts'
import { routeOf } from '#server/http/route-of.ts'
import { sessionOf } from '#server/http/session-of.ts'
import { zipArchive } from '#server/http/zip-archive.ts'
import { erasePerson } from './erase-person.ts'
import { exportPerson } from './export-person.ts'
import { presentHeld } from './find-person.ts'
import { keepLonger, releaseKept } from './keep-longer.ts'
import { listDue } from './list-due.ts'

/** Everything that is held of one person, for owners; it lives in the scope that the session guard protects. */
export function registerPersonRoutes(scope: FastifyInstance, files: FileStore): void {
  const { db } = scope

  scope.post<{ Body: BodyOf<typeof findCall> }>(
    findCall.path,
    routeOf(findCall),
    async ({ body }) => ({ data: await presentHeld(db, files, body.who) }),
  )

  scope.post<{ Body: BodyOf<typeof exportCall> }>(
    exportCall.path,
    routeOf(exportCall),
    async (request, reply) => {
      const now = new Date(timeNow())
      const { records, entries } = await exportPerson(db, files, request.body.who)
      // Before a byte of it is sent (AUDIT-4).
      await auditAccess(db, {
        userId: sessionOf(request).userId,
        action: 'personExported',
        collection: 'persons',
        recordId: randomUUID(),
        rows: records,
      })
      const name = `personal-data-${now.toISOString().slice(0, 10)}.zip`
      return reply
        .header('content-disposition', attachmentHeader(name))
        .type('application/zip')
        .send(Readable.from(zipArchive(entries, now)))
    },
  )

  scope.post<{ Body: BodyOf<typeof eraseCall> }>(
    eraseCall.path,
    routeOf(eraseCall),
    async (request) => ({
      data: await erasePerson(db, files, sessionOf(request), request.body),
    }),
  )
}

/** Lists the records whose time is over and those that are kept longer; it lives in the same scope. */
export function registerRetentionRoutes(scope: FastifyInstance): void {
  const { db } = scope

  scope.get<{ Querystring: QueryOf<typeof dueCall> }>(
    dueCall.path,
    routeOf(dueCall),
    async ({ query }) => ({ data: await listDue(db, query.most) }),
  )

  scope.put<{ Body: BodyOf<typeof keepCall> }>(
    keepCall.path,
    routeOf(keepCall),
    async (request) => ({
      data: await keepLonger(db, sessionOf(request).userId, {
        ...request.body,
        id: recordId(request),
      }),
    }),
  )

  scope.delete(releaseCall.path, routeOf(releaseCall), async (request) => ({
    data: await releaseKept(db, sessionOf(request).userId, recordId(request)),
  }))
}
