import { afterEach, describe, expect, it } from 'vitest'
import { collections } from '#contract/collections/collections.ts'
import { collectionDb } from '#server/collections/collection-db.ts'
import { columnsOf } from '#server/collections/columns-of.ts'
import type { Database } from '#server/db/database.ts'
import { migrate } from '#server/db/migrate.ts'
import { newRow } from '#server/db/new-row.ts'
import { createTestDatabase, databaseKinds } from '#tests/support/databases.ts'
import { addLanguage } from './steps.ts'

let ends: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const end of ends.reverse()) await end()
  ends = []
})

async function columnsOfProjects(db: Database) {
  const tables = await db.introspection.getTables()
  const names = tables.find(({ name }) => name === 'projects')?.columns.map(({ name }) => name)
  return names?.sort()
}

// LANG-13
describe.each(databaseKinds)('another language, on %s', (kind) => {
  it('gets the columns that are missing, with nothing in them, and those alone', async () => {
    const database = await createTestDatabase(kind)
    ends.push(() => database.remove())
    const db = await database.open()
    ends.push(() => db.destroy())
    await migrate(db)
    const before = await columnsOfProjects(db)
    const texts = columnsOf(collections.projects).written.map(([, { none }]) => none ?? {})
    const others = { slug: 'one', sector: 'industry', year: 2025, sort_order: 1, gallery: '[]' }
    await collectionDb(db)
      .insertInto('projects')
      .values(Object.assign({ ...newRow(), ...others }, ...texts))
      .execute()
    // As though English came now: a text and a list are gone, the others are there.
    for (const column of ['title_en', 'scope_en'])
      await db.schema.alterTable('projects').dropColumn(column).execute()

    const step = addLanguage('en')
    await step.up(db)
    expect(await columnsOfProjects(db)).toEqual(before)
    const row = await db.selectFrom('projects').select(['title_en', 'scope_en']).execute()
    expect(row).toEqual([{ title_en: '', scope_en: '[]' }])
    await step.up(db)
    expect(await columnsOfProjects(db)).toEqual(before)
  })
})
