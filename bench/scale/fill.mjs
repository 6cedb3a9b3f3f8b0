import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import Libsql from 'libsql'
import pg from 'pg'
import { fileSize, rowsOf } from './rows.mjs'

/** @typedef {Record<string, string | number | null>} Row */
/** @typedef {{ dataDir: string, databaseUrl?: string | undefined }} Place */

/** Rows of one transaction. */
const portion = 5_000

/** The least that begins as a PDF does. */
const file = Buffer.concat([Buffer.from('%PDF-1.4\n'), Buffer.alloc(fileSize - 9, 0x20)])

/**
 * Writes rows of a table into the database of a server, which may be running. The same numbers always give the same rows.
 *
 * @param {Place} place
 * @param {string} table one of `rowsOf`
 * @param {{ from: number, to: number, now: number }} span numbers of rows; the last is the newest
 */
export async function fillTable(place, table, { from, to, now }) {
  const make = rowsOf[table]
  if (!make) throw new RangeError(`There are no rows for ${table}`)
  const store = place.databaseUrl
    ? await openPostgres(place.databaseUrl)
    : openSqlite(place.dataDir)
  try {
    for (let first = from; first < to; first += portion) {
      const rows = Array.from({ length: Math.min(portion, to - first) }, (_, at) =>
        make(first + at, { count: to, now }),
      )
      await store.insert(table, rows)
      if (table === 'private_files') await writeFiles(place, store, rows)
    }
    if (place.databaseUrl) await store.run(`analyze ${table}`)
  } finally {
    await store.close()
  }
}

/** @typedef {{ insert: (table: string, rows: Row[]) => Promise<void>, run: (sql: string) => Promise<void>, close: () => Promise<void> }} Store */

/** @returns {Store} */
function openSqlite(/** @type {string} */ dataDir) {
  const db = new Libsql(join(dataDir, 'site.sqlite'), { timeout: 60_000 })
  return {
    async insert(table, rows) {
      const columns = Object.keys(rows[0] ?? {})
      const places = columns.map(() => '?').join(', ')
      const statement = db.prepare(
        `insert into ${table} (${columns.map((name) => `"${name}"`).join(', ')}) values (${places})`,
      )
      db.exec('begin immediate')
      for (const row of rows) statement.run(Object.values(row))
      db.exec('commit')
    },
    run: async (sql) => void db.exec(sql),
    close: async () => void db.close(),
  }
}

/** @returns {Promise<Store>} */
async function openPostgres(/** @type {string} */ databaseUrl) {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  return {
    async insert(table, rows) {
      const columns = Object.keys(rows[0] ?? {})
        .map((name) => `"${name}"`)
        .join(', ')
      await client.query(
        `insert into ${table} (${columns})
          select ${columns} from json_populate_recordset(null::${table}, $1::json)`,
        [JSON.stringify(rows)],
      )
    },
    run: async (sql) => void (await client.query(sql)),
    close: () => client.end(),
  }
}

/** The files themselves: in the folder, or with PostgreSQL in the database. */
async function writeFiles(
  /** @type {Place} */ place,
  /** @type {Store} */ store,
  /** @type {Row[]} */ rows,
) {
  if (place.databaseUrl) {
    const named = rows.map(({ id = null, created_at: stored_at = null }) => ({
      name: id,
      stored_at,
    }))
    const stored = { area: 'private', size: fileSize }
    await store.insert(
      'stored_files',
      named.map((one) => ({ ...one, ...stored })),
    )
    const content = `\\x${file.toString('hex')}`
    await store.insert(
      'file_parts',
      named.map(({ name }) => ({ area: 'private', name, part: 0, content })),
    )
    return
  }
  const folder = join(place.dataDir, 'private')
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  for (const { id } of rows) writeFileSync(join(folder, String(id)), file, { mode: 0o600 })
}
