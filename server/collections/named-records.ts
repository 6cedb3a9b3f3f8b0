import type { RecordMention } from '#contract/admin/records-field.ts'
import type { CollectionDescription } from '#contract/collections/collection.ts'
import { projectLink } from '#contract/collections/record-links.ts'
import type { Database } from '#server/db/database.ts'
import { collectionDb, type Row } from './collection-db.ts'
import { columnOf } from './columns-of.ts'
import { mentions } from './field-columns.ts'

type Records = Record<string, unknown>[]
type Present = (description: CollectionDescription, rows: Row[]) => Promise<Records>

/** The fields that name records of another collection. */
type NamingField = 'productIds' | 'serviceIds'

const mentionsIn = (row: Row, field: NamingField): RecordMention[] =>
  mentions(columnOf(field)).read(row)

/** For each of some records, those that it names and that are there, in its order and with their counts. */
export async function namedBy(
  db: Database,
  rows: Row[],
  field: NamingField,
  link: CollectionDescription,
  present: Present,
): Promise<Records[]> {
  const ids = [...new Set(rows.flatMap((row) => mentionsIn(row, field).map(({ id }) => id)))]
  if (ids.length === 0) return rows.map(() => [])
  const found = await collectionDb(db)
    .selectFrom(link.table)
    .selectAll()
    .$castTo<Row>()
    .where('id', 'in', ids)
    .execute()
  const records = await present(link, found)
  const byId = new Map(records.map((record) => [String(record['id']), record]))
  return rows.map((row) =>
    mentionsIn(row, field).flatMap(({ id, count }) => {
      const record = byId.get(id)
      return record ? [{ ...record, count }] : []
    }),
  )
}

/** For each of some products or services, the projects that name it, in their order and with how many they have of it. */
export async function naming(
  db: Database,
  named: Row[],
  field: NamingField,
  present: Present,
): Promise<Records[]> {
  const projects = await collectionDb(db)
    .selectFrom(projectLink.table)
    .selectAll()
    .$castTo<Row>()
    .where(columnOf(field), '!=', '[]')
    .orderBy('sort_order')
    .orderBy('id')
    .execute()
  const records = await present(projectLink, projects)
  return named.map(({ id }) =>
    projects.flatMap((project, index) => {
      const mention = mentionsIn(project, field).find((one) => one.id === id)
      return mention ? [{ ...records[index], count: mention.count }] : []
    }),
  )
}
