import type { FastifyInstance } from 'fastify'
import { readFile as readFileCall } from '#contract/admin/files.ts'
import type { FileStore } from '#server/files/file-store.ts'
import { attachmentHeader } from '#server/http/attachment-header.ts'
import { lockedDownPolicy } from '#server/http/locked-down-policy.ts'
import { recordId } from '#server/http/record-id.ts'
import { routeOf } from '#server/http/route-of.ts'
import { sessionOf } from '#server/http/session-of.ts'
import { auditDownload } from './audit-download.ts'
import { readFile } from './read-file.ts'

const types: Record<string, string> = {
  pdf: 'application/pdf',
  doc: 'application/msword',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
}

/** Visitors' files, for staff who may read what they came with: it lives in the scope that the session guard protects. */
export function registerFileRoutes(scope: FastifyInstance, files: FileStore): void {
  scope.get(readFileCall.path, routeOf(readFileCall), async (request, reply) => {
    const { roles, userId } = sessionOf(request)
    const file = await readFile(scope.db, files, recordId(request), roles)
    const { name, kind, size, content, origin } = file
    // Fastify would read a file to its end for nothing.
    if (request.method === 'HEAD') content.destroy()
    // Before a byte of it is sent: nobody gets a file of which the trail does not tell.
    else
      await auditDownload(scope.db, userId, { ...origin, file: name }).catch((error: unknown) => {
        content.destroy()
        throw error
      })
    return reply
      .header('content-disposition', attachmentHeader(name))
      .header('content-security-policy', `${lockedDownPolicy}; sandbox`)
      .header('content-length', size)
      .type(types[kind] ?? 'application/octet-stream')
      .send(content)
  })
}
