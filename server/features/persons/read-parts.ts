import type { Selectable, Transaction } from 'kysely'
import { collectionDb } from '#server/collections/collection-db.ts'
import { fromJson } from '#server/db/column-values.ts'
import type { Database } from '#server/db/database.ts'
import type { Tables } from '#server/db/tables.ts'

/** The tables whose rows belong to records, with the column that names the record. */
const recordOf = { vendor_documents: 'vendor_id', work_notes: 'record_id' } as const

type Part = keyof typeof recordOf

/** Reads the rows that belong to these records, those of the bin too, which were deleted with a record. */
export async function readParts<Of extends Part>(
  db: Database | Transaction<Tables>,
  of: Of,
  recordIds: readonly string[],
): Promise<Selectable<Tables[Of]>[]> {
  if (recordIds.length === 0) return []
  const table: string = of
  const column: string = recordOf[of]
  const present = await collectionDb(db)
    .selectFrom(table)
    .selectAll()
    .where(column, 'in', recordIds)
    .execute()
  const deleted = await db
    .selectFrom('deleted_records')
    .select('row')
    .where('collection', '=', of)
    .where('deleted_with', 'in', recordIds)
    .execute()
  return [...present, ...deleted.map(({ row }) => fromJson(row))] as unknown as Selectable<
    Tables[Of]
  >[]
}
