import type { FastifyInstance } from 'fastify'
import {
  readCompanyProfile as readCall,
  replaceCompanyProfile as replaceCall,
} from '#contract/admin/company-profile.ts'
import type { BodyOf } from '#contract/endpoint.ts'
import type { PublicReads } from '#server/content/public-reads.ts'
import type { FileStore } from '#server/files/file-store.ts'
import { expectedVersion } from '#server/http/expected-version.ts'
import { routeOf } from '#server/http/route-of.ts'
import { sessionOf } from '#server/http/session-of.ts'
import { forgetOlderProfiles } from './forget-older.ts'
import { readCompanyProfile } from './read-company-profile.ts'
import { replaceCompanyProfile } from './replace-company-profile.ts'

interface Sources {
  reads: PublicReads
  files: FileStore
}

/** The company profile of staff; it lives in the scope that the session guard protects. */
export function registerCompanyProfileRoutes(
  scope: FastifyInstance,
  { reads, files }: Sources,
): void {
  scope.get(readCall.path, routeOf(readCall), async () => ({
    data: await readCompanyProfile(scope.db, reads),
  }))

  scope.put<{ Body: BodyOf<typeof replaceCall> }>(
    replaceCall.path,
    routeOf(replaceCall),
    async (request, reply) => {
      const version = expectedVersion(request)
      const { userId } = sessionOf(request)
      await replaceCompanyProfile(scope.db, files, request.body, { version, userId })
      scope.afterAnswer(reply, () => forgetOlderProfiles(scope.db, files))
      return { data: await readCompanyProfile(scope.db, reads) }
    },
  )
}
