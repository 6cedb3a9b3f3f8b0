import type { Transaction } from 'kysely'
import type { Database } from '#server/db/database.ts'
import type { Tables } from '#server/db/tables.ts'

/** The version of a collection's order; 0 while staff have changed nothing. */
export async function readOrderVersion(
  db: Database | Transaction<Tables>,
  collection: string,
): Promise<number> {
  const row = await db
    .selectFrom('order_versions')
    .select('version')
    .where('collection', '=', collection)
    .executeTakeFirst()
  return row?.version ?? 0
}

/**
 * Marks that records came, went or moved. It locks the row, so that those who call it first queue behind one
 * another. @returns the new version
 */
export async function raiseOrderVersion(
  transaction: Transaction<Tables>,
  collection: string,
): Promise<number> {
  const { version } = await transaction
    .insertInto('order_versions')
    .values({ collection, version: 1 })
    .onConflict((conflict) =>
      conflict.column('collection').doUpdateSet((expression) => ({
        version: expression('order_versions.version', '+', 1),
      })),
    )
    .returning('version')
    .executeTakeFirstOrThrow()
  return version
}
