import { readdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { sql } from 'kysely'
import Libsql from 'libsql'
import { afterEach, beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import { ArchiveWriter } from '#server/backup/archive-writer.ts'
import { BackupFault } from '#server/backup/backup-fault.ts'
import { makeBackup } from '#server/backup/make-backup.ts'
import { restoreArchive } from '#server/backup/restore-archive.ts'
import { verifyArchive } from '#server/backup/verify-archive.ts'
import { databaseFile } from '#server/db/database.ts'
import { migrate, migrateTo } from '#server/db/migrate.ts'
import { migrations } from '#server/db/migrations/migrations.ts'
import { allRows, backUp, configOf, partsOf, rowsIn } from '#tests/support/backups.ts'
import { createTestDatabase, databaseKinds, type TestDatabase } from '#tests/support/databases.ts'
import { openFiles } from '#server/files/open-files.ts'
import { listStored, readStored } from '#tests/support/private-files.ts'
import { everything } from '#tests/support/everything.ts'
import { holdLock } from '#tests/support/hold-lock.ts'
import { recordFigure } from '#tests/support/record-figure.ts'
import { sampleMessage } from '#tests/support/sample-message.ts'
import { submitApplication, submitVendor } from '#tests/support/sample-submissions.ts'
import { sendForm } from '#tests/support/send-form.ts'
import { call, createStaffClient } from '#tests/support/session-client.ts'
import { createTestServer } from '#tests/support/test-server.ts'

const applicant = { fullName: 'سارة أحمد', dob: '1995-02-28', nationality: 'EG' }
const quiet = { replace: false, report: () => undefined }

const ways = databaseKinds.flatMap((from) => databaseKinds.map((to) => [from, to] as const))
/** From each and into each. */
const crossings = everything ? ways : ways.filter(([from, to]) => from !== to)

let places: TestDatabase[]
beforeEach(() => {
  places = []
})
afterEach(() => Promise.all(places.map((place) => place.remove())))

async function place(...given: Parameters<typeof createTestDatabase>): Promise<TestDatabase> {
  const made = await createTestDatabase(...given)
  places.push(made)
  return made
}

/** Stores something, and stays connected as a server does. @returns ends it */
async function serve(site: TestDatabase, insert: string): Promise<() => Promise<void>> {
  if (site.databaseUrl) {
    const db = await site.open()
    await sql.raw(insert).execute(db)
    return () => db.destroy()
  }
  const file = databaseFile(site.dataDir)
  // This process would hold on to a file of which it has prepared a statement.
  const writer = new Libsql(file)
  writer.exec(insert)
  writer.close()
  return holdLock(file, 'begin; select 1 from labels')
}

// BACKUP-1, BACKUP-4, BACKUP-6
it.each(crossings)(
  'a site on %s is backed up while it is written to, and is on %s as it was at one moment',
  { timeout: 60_000 },
  async (from, to) => {
    const server = await createTestServer(from)
    onTestFinished(() => server.close())
    await createStaffClient(server)
    await submitVendor(server.app)
    const before = await submitApplication(server.app, applicant)
    await call(server.app, 'POST', '/Home/ReportVisit', {
      page: '/',
      connection: '4g',
      offlineVisits: 1,
    })

    let sent = 0
    let isOver = false
    const acknowledged: string[] = []
    const load = Array.from({ length: 3 }, async () => {
      while (!isOver) {
        sent += 1
        const network = `10.${sent >> 8}.${sent & 255}.1`
        const { statusCode, ...answer } = await sendForm(
          server.app,
          'SendMessage',
          Object.entries({ ...sampleMessage, Name: `سارة ${sent}` }),
          { from: network },
        )
        expect(statusCode).toBe(201)
        acknowledged.push(answer.json().data.id)
        // The server and the backup share this thread: without a rest the backup would wait for its whole length.
        await setTimeout(20)
      }
    })
    // A test that fails ends them too.
    onTestFinished(async () => {
      isOver = true
      await Promise.allSettled(load)
    })
    await expect.poll(() => acknowledged.length).toBeGreaterThan(5)
    const known = [...acknowledged]
    const file = path.join(server.config.dataDir, 'archive.tar')
    const made = await makeBackup(server.config, { file })
    expect(acknowledged.length).toBeGreaterThan(known.length)
    isOver = true
    await Promise.all(load)
    expect(made.missing).toEqual([])
    recordFigure('backup-under-load', `${acknowledged.length} messages sent`)

    const target = await place(to)
    const done = await restoreArchive(configOf(target), { file, ...quiet })
    expect(done.header.engine).toBe(from)
    const there = await allRows(server.db)
    const targetDb = await target.open()
    onTestFinished(() => targetDb.destroy())
    const restored = await allRows(targetDb)
    expect([...restored.keys()]).toEqual([...there.keys()])
    expect(restored.get('visit_measures')).toHaveLength(1)
    // Written to meanwhile: nothing of it is half there.
    const busy = ['messages', 'submission_keys', 'told_states']
    for (const [table, rows] of restored) {
      // Mails go out every ten seconds.
      if (table === 'outgoing_mails' || table === 'subscriptions') continue
      if (busy.includes(table)) expect(there.get(table)).toEqual(expect.arrayContaining(rows))
      else expect([table, rows]).toEqual([table, there.get(table)])
    }
    const messages = restored.get('messages')?.join() ?? ''
    for (const id of known) expect(messages).toContain(id)
    expect(restored.get('applications')?.join()).toContain(before)
    expect(restored.get('submission_keys')).toHaveLength(
      // One of each form that was sent.
      (restored.get('messages')?.length ?? 0) + 2,
    )
    const restoredFiles = openFiles(targetDb, configOf(target))
    for (const area of ['media', 'private'] as const) {
      const names = await listStored(server.files, area)
      expect(names.length).toBeGreaterThan(0)
      expect(await listStored(restoredFiles, area)).toEqual(names)
      for (const name of names)
        expect(await readStored(restoredFiles, area, name)).toEqual(
          await readStored(server.files, area, name),
        )
    }
  },
)

describe('an archive', () => {
  let file: string
  beforeEach(async () => {
    file = await backUp(await place('SQLite', { template: 'filled' }))
  })

  const faultOf = async (bytes: Buffer) => {
    await writeFile(file, bytes)
    const error = await verifyArchive(file).catch((fault: unknown) => fault)
    return error instanceof BackupFault ? error : new Error(`it was taken: ${String(error)}`)
  }

  // BACKUP-5
  it('that is cut off is known as such, wherever that is', async () => {
    const { bytes } = await partsOf(file)
    const lengths = Array.from({ length: 60 }, (_, at) => Math.floor((bytes.length * at) / 60))
    for (const length of [...lengths.slice(1), bytes.length - 1]) {
      const fault = await faultOf(bytes.subarray(0, length))
      expect([length, fault.message]).toEqual([length, expect.stringContaining('cut off')])
    }
  })

  // BACKUP-5
  it('with a changed byte is known as such, with the part that it is in', async () => {
    const { bytes, parts } = await partsOf(file)
    for (const [at, part] of parts.entries()) {
      const offsets = [0, Math.floor(part.size / 2), part.size - 1].map((one) => part.content + one)
      // Each field of a header, and the zeros after it.
      const inHeader = [0, 100, 124, 136, 148, 156, 257, 345, 511].map((one) => part.header + one)
      for (const offset of at % 7 === 0 ? [...offsets, ...inHeader] : offsets.slice(1, 2)) {
        const changed = Buffer.from(bytes)
        changed[offset] = (changed[offset] ?? 0) ^ 1
        const fault = await faultOf(changed)
        const isHeader = offset < part.content
        const named = isHeader ? (parts[at - 1]?.name ?? 'no backup') : part.name.split('.')[0]
        expect([offset, fault.message]).toEqual([offset, expect.stringContaining(named ?? '')])
      }
    }
    expect((await faultOf(Buffer.concat([bytes, Buffer.from('x')]))).message).toMatch(
      /damaged after/,
    )
    expect((await faultOf(Buffer.from('a text'))).message).toBe(
      'The file is no backup of this site',
    )
    await writeFile(file, bytes)
    await expect(verifyArchive(file)).resolves.toMatchObject({ header: { engine: 'SQLite' } })
  })

  // BACKUP-5
  it('of another format is refused by its number', async () => {
    const { header } = await verifyArchive(file)
    const other = path.join(path.dirname(file), 'other.tar')
    const options = { madeAt: new Date(), requireRoom: async () => undefined }
    const writer = await ArchiveWriter.create(other, `${other}.tmp`, options)
    await writer.writeHeader({ ...header, format: 2 })
    await writer.finish({ tables: [], missing: [], leftOut: {} })
    await expect(verifyArchive(other)).rejects.toMatchObject({
      code: 'newer',
      message: expect.stringMatching(/has the format 2, and this release reads 1/),
    })
  })

  // BACKUP-5
  it('of a newer release is refused by the name of its migration', async () => {
    const [newer] = [await place('SQLite', { template: 'migrated' })]
    const db = await newer.open()
    await sql`insert into kysely_migration (name, timestamp) values ('9999-later', '')`.execute(db)
    await db.destroy()
    const archive = await backUp(newer)
    await expect(verifyArchive(archive)).rejects.toThrow(/has the migration 9999-later/)
    const target = await place('SQLite')
    await expect(
      restoreArchive(configOf(target), { file: archive, ...quiet }),
    ).rejects.toMatchObject({ code: 'newer' })
    expect(await readdir(target.dataDir)).toEqual([])
  })
})

// BACKUP-6
it('an archive of an older release is brought up to this one', async () => {
  const older = await place('SQLite')
  const db = await older.open()
  await migrateTo(db, '0031-retention')
  await sql`insert into messages (id, version, created_at, updated_at, reference, name, email,
    phone_number, message_content, language, status) values ('m', 1, '', '', 'R', 'سارة', '', '', 'x',
    'ar', 'new')`.execute(db)
  await db.destroy()
  const target = await place('PostgreSQL')
  const file = await backUp(older)
  const { migrated } = await restoreArchive(configOf(target), { file, ...quiet })
  expect(migrated[0]).toBe('0032-branches-of-messages')
  expect(migrated.at(-1)).toBe(Object.keys(migrations).at(-1))
  const restored = await target.open()
  expect(await migrate(restored)).toEqual([])
  expect(await restored.selectFrom('messages').select(['name', 'branch_id']).execute()).toEqual([
    { name: 'سارة', branch_id: '' },
  ])
  await restored.destroy()
})

describe.each(databaseKinds)('on %s', (kind) => {
  // BACKUP-2, BACKUP-3
  it('the second of two backups at once is refused, and nothing half is left', async () => {
    const site = await place(kind, { template: 'filled' })
    // A backup that was killed has left this.
    await writeFile(path.join(site.dataDir, 'one.tar.999.tmp'), 'half')
    const names = ['one.tar', 'two.tar']
    const both = await Promise.allSettled(names.map((name) => backUp(site, name)))
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    const refused = both.find((one) => one.status === 'rejected')
    expect(refused?.reason).toMatchObject({ code: 'busy' })
    await rm(path.join(site.dataDir, 'one.tar'), { force: true })
    await backUp(site, 'one.tar')
    const left = (await readdir(site.dataDir)).filter((name) => name.includes('tar'))
    expect(left.filter((name) => name.endsWith('tmp'))).toEqual([])
    await expect(backUp(site, 'one.tar')).rejects.toMatchObject({ code: 'exists' })
  })

  // BACKUP-4, MACHINE-3
  it('a file that a row names and nobody has is told, and the archive holds all else', async () => {
    const server = await createTestServer(kind)
    onTestFinished(() => server.close())
    await submitApplication(server.app, applicant)
    const { id } = await server.db
      .selectFrom('private_files')
      .select('id')
      .executeTakeFirstOrThrow()
    await server.files.remove('private', id)
    const sheet = { file: 'lost.0123456789ab.pdf', name: 'lost', created_at: '' }
    await server.db.insertInto('data_sheets').values(sheet).execute()
    const file = path.join(server.config.dataDir, 'archive.tar')
    const made = await makeBackup(server.config, { file })
    const missing = [`media/${sheet.file}`, `private/${id}`]
    expect(made.missing.toSorted()).toEqual(missing)
    expect((await verifyArchive(file)).manifest.missing.toSorted()).toEqual(missing)
    const staff = await createStaffClient(server)
    const asked = await staff('GET', `/Admin/files/${id}`)
    expect([asked.statusCode, asked.json().code]).toEqual([404, 'file_missing'])
    expect((await server.app.inject(`/media/${sheet.file}`)).statusCode).toBe(404)
    const target = await place(kind)
    await restoreArchive(configOf(target), { file, ...quiet })
    expect((await rowsIn(target)).get('private_files')).toHaveLength(1)
  })

  // BACKUP-6, BACKUP-7
  it('a place that is not empty is left alone, or kept aside where that is wanted', async () => {
    const file = await backUp(await place('SQLite', { template: 'filled' }))
    const target = await place(kind, { template: 'migrated' })
    const insert = `insert into labels (id, version, created_at, updated_at, sort_order, title_ar,
      title_en, color) values ('l', 1, '', '', 1, 'قديم', 'Old', '')`
    const stopServer = await serve(target, insert)
    const config = configOf(target)
    for (const [replace, code] of [
      [false, 'not_empty'],
      [true, 'in_use'],
    ] as const)
      await expect(restoreArchive(config, { file, ...quiet, replace })).rejects.toMatchObject({
        code,
      })
    await stopServer()

    const { kept } = await restoreArchive(config, { file, ...quiet, replace: true })
    const rows = await rowsIn(target)
    expect(rows.get('labels')).toEqual([])
    expect(rows.get('products')?.length).toBeGreaterThan(0)
    const [where = ''] = kept
    const db = await target.open()
    if (kind === 'PostgreSQL') {
      const schema = where.replace('schema ', '')
      const { rows: labels } =
        await sql`select title_en from ${sql.table(`${schema}.labels`)}`.execute(db)
      expect(labels).toEqual([{ title_en: 'Old' }])
    } else {
      expect(databaseFile(where)).toContain('site.sqlite')
      expect((await readFile(databaseFile(where))).includes('Old')).toBe(true)
    }
    await db.destroy()
  })
})
