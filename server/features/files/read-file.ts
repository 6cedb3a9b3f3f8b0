import type { Readable } from 'node:stream'
import { collections } from '#contract/collections/collections.ts'
import { mayRead, type Permissions, type Role } from '#contract/roles.ts'
import type { Database } from '#server/db/database.ts'
import type { FileStore } from '#server/files/file-store.ts'
import { ApiError } from '#server/http/api-error.ts'

interface OpenedFile {
  name: string
  kind: string
  size: number
  content: Readable
  /** The record that it came with; `files` and none where that was deleted. */
  origin: { collection: string; recordId: string | null }
}

/**
 * @throws ApiError `not_found`, `file_missing` where nobody has it (FILE-8), `forbidden` for the roles that may not read
 *   what the file came with (ROLE-5)
 */
export async function readFile(
  db: Database,
  files: FileStore,
  id: string,
  held: readonly Role[],
): Promise<OpenedFile> {
  const file = await db
    .selectFrom('private_files')
    .select(['name', 'kind', 'size'])
    .where('id', '=', id)
    .executeTakeFirst()
  if (!file) throw new ApiError('not_found')
  const { readers, ...origin } = await findOrigin(db, id)
  if (!readers.every((collection) => mayRead(held, collection))) throw new ApiError('forbidden')
  const found = await files.open('private', id)
  if (!found) throw new ApiError('file_missing')
  return { ...file, content: found.content, origin }
}

/** The record that a file came with, and the collections that one must read. Of a deleted one both: it is not known. */
async function findOrigin(db: Database, id: string) {
  const { associatedJobs, vendors } = collections
  const application = await db
    .selectFrom('applications')
    .select('id')
    .where('cv_file_id', '=', id)
    .executeTakeFirst()
  if (application) return originIn(associatedJobs, application.id)
  const vendor = await db
    .selectFrom('vendors')
    .leftJoin('vendor_documents', 'vendor_documents.vendor_id', 'vendors.id')
    .select('vendors.id')
    .where((file) =>
      file.or([file('profile_file_id', '=', id), file('vendor_documents.file_id', '=', id)]),
    )
    .executeTakeFirst()
  if (vendor) return originIn(vendors, vendor.id)
  return { collection: 'files', recordId: null, readers: [associatedJobs, vendors] }
}

function originIn(collection: Permissions & { name: string }, recordId: string) {
  return { collection: collection.name, recordId, readers: [collection] }
}
