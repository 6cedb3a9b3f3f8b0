import { afterAll, beforeAll, expect, test } from 'vitest'
import { collections } from '#contract/collections/collections.ts'
import type { CollectionDescription } from '#contract/collections/collection.ts'
import type { Database } from '#server/db/database.ts'
import { migrate } from '#server/db/migrate.ts'
import { createTestDatabase } from '#tests/support/databases.ts'
import { collectionDb } from './collection-db.ts'
import { columnOf, columnsOf } from './columns-of.ts'

let db: Database
let close: () => Promise<void>

beforeAll(async () => {
  const database = await createTestDatabase('SQLite')
  db = await database.open()
  close = async () => {
    await db.destroy()
    await database.remove()
  }
  await migrate(db)
})
afterAll(() => close())

test.each([
  ['title', 'title'],
  ['dataSheetFile', 'data_sheet_file'],
  ['order', 'sort_order'],
])('the field %s lies in %s', (name, column) => {
  expect(columnOf(name)).toBe(column)
})

// A field that no migration made is named here.
test.each(
  Object.values<CollectionDescription>(collections).map((one) => [one.table, one] as const),
)('the table %s has a column for every field', async (table, description) => {
  const { written, shown } = columnsOf(description)
  const names: string[] = []
  // Each kind names its columns as it reads them.
  const row = new Proxy({}, { get: (_row, name) => (names.push(String(name)), '[]') })
  for (const [, field] of [...written, ...shown]) field.read(row)
  const read = collectionDb(db)
    .selectFrom(table)
    .select([...new Set(names)])
    .limit(0)
  await expect(read.execute()).resolves.toEqual([])
})
