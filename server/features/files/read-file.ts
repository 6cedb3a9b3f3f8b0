import type { Readable } from 'node:stream'
import type { Database } from '#server/db/database.ts'
import { ApiError } from '#server/http/api-error.ts'
import { openPrivateFile } from '#server/private-files/open-private-file.ts'

/** @throws ApiError `not_found` */
export async function readFile(
  db: Database,
  dataDir: string,
  id: string,
): Promise<{ name: string; kind: string; size: number; content: Readable }> {
  const file = await db
    .selectFrom('private_files')
    .select(['name', 'kind', 'size'])
    .where('id', '=', id)
    .executeTakeFirst()
  if (!file) throw new ApiError('not_found')
  const handle = await openPrivateFile(dataDir, id)
  return { ...file, content: handle.createReadStream() }
}
