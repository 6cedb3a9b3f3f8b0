import type { output } from 'zod/v4/core'
import type { CollectionDescription } from '#contract/collections/collection.ts'
import { addressedCollections } from '#contract/collections/redirects.ts'
import type { pageQuery } from '#contract/envelopes.ts'
import type { Language } from '#contract/locale.ts'
import { loadFormerSlugs } from '#server/content/former-slugs.ts'
import { loadPictures } from '#server/content/load-pictures.ts'
import { type Page, wholePage } from '#server/content/page.ts'
import { type Count, fromCount } from '#server/db/column-values.ts'
import type { Database } from '#server/db/database.ts'
import { addedTo } from './added-for-visitors.ts'
import { collectionDb, type Row } from './collection-db.ts'
import { columnOf, columnsOf } from './columns-of.ts'
import { presentForVisitors, type StoredRecord } from './present-for-visitors.ts'

type VisitorRecords = Record<string, unknown>[]
type PageQuery = output<typeof pageQuery>

/**
 * Lists a collection for visitors: its records in their order, as a list or as a page.
 *
 * @param query as the call's query schema gives it
 */
export async function listForVisitors(
  db: Database,
  description: CollectionDescription,
  language: Language,
  query: unknown,
): Promise<VisitorRecords | Page<Record<string, unknown>>> {
  const page = description.visitors?.page
  const present = (rows: Row[]) => presentRows(db, description, rows, language)
  switch (page) {
    case undefined:
      return present(await selectRows(db, description).execute())
    case 'whole':
      return wholePage(await present(await selectRows(db, description).execute()))
    case 'single':
      return wholePage(await present(await selectRows(db, description).limit(1).execute()))
    case 'asked': {
      // The routes and PublicReads.read parse every query with the call's own schema.
      const { pageNo, pageSize } = query as PageQuery
      const rows = await selectRows(db, description)
        .limit(pageSize)
        .offset((pageNo - 1) * pageSize)
        .execute()
      const { total } = await selectFrom(db, description)
        .select(({ fn }) => fn.countAll<Count>().as('total'))
        .executeTakeFirstOrThrow()
      return { data: await present(rows), pageNo, pageSize, totalCount: fromCount(total) }
    }
  }
}

/** The records that reach visitors: all, or those that have the picture that they need (HERO-1). */
function selectFrom(db: Database, { table, visitors }: CollectionDescription) {
  const records = collectionDb(db).selectFrom(table)
  return visitors?.needs?.includes('imageUrl')
    ? records.innerJoin('pictures', 'pictures.id', `${table}.picture_id`)
    : records
}

/** In the order of the collection, else the oldest first. */
function selectRows(db: Database, description: CollectionDescription) {
  const { table, fields, visitors } = description
  const rows = selectFrom(db, description)
    .selectAll(table)
    .$castTo<Row>()
    .orderBy(`${table}.${'order' in fields ? 'sort_order' : 'created_at'}`)
    .orderBy(`${table}.id`)
  if (visitors?.first === undefined) return rows
  return rows
    .clearOrderBy()
    .orderBy(`${table}.${columnOf(visitors.first)}`, 'desc')
    .orderBy(`${table}.sort_order`)
    .orderBy(`${table}.id`)
}

/** Rows of a collection as visitors get them. */
async function presentRows(
  db: Database,
  description: CollectionDescription,
  rows: Row[],
  language: Language,
): Promise<VisitorRecords> {
  const { written } = columnsOf(description)
  const records = rows.map((row): StoredRecord => {
    const read = written.map(([name, field]): [string, unknown] => [name, field.read(row)])
    return { id: row.id, fields: Object.fromEntries(read) }
  })
  const pictureIds = records.flatMap(({ fields }) =>
    written.flatMap(([name, field]) => field.pictureIds?.(fields[name]) ?? []),
  )
  const addressed = addressedCollections.find((name) => name === description.name)
  const surroundings = {
    pictures: await loadPictures(db, pictureIds),
    formerSlugs: addressed ? await loadFormerSlugs(db, addressed) : new Map<string, string[]>(),
  }
  const added = await addedTo(
    db,
    description,
    rows,
    (other, below) => presentRows(db, other, below, language),
    language,
  )
  return records.map((record, index) => ({
    ...presentForVisitors(description, record, surroundings, language),
    ...added[index],
  }))
}
