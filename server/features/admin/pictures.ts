import type { Transaction } from 'kysely'
import type { Picture } from '#contract/picture-schema.ts'
import { pictureOf } from '#server/content/picture-of.ts'
import type { Database } from '#server/db/database.ts'
import type { Tables } from '#server/db/tables.ts'
import { ApiError } from '#server/http/api-error.ts'
import type { Store } from './store.ts'

/** Stored pictures by their ids; those that are gone are left out. */
export async function loadPictures(
  db: Database | Transaction<Tables>,
  ids: string[],
): Promise<Map<string, Picture>> {
  if (ids.length === 0) return new Map()
  const rows = await db.selectFrom('pictures').selectAll().where('id', 'in', ids).execute()
  return new Map(rows.map((row) => [row.id, pictureOf(row)]))
}

/** @throws ApiError `invalid_input` naming each field with a picture that is not stored */
export async function requirePictures(
  transaction: Transaction<Tables>,
  store: Store,
  fields: Record<string, unknown>,
): Promise<void> {
  const named = store.pictureIds(fields)
  const stored = await loadPictures(transaction, [...named.values()].flat())
  const lacking = [...named].filter(([, ids]) => ids.some((id) => !stored.has(id)))
  if (lacking.length === 0) return
  const problems = Object.fromEntries(lacking.map(([name]) => [name, ['picture.unknown' as const]]))
  throw new ApiError('invalid_input', problems)
}
