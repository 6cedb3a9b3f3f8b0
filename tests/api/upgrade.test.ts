import { readdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { type Kysely, sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { migrateSafely } from '#server/backup/before-migration.ts'
import { verifyArchive } from '#server/backup/verify-archive.ts'
import type { Database } from '#server/db/database.ts'
import { migrate, migrateTo } from '#server/db/migrate.ts'
import { migrations } from '#server/db/migrations/migrations.ts'
import { configOf } from '#tests/support/backups.ts'
import { createTestDatabase, databaseKinds, type TestDatabase } from '#tests/support/databases.ts'

/** A row's key is never null, though SQLite would make one up. */
function valueOf(column: string, dataType: string, isNullable: boolean) {
  if (isNullable && column !== 'id') return null
  return /text|char/i.test(dataType) ? 'x' : 7
}

/** The last migration of the release before this one, which may be running beside it during a restart. */
const before = '0033-news-of-colleagues'
const last = Object.keys(migrations).at(-1)

describe.each(databaseKinds)('an upgrade, on %s', (kind) => {
  let database: TestDatabase
  let db: Database
  beforeEach(async () => {
    database = await createTestDatabase(kind)
    db = await database.open()
    await migrateTo(db, before)
  })
  afterEach(async () => {
    await db.destroy()
    await database.remove()
  })

  const upgrade = (environment: Record<string, string> = {}) =>
    migrateSafely(db, configOf(database, environment), {
      report: () => undefined,
      signal: new AbortController().signal,
    })
  const addAccount = () =>
    sql`insert into users (id, version, created_at, updated_at, email, password_hash, first_name,
      last_name, gender) values ('u', 1, '', '', 'sara@example.com', 'x', 'سارة', '', 0)`.execute(
      db,
    )
  const archives = () => readdir(path.join(database.dataDir, 'backups')).catch(() => [])

  // BACKUP-11
  it('backs up what the database holds before it is migrated', async () => {
    await addAccount()
    expect(await upgrade()).toContain(last)
    const [name = '', ...more] = await archives()
    expect(more).toEqual([])
    expect(name).toMatch(new RegExp(`^before-${last}-20.*Z\\.tar$`))
    const { header, manifest } = await verifyArchive(path.join(database.dataDir, 'backups', name))
    expect(header.migrations.at(-1)).toBe(before)
    expect(manifest.tables).toContainEqual({ name: 'users', rows: 1 })
    expect(await db.selectFrom('backups').select(['state', 'file']).execute()).toEqual([
      { state: 'done', file: name },
    ])
    expect(await upgrade()).toEqual([])
    expect(await archives()).toHaveLength(1)
  })

  // BACKUP-11
  it('changes nothing where that fails, and makes none of an empty database or where it is not wanted', async () => {
    expect(await upgrade({ BACKUP_BEFORE_MIGRATION: 'false' })).toContain(last)
    expect(await archives()).toEqual([])
    const other = await createTestDatabase(kind)
    const empty = await other.open()
    const inTheWay = path.join(other.dataDir, 'backups')
    await migrateTo(empty, before)
    const run = () =>
      migrateSafely(empty, configOf(other), {
        report: () => undefined,
        signal: new AbortController().signal,
      })
    await sql`update content_version set version = 1`.execute(empty)
    await writeFile(inTheWay, 'a file')
    await expect(run()).rejects.toThrow(
      /^The backup before the migration failed, and nothing was changed: .*BACKUP_BEFORE_MIGRATION=false/,
    )
    const { rows } = await sql`select name from kysely_migration where name = ${last}`.execute(
      empty,
    )
    expect(rows).toEqual([])
    await empty.destroy()
    await other.remove()
  })

  // STORE-9
  it('leaves the release before able to read and write every table', async () => {
    const tables = await db.introspection.getTables()
    await migrate(db)
    const any = db as unknown as Kysely<Record<string, Record<string, unknown>>>
    const own = tables.filter(({ name }) => !name.startsWith('kysely_'))
    expect(own.length).toBeGreaterThan(40)
    for (const { name, columns } of own) {
      const row = Object.fromEntries(
        columns.map(({ name: column, dataType, isNullable }) => [
          column,
          valueOf(column, dataType, isNullable),
        ]),
      )
      const undo = new Error('undone')
      const write = any.transaction().execute(async (transaction) => {
        if (kind === 'PostgreSQL') {
          // Switches foreign keys off: a row may refer to rows that other tables do not have.
          await sql`set local session_replication_role = replica`.execute(transaction)
        } else {
          await sql`pragma defer_foreign_keys = ON`.execute(transaction)
        }
        await transaction.insertInto(name).values(row).execute()
        const names = columns.map((column) => column.name)
        const found = await transaction.selectFrom(name).select(names).execute()
        expect(found).toContainEqual(row)
        throw undo
      })
      await expect(write, name).rejects.toBe(undo)
    }
  })
})
