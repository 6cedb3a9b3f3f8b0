import type { Transaction } from 'kysely'
import { loadPictures } from '#server/content/load-pictures.ts'
import type { Tables } from '#server/db/tables.ts'
import { ApiError } from '#server/http/api-error.ts'
import type { Store } from './store.ts'

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
