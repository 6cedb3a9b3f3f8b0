import type { Transaction } from 'kysely'
import type { Picture } from '#contract/picture-schema.ts'
import type { Database } from '#server/db/database.ts'
import type { Tables } from '#server/db/tables.ts'
import { pictureOf } from './picture-of.ts'

/** Stored pictures by their ids; those that are gone are left out. */
export async function loadPictures(
  db: Database | Transaction<Tables>,
  ids: string[],
): Promise<Map<string, Picture>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('pictures')
    .selectAll()
    .where('id', 'in', [...new Set(ids)])
    .execute()
  return new Map(rows.map((row) => [row.id, pictureOf(row)]))
}
