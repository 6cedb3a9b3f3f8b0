import { setImmediate } from 'node:timers/promises'
import { PostgresAdapter } from 'kysely'
import { collectionDb, type Row } from '#server/collections/collection-db.ts'
import type { Database } from '#server/db/database.ts'
import type { Store } from './store.ts'
import { writeTexts } from './write-texts.ts'

/** Records whose texts are made at once: others wait no longer than for these. */
const portionSize = 50

interface Listed {
  record_id: string
  stamp: number
}

/**
 * Makes the texts of the records that are listed, a portion at a time, so that a million takes no more memory than fifty.
 *
 * @param which `outdated` those without which a search would not be true, `all` also those that the index alone lacks
 * @param isStopping asked between two portions
 */
export async function makeListed(
  db: Database,
  store: Store,
  which: 'outdated' | 'all',
  isStopping: () => boolean = () => false,
): Promise<void> {
  // In one pass over the list: what somebody else is about to change stays listed, and is not waited for.
  for (let last = ''; !isStopping();) {
    const listed = await readListed(db, store, which, last)
    const ids = listed.map(({ record_id: id }) => id)
    if (ids.length === 0) return
    last = ids.at(-1) ?? last
    const rows = await collectionDb(db)
      .selectFrom(store.table)
      .selectAll()
      .$castTo<Row>()
      .where('id', 'in', ids)
      // As they came, for SQLite's index begins a segment anew at a row of a lower number than the last.
      .orderBy('created_at')
      .execute()
    await writeTexts(db, store, rows)
    await takeOff(db, store, listed)
    if (listed.length < portionSize) return
    // The driver of SQLite is synchronous: whoever waits for an answer comes in between.
    await setImmediate()
  }
}

/** True where the index of SQLite does not have all records yet, as after an upgrade. */
export async function hasUnindexed(db: Database, { collection }: Store): Promise<boolean> {
  const found = await db
    .selectFrom('search_stale')
    .select('record_id')
    .where('collection', '=', collection.name)
    .where('outdated', '=', 0)
    .limit(1)
    .executeTakeFirst()
  return found !== undefined
}

function readListed(
  db: Database,
  { collection }: Store,
  which: 'outdated' | 'all',
  after: string,
): Promise<Listed[]> {
  return db
    .selectFrom('search_stale')
    .select(['record_id', 'stamp'])
    .where('collection', '=', collection.name)
    .where('record_id', '>', after)
    .$if(which === 'outdated', (listed) => listed.where('outdated', '=', 1))
    .orderBy('record_id')
    .limit(portionSize)
    .execute()
}

/** One that was changed meanwhile stays. */
async function takeOff(
  db: Database,
  { collection }: Store,
  listed: readonly Listed[],
): Promise<void> {
  const made = db
    .selectFrom('search_stale')
    .select('record_id')
    .where('collection', '=', collection.name)
    // So that they are looked up: of the list alone SQLite would read all.
    .where(
      'record_id',
      'in',
      listed.map(({ record_id: id }) => id),
    )
    .where((row) =>
      row.or(
        listed.map(({ record_id, stamp }) =>
          row.and([row('record_id', '=', record_id), row('stamp', '=', stamp)]),
        ),
      ),
    )
    .$if(db.getExecutor().adapter instanceof PostgresAdapter, (rows) =>
      rows.forUpdate().skipLocked(),
    )
  await db
    .deleteFrom('search_stale')
    .where('collection', '=', collection.name)
    .where('record_id', 'in', made)
    .execute()
}
