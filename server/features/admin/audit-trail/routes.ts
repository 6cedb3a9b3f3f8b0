import type { FastifyInstance } from 'fastify'
import {
  listAudit as listAuditCall,
  listAuditLog as listLogCall,
  revertChange as revertCall,
  tellExport as tellExportCall,
} from '#contract/admin/audit.ts'
import type { BodyOf, QueryOf } from '#contract/endpoint.ts'
import { expectedVersion } from '#server/http/expected-version.ts'
import { recordId } from '#server/http/record-id.ts'
import { routeOf } from '#server/http/route-of.ts'
import { sessionOf } from '#server/http/session-of.ts'
import { listAudit } from './list-audit.ts'
import { listAuditLog } from './list-audit-log.ts'
import { revertChange } from './revert-change.ts'
import { tellExport } from './tell-export.ts'

/** The audit trail; it lives in the scope that the session guard protects. */
export function registerAuditRoutes(
  scope: FastifyInstance,
  { origin }: { origin: () => string },
): void {
  scope.get<{ Querystring: QueryOf<typeof listAuditCall> }>(
    listAuditCall.path,
    routeOf(listAuditCall),
    async (request) => ({
      data: await listAudit(scope.db, sessionOf(request).roles, request.query),
    }),
  )

  scope.get<{ Querystring: QueryOf<typeof listLogCall> }>(
    listLogCall.path,
    routeOf(listLogCall),
    async (request) => ({ data: await listAuditLog(scope.db, request.query) }),
  )

  scope.post<{ Body: BodyOf<typeof tellExportCall> }>(
    tellExportCall.path,
    routeOf(tellExportCall),
    async (request) => {
      await tellExport(scope.db, sessionOf(request), request.body)
      return { data: null }
    },
  )

  scope.post(revertCall.path, routeOf(revertCall), async (request, reply) => {
    const what = { entryId: recordId(request), version: expectedVersion(request), origin: origin() }
    const record = await revertChange(scope.db, sessionOf(request), what)
    void reply.header('etag', `"${record.version}"`)
    return { data: record }
  })
}
