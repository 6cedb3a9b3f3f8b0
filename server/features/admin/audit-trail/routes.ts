import type { FastifyInstance } from 'fastify'
import type { output } from 'zod/mini'
import { listAudit as listAuditCall, revertChange as revertCall } from '#contract/admin/audit.ts'
import { expectedVersion } from '#server/http/expected-version.ts'
import { recordId } from '#server/http/record-id.ts'
import { routeOf } from '#server/http/route-of.ts'
import { sessionOf } from '#server/http/session-of.ts'
import { listAudit } from './list-audit.ts'
import { revertChange } from './revert-change.ts'

type AuditQuery = output<NonNullable<typeof listAuditCall.query>>

/** The audit trail; it lives in the scope that the session guard protects. */
export function registerAuditRoutes(scope: FastifyInstance): void {
  scope.get<{ Querystring: AuditQuery }>(
    listAuditCall.path,
    routeOf(listAuditCall),
    async (request) => ({
      data: await listAudit(scope.db, sessionOf(request).roles, request.query),
    }),
  )

  scope.post(revertCall.path, routeOf(revertCall), async (request, reply) => {
    const what = { entryId: recordId(request), version: expectedVersion(request) }
    const record = await revertChange(scope.db, sessionOf(request), what)
    void reply.header('etag', `"${record.version}"`)
    return { data: record }
  })
}
