import { Migrator, sql } from 'kysely'
import { expect, it } from 'vitest'
import { migrate } from '#server/db/migrate.ts'
import { migrations } from '#server/db/migrations/migrations.ts'
import { restoreRecord } from '#server/features/admin/restore-record.ts'
import { findStore } from '#server/features/admin/stores.ts'
import { findSession } from '#server/features/session/find-session.ts'
import { listOwnSessions } from '#server/features/session/own-sessions.ts'
import { hashToken } from '#server/features/session/session-token.ts'
import { createTestDatabase, databaseKinds } from '#tests/support/databases.ts'
import { createAccount } from '#tests/support/session-client.ts'

it.each(databaseKinds)(
  'messages of an earlier version stay, with a reference, on %s',
  async (kind) => {
    const database = await createTestDatabase(kind)
    const db = await database.open()
    const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } })
    await migrator.migrateTo('0001-initial')
    await sql`insert into messages (id, version, created_at, updated_at, name, email, phone_number,
      message_content, language, status, idempotency_key)
    values ('0a1b2c3d-0000-4000-8000-000000000000', 1, '2026-01-01T00:00:00.000Z',
      '2026-01-01T00:00:00.000Z', 'سارة', 'sara@example.com', '01012345678', 'رسالة قديمة', 'ar',
      'new', null)`.execute(db)
    await migrate(db)
    const messages = await db.selectFrom('messages').selectAll().execute()
    expect(messages).toMatchObject([
      {
        id: '0a1b2c3d-0000-4000-8000-000000000000',
        version: 1,
        created_at: '2026-01-01T00:00:00.000Z',
        updated_at: '2026-01-01T00:00:00.000Z',
        reference: '0A1B2C3D',
        name: 'سارة',
        email: 'sara@example.com',
        phone_number: '01012345678',
        message_content: 'رسالة قديمة',
        topic: '',
        language: 'ar',
        status: 'new',
        notes: '',
      },
    ])
    await db.destroy()
    await database.remove()
  },
)

// STORE-2
it.each(databaseKinds)('migrating twice changes nothing, on %s', async (kind) => {
  const database = await createTestDatabase(kind)
  const db = await database.open()
  expect((await migrate(db)).length).toBeGreaterThan(0)
  expect(await migrate(db)).toEqual([])
  await db.destroy()
  await database.remove()
})

// STORE-2
it.each(databaseKinds)('a migration that fails is named with its reason, on %s', async (kind) => {
  const database = await createTestDatabase(kind)
  const db = await database.open()
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } })
  await migrator.migrateTo('0001-initial')
  // In the way of the one that makes this table.
  await sql`create table audit_entries (id text)`.execute(db)
  await expect(migrate(db)).rejects.toThrow(
    /^The migration 0006-admin failed, and nothing was changed: .*audit_entries.* already exists/,
  )
  await db.destroy()
  await database.remove()
})

// STORE-2
it.each(databaseKinds)('a database of a newer release is named as such, on %s', async (kind) => {
  const database = await createTestDatabase(kind)
  const db = await database.open()
  await migrate(db)
  await sql`insert into kysely_migration (name, timestamp) values ('9999-later', '')`.execute(db)
  await expect(migrate(db)).rejects.toThrow(
    /^This release is older than the database, which has the migration 9999-later: /,
  )
  await db.destroy()
  await database.remove()
})

it.each(databaseKinds)(
  'a record whose picture never said what it shows stays, and one that was deleted comes back, on %s',
  async (kind) => {
    const database = await createTestDatabase(kind)
    const db = await database.open()
    const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } })
    await migrator.migrateTo('0009-catalogue-editing')
    const [kept, deleted] = ['kept', 'deleted'].map((id) => ({
      id,
      version: 3,
      created_at: '2026-01-01T00:00:00.000Z',
      updated_at: '2026-01-01T00:00:00.000Z',
      sort_order: 1,
      title_ar: 'مراوح',
      title_en: 'Fans',
      description_ar: 'وصف',
      description_en: '',
      picture_id: null,
    }))
    const values = Object.values(kept ?? {})
    await sql`insert into drivers (id, version, created_at, updated_at, sort_order, title_ar, title_en,
      description_ar, description_en, picture_id) values (${sql.join(values)})`.execute(db)
    await sql`insert into deleted_records (collection, record_id, row, deleted_at)
      values ('drivers', 'deleted', ${JSON.stringify(deleted)}, '2026-01-02T00:00:00.000Z')`.execute(
      db,
    )
    await migrate(db)
    expect(await db.selectFrom('drivers').selectAll().execute()).toEqual([
      { ...kept, alt_ar: '', alt_en: '' },
    ])
    await createAccount(db)
    const { id: userId } = await db.selectFrom('users').select('id').executeTakeFirstOrThrow()
    const drivers = findStore('drivers')
    if (drivers === undefined) throw new Error('There is no collection of drivers')
    const back = await restoreRecord(db, drivers, userId, 'deleted')
    expect(back).toMatchObject({ version: 4, title: { en: 'Fans' }, alt: { ar: '', en: '' } })
    await db.destroy()
    await database.remove()
  },
)

// ROLE-1
it.each(databaseKinds)(
  'who had an account before there were roles is an owner, on %s',
  async (kind) => {
    const database = await createTestDatabase(kind)
    const db = await database.open()
    const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } })
    await migrator.migrateTo('0018-project-descriptions')
    await sql`insert into users (id, version, created_at, updated_at, email, password_hash,
      first_name, last_name, gender)
    values ('u', 1, '', '', 'staff@nasaem.example', 'x', 'Sara', '', 0)`.execute(db)
    await migrate(db)
    const users = await db.selectFrom('users').selectAll().execute()
    expect(users).toMatchObject([{ roles: '["owner"]', status: 'active', last_seen_at: null }])
    await db.destroy()
    await database.remove()
  },
)

// SESSION-29
it.each(databaseKinds)('a session of an earlier version goes on, on %s', async (kind) => {
  const database = await createTestDatabase(kind)
  const db = await database.open()
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } })
  await migrator.migrateTo('0019-accounts')
  const now = new Date().toISOString()
  await sql`insert into users (id, version, created_at, updated_at, email, password_hash, first_name,
    last_name, gender, roles, status) values ('u', 1, '', '', 'staff@nasaem.example', 'x', 'Sara', '', 0,
    '["owner"]', 'active')`.execute(db)
  await sql`insert into sessions (id, user_id, created_at, refreshed_at)
    values ('s', 'u', ${now}, ${now})`.execute(db)
  await sql`insert into session_tokens (hash, session_id, kind, expires_at)
    values (${hashToken('token')}, 's', 'access', '2999-01-01T00:00:00.000Z')`.execute(db)
  await migrate(db)
  const session = await findSession(db, 'token')
  expect(session).toMatchObject({ id: 's' })
  expect(session && (await listOwnSessions(db, session))).toMatchObject([
    { browser: null, system: null, network: '', isCurrent: true },
  ])
  await db.destroy()
  await database.remove()
})
