import { rm } from 'node:fs/promises'
import path from 'node:path'
import { verify } from '@node-rs/argon2'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { bumpContentVersion, readContentVersion } from '#server/db/content-version.ts'
import type { Database } from '#server/db/database.ts'
import { migrate } from '#server/db/migrate.ts'
import type { FileStore } from '#server/files/file-store.ts'
import { openFiles } from '#server/files/open-files.ts'
import { loadSeed } from '#sample/load-seed.ts'
import { createFirstAccount } from '#server/features/session/create-first-account.ts'
import { contentFixture, writeFixtureFiles } from '#tests/support/content-fixture.ts'
import { createTestDatabase, databaseKinds, type TestDatabase } from '#tests/support/databases.ts'

describe.each(databaseKinds)('what a first start stores on %s', (kind) => {
  let database: TestDatabase
  let db: Database
  let folders: { seedDir: string; files: FileStore }
  beforeEach(async () => {
    database = await createTestDatabase(kind)
    db = await database.open()
    await migrate(db)
    folders = {
      seedDir: path.join(database.dataDir, 'seed'),
      files: openFiles(db, { ...database, mediaCache: 2 ** 30 }),
    }
    await writeFixtureFiles(folders.seedDir)
  })
  afterEach(async () => {
    await db.destroy()
    await database.remove()
  })

  // SEED-1
  it('loads the sample content once, and never over what staff have emptied', async () => {
    expect(await loadSeed(db, contentFixture, folders)).toBe(true)
    expect(await readContentVersion(db)).toBe(1)
    await db.transaction().execute(async (transaction) => {
      await bumpContentVersion(transaction)
      await transaction.deleteFrom('drivers').execute()
    })
    expect(await loadSeed(db, contentFixture, folders)).toBe(false)
    expect(await db.selectFrom('drivers').selectAll().execute()).toEqual([])
  })

  // SEED-1
  it('that is stopped between two pictures stores no row, and the next start loads everything', async () => {
    const stop = new AbortController()
    const loading = loadSeed(db, contentFixture, { ...folders, signal: stop.signal })
    stop.abort()
    await expect(loading).rejects.toBe(stop.signal.reason)
    expect(await readContentVersion(db)).toBe(0)
    expect(await loadSeed(db, contentFixture, folders)).toBe(true)
  })

  it('keeps the order of the collections', async () => {
    await loadSeed(db, contentFixture, folders)
    const frames = await db.selectFrom('frames').select('title_en').orderBy('sort_order').execute()
    expect(frames.map((frame) => frame.title_en)).toEqual(
      contentFixture.frames.map((frame) => frame.title.en),
    )
  })

  // SEED-1
  it.each([
    ['pictures/tiny-2.avif', /cannot be read: .*tiny-2\.avif/],
    ['certificates/sample.pdf', /cannot be read: .*sample\.pdf/],
    ['pictures/pictures.json', /cannot be read: .*pictures\.json/],
  ])('fails by name and stores no row when %s is missing', async (file, message) => {
    await rm(path.join(folders.seedDir, file))
    await expect(loadSeed(db, contentFixture, folders)).rejects.toThrow(message)
    expect(await readContentVersion(db)).toBe(0)
  })

  // SEED-1
  it('fails by name when the manifest lacks a picture', async () => {
    const empty = { ar: '', en: '' }
    const content = { ...contentFixture, clients: [{ title: empty, picture: 'gone', alt: empty }] }
    await expect(loadSeed(db, content, folders)).rejects.toThrow('shows the picture "gone"')
  })

  // SESSION-28
  it('makes the first account once, with the password that was set or one that it tells', async () => {
    const { dataDir } = database
    const settings = { adminEmail: 'admin@nasaem.example', adminPassword: undefined, dataDir }
    const made = await createFirstAccount(db, settings)
    expect(made).toMatchObject({ email: 'admin@nasaem.example', origin: 'generated' })
    const { password_hash } = await db
      .selectFrom('users')
      .select('password_hash')
      .executeTakeFirstOrThrow()
    expect(password_hash).toMatch(/^\$argon2id\$/)
    expect(await verify(password_hash, made.generatedPassword ?? '')).toBe(true)
    const again = await createFirstAccount(db, { ...settings, adminEmail: 'other@nasaem.example' })
    expect(again).toEqual({ email: 'admin@nasaem.example', origin: 'existing' })
  })

  // SESSION-28
  it.each([
    ['short', /ADMIN_PASSWORD is refused: .*10 characters/],
    ['password12', /ADMIN_PASSWORD is refused: .*easy to guess/],
    ['admin@nasaem.example', /ADMIN_PASSWORD is refused: .*email/],
  ])('makes no account with the password %s, and says why', async (adminPassword, message) => {
    const { dataDir } = database
    const settings = { adminEmail: 'admin@nasaem.example', adminPassword, dataDir }
    await expect(createFirstAccount(db, settings)).rejects.toThrow(message)
    expect(await db.selectFrom('users').selectAll().execute()).toEqual([])
    await createFirstAccount(db, { ...settings, adminPassword: undefined })
    expect(await createFirstAccount(db, settings)).toMatchObject({ origin: 'existing' })
  })

  it('tells nothing of a password that was set', async () => {
    const settings = {
      adminEmail: 'admin@nasaem.example',
      adminPassword: 'correct horse',
      dataDir: database.dataDir,
    }
    expect(await createFirstAccount(db, settings)).toEqual({
      email: 'admin@nasaem.example',
      origin: 'configured',
    })
  })
})
