import type { Transaction } from 'kysely'
import { timeNow } from '#server/time/clock.ts'
import { toTime } from '#server/db/column-values.ts'
import type { Tables } from '#server/db/tables.ts'
import type { ReceivedFile } from './received-file.ts'

/** Writes the row that makes an incoming file a kept one. @returns its id, null for no file */
export async function insertPrivateFile(
  transaction: Transaction<Tables>,
  file: ReceivedFile | undefined,
): Promise<string | null> {
  if (file === undefined) return null
  const { id, name, kind, size, sha256 } = file
  const row = { id, name, kind, size, sha256, created_at: toTime(new Date(timeNow())) }
  await transaction.insertInto('private_files').values(row).execute()
  return id
}
