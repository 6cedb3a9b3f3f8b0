import { randomUUID } from 'node:crypto'
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { z } from 'zod/mini'
import { readDashboard } from '#contract/admin/dashboard.ts'
import { readHealth } from '#contract/admin/health.ts'
import { verifyArchive } from '#server/backup/verify-archive.ts'
import { anyDatabase } from '#tests/support/databases.ts'
import { createStaffClient } from '#tests/support/session-client.ts'
import { createTestServer, type TestServer } from '#tests/support/test-server.ts'

const day = 24 * 60 * 60 * 1000
const daysAgo = (days: number) => new Date(Date.now() - days * day).toISOString()

describe.each(anyDatabase)('backups of the schedule, on %s', (kind) => {
  let server: TestServer
  let folder: string
  let staff: Awaited<ReturnType<typeof createStaffClient>>
  beforeEach(async () => {
    // Its folder is known once there is one for the data.
    server = await createTestServer(kind, {
      environment: { BACKUP_DIR: '.cache/backups-of-tests', BACKUP_KEEP: '2', MIN_FREE_SPACE: '0' },
    })
    folder = server.config.backupDir ?? ''
    await rm(folder, { recursive: true, force: true })
    staff = await createStaffClient(server)
  })
  afterEach(async () => {
    await server.close()
    await rm(folder, { recursive: true, force: true })
  })

  const state = async () => {
    const answer = await staff('GET', '/Admin/dashboard')
    return z.parse(readDashboard.output, answer.json()).data.backup
  }

  const health = async () => {
    const answer = await staff('GET', '/Admin/health')
    return z.parse(readHealth.output, answer.json()).data.backup
  }

  // BACKUP-8, BACKUP-10, MACHINE-3
  it('are made once by however many processes, the last ones kept, and told to owners', async () => {
    expect(await state()).toEqual({ finishedAt: null, missing: 0, failed: null, isLate: false })
    await mkdir(folder, { recursive: true })
    for (const name of ['backup-2026-01-01T02-30-00Z.tar', 'backup-2026-01-02T02-30-00Z.tar'])
      await writeFile(path.join(folder, name), 'older')
    await writeFile(path.join(folder, 'backup-2026-01-02T02-30-00Z.tar.1.tmp'), 'half')
    await writeFile(path.join(folder, 'holiday.tar'), 'not ours')

    const lost = { name: 'lost.pdf', kind: 'pdf', size: 1, sha256: '', created_at: daysAgo(1) }
    await server.db
      .insertInto('private_files')
      .values({ id: randomUUID(), ...lost })
      .execute()
    const others = [await server.openServer(), await server.openServer()]
    await Promise.all([server.app, ...others].map((one) => one.makeDueBackup()))
    await server.app.makeDueBackup()
    const names = (await readdir(folder)).sort()
    expect(names).toEqual([
      'backup-2026-01-02T02-30-00Z.tar',
      expect.stringMatching(/^backup-20\d\d-\d\d-\d\dT02-30-00Z\.tar$/),
      'holiday.tar',
    ])
    await expect(verifyArchive(path.join(folder, names[1] ?? ''))).resolves.toBeDefined()
    const made = await server.db.selectFrom('backups').selectAll().execute()
    expect(made).toMatchObject([{ state: 'done', file: names[1], fault: '' }])
    expect(await state()).toMatchObject({ failed: null, isLate: false, missing: 1 })
    expect(await health()).toMatchObject({ state: 'attention', missing: 1 })
    expect((await state())?.finishedAt).toMatch(/^20/)
  })

  // BACKUP-8, BACKUP-10
  it('that fail are told, and tried again after an hour; one of a process that died is taken over', async () => {
    await mkdir(path.dirname(folder), { recursive: true })
    await writeFile(folder, 'a file is in the way')
    await server.app.makeDueBackup()
    expect(await state()).toMatchObject({ finishedAt: null, failed: { fault: 'EEXIST' } })
    expect(await health()).toMatchObject({ state: 'bad', failed: { fault: 'EEXIST' } })
    await rm(folder)
    await server.app.makeDueBackup()
    expect((await state())?.failed).not.toBeNull()

    const anHourLater = { due_at: daysAgo(0) }
    await server.db
      .updateTable('backups')
      .set({ ...anHourLater, state: 'running' })
      .execute()
    await server.app.makeDueBackup()
    expect(await state()).toMatchObject({ failed: null, missing: 0, isLate: false })
    await server.db
      .updateTable('backups')
      .set({ finished_at: daysAgo(3) })
      .execute()
    expect(await state()).toMatchObject({ isLate: true })
  })
})
