import type { Transaction } from 'kysely'
import type { PrivateFile } from '#contract/admin/private-file.ts'
import type { Database } from '#server/db/database.ts'
import type { Tables } from '#server/db/tables.ts'

/** Visitors' files by their ids. */
export async function loadFiles(
  db: Database | Transaction<Tables>,
  ids: string[],
): Promise<Map<string, PrivateFile>> {
  if (ids.length === 0) return new Map()
  const files = await db
    .selectFrom('private_files')
    .select(['id', 'name', 'kind', 'size'])
    .where('id', 'in', ids)
    .execute()
  return new Map(files.map((file) => [file.id, file]))
}
