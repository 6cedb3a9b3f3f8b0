import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Database } from '#server/db/database.ts'
import { asOnlyOne } from '#server/jobs/only-one.ts'
import { createTestDatabase, databaseKinds, type TestDatabase } from '#tests/support/databases.ts'

/** Work that ends when it is told to. */
function heldWork() {
  let end = () => {}
  const ended = new Promise<void>((resolve) => (end = resolve))
  let begin = () => {}
  const begun = new Promise<void>((resolve) => (begin = resolve))
  const work = () => {
    begin()
    return ended
  }
  return { work, begun, end: () => end() }
}

// MACHINE-5
describe.each(databaseKinds)('work that processes share on %s', (kind) => {
  let database: TestDatabase
  let open: Database[]
  beforeEach(async () => {
    database = await createTestDatabase(kind, { reportLoss: () => undefined })
    open = [await database.open(), await database.open()]
  })
  afterEach(async () => {
    await Promise.all(open.map((db) => db.destroy()))
    await database.remove()
  })

  it('is done once more after it was done, and after it failed', async () => {
    const [db] = open as [Database]
    await expect(asOnlyOne(db, 'work', () => Promise.reject(new Error('failed')))).rejects.toThrow(
      'failed',
    )
    expect(await asOnlyOne(db, 'work', async () => undefined)).toBe(true)
    expect(await asOnlyOne(db, 'work', async () => undefined)).toBe(true)
  })

  // The embedded database has one process.
  if (kind === 'SQLite') return

  it('is left to the one who is at it, unlike other work', async () => {
    const [db, other] = open as [Database, Database]
    const held = heldWork()
    const doing = asOnlyOne(db, 'work', held.work)
    await held.begun
    expect(await asOnlyOne(other, 'work', async () => undefined)).toBe(false)
    expect(await asOnlyOne(other, 'another', async () => undefined)).toBe(true)
    held.end()
    expect(await doing).toBe(true)
    expect(await asOnlyOne(other, 'work', async () => undefined)).toBe(true)
  })

  it('is free again once its process is gone', async () => {
    const [db, other] = open as [Database, Database]
    const held = heldWork()
    const doing = asOnlyOne(db, 'work', held.work)
    await held.begun
    await sql`select pg_terminate_backend(pid) from pg_locks
      where locktype = 'advisory' and pid <> pg_backend_pid()
        and database = (select oid from pg_database where datname = current_database())`.execute(
      other,
    )
    await expect.poll(() => asOnlyOne(other, 'work', async () => undefined)).toBe(true)
    held.end()
    await doing
  })
})
