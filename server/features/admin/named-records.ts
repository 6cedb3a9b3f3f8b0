import type { Transaction } from 'kysely'
import type { CollectionDescription } from '#contract/collections/collection.ts'
import { collectionDb, type Columns, type Row } from '#server/collections/collection-db.ts'
import { columnOf } from '#server/collections/columns-of.ts'
import { mentions } from '#server/collections/field-columns.ts'
import type { Tables } from '#server/db/tables.ts'
import { ApiError } from '#server/http/api-error.ts'
import type { Writing } from './writing.ts'

/**
 * Lets a record name records that are there. One that it names already stays, though it was deleted: it may come back.
 *
 * @returns the columns as they are
 * @throws ApiError `invalid_input` naming the field
 */
export async function requireNamedRecords(
  transaction: Transaction<Tables>,
  { fields }: CollectionDescription,
  columns: Columns,
  { current, isRestored }: Writing,
): Promise<Columns> {
  if (isRestored) return columns
  for (const [name, field] of Object.entries(fields)) {
    if (field.kind !== 'records') continue
    const idsOf = (row: Columns) =>
      mentions(columnOf(name))
        .read(row)
        .map(({ id }) => id)
    const before = current ? idsOf(current) : []
    const added = idsOf(columns).filter((id) => !before.includes(id))
    if (added.length === 0) continue
    const known = await collectionDb(transaction)
      .selectFrom(field.of)
      .select('id')
      .$castTo<Pick<Row, 'id'>>()
      .where('id', 'in', added)
      .execute()
    if (known.length < added.length)
      throw new ApiError('invalid_input', { [name]: ['record.unknown'] })
  }
  return columns
}
