import type { Transaction } from 'kysely'
import { countDependents, namedDependents, type Dependents } from '#contract/admin/dependents.ts'
import { type Count, fromCount } from '#server/db/column-values.ts'
import type { Tables } from '#server/db/tables.ts'
import { ApiError } from '#server/http/api-error.ts'
import { titleIn } from './audit-trail/record-titles.ts'
import { collectionDb, type Row } from '#server/collections/collection-db.ts'
import type { Store } from './store.ts'

/**
 * Lets a record be deleted on which nothing hangs, or nothing but what its editor was told of (RECORD-18).
 *
 * @param confirmed how many dependents the editor has confirmed
 * @throws ApiError `has_dependents` with what hangs on it
 */
export async function requireConfirmation(
  transaction: Transaction<Tables>,
  store: Store,
  row: Row,
  confirmed = 0,
): Promise<void> {
  const dependents = await findDependents(transaction, store, row)
  if (countDependents(dependents) !== confirmed)
    throw new ApiError('has_dependents', {}, { data: dependents })
}

async function findDependents(
  transaction: Transaction<Tables>,
  { parts = [], referrers = [] }: Store,
  row: Row,
): Promise<Dependents> {
  const kinds = [
    ...parts.map((part) => ({ ...part, by: 'id', among: false, goAlong: true })),
    ...referrers.map((referrer) => ({ among: false, ...referrer, goAlong: false })),
  ]
  const dependents: Dependents = []
  for (const { store, column, by, among, goAlong } of kinds) {
    const collection = store.collection.name
    const all = collectionDb(transaction).selectFrom(store.table)
    const found = among
      ? // An id is nowhere a part of another text.
        all.where(column, 'like', `%"${row[by]}"%`)
      : all.where(column, '=', row[by] ?? null)
    const { count } = await found
      .select(({ fn }) => fn.countAll<Count>().as('count'))
      .executeTakeFirstOrThrow()
    const rows = await found
      .selectAll()
      .$castTo<Row>()
      .orderBy('created_at')
      .orderBy('id')
      .limit(namedDependents)
      .execute()
    const titles = rows.flatMap((one) => titleIn(collection, store.read(one)) ?? [])
    if (rows.length > 0) dependents.push({ collection, goAlong, total: fromCount(count), titles })
  }
  return dependents
}
