import type { Readable } from 'node:stream'
import { collections } from '#contract/collections/collections.ts'
import { mayRead, type Role } from '#contract/roles.ts'
import type { Database } from '#server/db/database.ts'
import { ApiError } from '#server/http/api-error.ts'
import { openPrivateFile } from '#server/private-files/open-private-file.ts'

/** @throws ApiError `not_found`, `forbidden` for the roles that may not read what the file came with (ROLE-5) */
export async function readFile(
  db: Database,
  dataDir: string,
  id: string,
  held: readonly Role[],
): Promise<{ name: string; kind: string; size: number; content: Readable }> {
  const file = await db
    .selectFrom('private_files')
    .select(['name', 'kind', 'size'])
    .where('id', '=', id)
    .executeTakeFirst()
  if (!file) throw new ApiError('not_found')
  if (!(await origins(db, id)).every((collection) => mayRead(held, collection)))
    throw new ApiError('forbidden')
  const handle = await openPrivateFile(dataDir, id)
  return { ...file, content: handle.createReadStream() }
}

/** The collections whose record a file came with. Of one whose record was deleted that is not known: both, then. */
async function origins(db: Database, id: string) {
  const { associatedJobs, vendors } = collections
  const application = await db
    .selectFrom('applications')
    .select('id')
    .where('cv_file_id', '=', id)
    .executeTakeFirst()
  if (application) return [associatedJobs]
  const vendor = await db
    .selectFrom('vendors')
    .leftJoin('vendor_documents', 'vendor_documents.vendor_id', 'vendors.id')
    .select('vendors.id')
    .where((file) =>
      file.or([file('profile_file_id', '=', id), file('vendor_documents.file_id', '=', id)]),
    )
    .executeTakeFirst()
  return vendor ? [vendors] : [associatedJobs, vendors]
}
