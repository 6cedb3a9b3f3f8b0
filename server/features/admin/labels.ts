import type { Transaction } from 'kysely'
import type { LabelOfRecord } from '#contract/admin/collection.ts'
import type { Database } from '#server/db/database.ts'
import type { Tables } from '#server/db/tables.ts'
import { ApiError } from '#server/http/api-error.ts'
import type { Row } from '#server/collections/collection-db.ts'
import type { Store } from './store.ts'
import { titleColumns, titleOf } from '#server/collections/titles.ts'

/** Labels by their ids, those that are there, in their order. */
export async function loadLabels(
  db: Database | Transaction<Tables>,
  ids: readonly string[],
): Promise<Map<string, LabelOfRecord>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('labels')
    .select(['id', 'color', ...titleColumns])
    .where('id', 'in', [...new Set(ids)])
    .orderBy('sort_order')
    .execute()
  return new Map(rows.map((row) => [row.id, { id: row.id, title: titleOf(row), color: row.color }]))
}

/**
 * Lets a record have labels that are there. One that it has already stays, though it was deleted: it may come back.
 *
 * @throws ApiError `invalid_input` naming the field
 */
export async function requireLabels(
  transaction: Transaction<Tables>,
  store: Store,
  input: Record<string, unknown>,
  current: Row,
): Promise<void> {
  const before = idsIn(store.read(current))
  const added = idsIn(input).filter((id) => !before.includes(id))
  const known = await loadLabels(transaction, added)
  if (added.some((id) => !known.has(id)))
    throw new ApiError('invalid_input', { labelIds: ['label.unknown'] })
}

/** The ids of the labels of a record's fields. */
export function idsIn({ labelIds }: Record<string, unknown>): string[] {
  // The collection's schema has read it.
  return (labelIds as string[] | undefined) ?? []
}
