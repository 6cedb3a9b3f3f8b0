import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Kysely } from 'kysely'
import { makeBackup } from '#server/backup/make-backup.ts'
import { leftOut } from '#server/backup/row-source.ts'
import { readConfig } from '#server/config.ts'
import type { Database } from '#server/db/database.ts'
import type { TestDatabase } from './databases.ts'

/** The configuration of a place, as the environment would give it. */
export function configOf(
  { dataDir, databaseUrl }: Pick<TestDatabase, 'dataDir' | 'databaseUrl'>,
  environment: Record<string, string> = {},
) {
  return readConfig({
    DATA_DIR: dataDir,
    DATABASE_URL: databaseUrl,
    MIN_FREE_SPACE: '0',
    ...environment,
  })
}

/** Backs up a place into a file of its own folder. */
export async function backUp(place: TestDatabase, name = 'archive.tar'): Promise<string> {
  const file = path.join(place.dataDir, name)
  await makeBackup(configOf(place), { file })
  return file
}

/** All rows of a database that an archive holds, by their tables, in an order that is the same on both databases. */
export async function allRows(db: Database): Promise<Map<string, string[]>> {
  const tables = (await db.introspection.getTables()).map(({ name }) => name)
  const rows = new Map<string, string[]>()
  for (const table of tables.filter((name) => !Object.hasOwn(leftOut, name)).sort()) {
    const found = await anyTable(db).selectFrom(table).selectAll().execute()
    rows.set(table, found.map((row) => JSON.stringify(sorted(row))).sort())
  }
  return rows
}

/** All rows of a place that nobody has open. */
export async function rowsIn(where: TestDatabase) {
  const db = await where.open()
  try {
    return await allRows(db)
  } finally {
    await db.destroy()
  }
}

const sorted = (row: object) =>
  Object.fromEntries(Object.entries(row).sort(([a], [b]) => a.localeCompare(b, 'en')))

function anyTable(db: Database) {
  return db as unknown as Kysely<Record<string, object>>
}

/** The places of the parts of an archive: a content begins after the block of its header. */
export async function partsOf(file: string) {
  const bytes = await readFile(file)
  const parts: { name: string; header: number; content: number; size: number }[] = []
  for (let at = 0; bytes[at] !== 0;) {
    const text = (from: number, length: number) =>
      bytes.toString('latin1', at + from, at + from + length).replace(/\0.*$/s, '')
    const size = Number.parseInt(text(124, 12), 8)
    const [prefix, name] = [text(345, 155), text(0, 100)]
    parts.push({ name: prefix ? `${prefix}/${name}` : name, header: at, content: at + 512, size })
    at += 512 + Math.ceil(size / 512) * 512
  }
  return { bytes, parts }
}
