import { randomUUID } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { verifyArchive } from '#server/backup/verify-archive.ts'
import { fullRun } from '#tests/support/full-run.ts'
import { account } from '#tests/support/account.ts'
import { createTestDatabase, type TestDatabase } from '#tests/support/databases.ts'
import { type ApiProcess, runApiProcess } from '#tests/support/run-api-process.ts'
import { sampleMessage } from '#tests/support/sample-message.ts'

const hour = 60 * 60 * 1000

/** Has a process believe that it is an hour later. */
const anHourAhead = `--import=data:text/javascript,${encodeURIComponent(`
const Right = Date
globalThis.Date = class Date extends Right {
  constructor(...parts) {
    if (parts.length > 0) super(...parts)
    else super(Right.now() + ${hour})
  }
  static now() {
    return Right.now() + ${hour}
  }
}`)}`

// MACHINE-6
describe('a machine whose clock is an hour ahead', { timeout: 60_000 }, () => {
  let database: TestDatabase
  let right: ApiProcess
  let wrong: ApiProcess
  let addresses: string[]
  let backups: string
  // Only the wrong clock has it behind it.
  const inHalfAnHour = new Date(Date.now() + hour / 2).toISOString().slice(11, 16)
  beforeAll(async () => {
    database = await createTestDatabase('PostgreSQL', { template: 'migrated' })
    backups = path.join(database.dataDir, 'backups')
    const environment = {
      BACKUP_DIR: backups,
      BACKUP_AT: inHalfAnHour,
      MIN_FREE_SPACE: '0',
      DATA_DIR: database.dataDir,
      DATABASE_URL: database.databaseUrl,
      SAMPLE_CONTENT: 'false',
      ADMIN_EMAIL: account.email,
      ADMIN_PASSWORD: account.password,
    }
    right = runApiProcess(environment)
    wrong = runApiProcess({ ...environment, NODE_OPTIONS: anHourAhead })
    addresses = await Promise.all([right.ready, wrong.ready])
  })
  afterAll(async () => {
    for (const server of [right, wrong]) server.stop('SIGTERM')
    await Promise.all([right.ended, wrong.ended])
    await database.remove()
  })

  /** Sends a message to one machine and the next to the other. */
  async function sendMessage(number: number): Promise<Response> {
    const body = new FormData()
    for (const [name, value] of Object.entries(sampleMessage)) body.set(name, value)
    const headers = { 'idempotency-key': randomUUID() }
    return fetch(`${addresses[number % 2]}/api/Home/SendMessage`, { method: 'POST', body, headers })
  }

  it('says so in its log', () => {
    expect(wrong.errors()).toMatch(/is 3(?:599|600|601) s ahead of the database's/)
    expect(right.errors()).not.toContain('clock')
  })

  it('lets nobody send more, or wait longer', async () => {
    const statuses: number[] = []
    for (let number = 0; number < 12; number++) {
      const answer = await sendMessage(number)
      statuses.push(answer.status)
      if (answer.status === 429)
        expect(Number(answer.headers.get('retry-after'))).toBeLessThanOrEqual(600)
    }
    expect(statuses).toEqual([...Array<number>(10).fill(201), 429, 429])
  })

  it('stores the time as it is, and has each email sent once and now', fullRun, async () => {
    const db = await database.open()
    const rows = await db.selectFrom('messages').select('created_at').execute()
    for (const { created_at } of rows)
      expect(Math.abs(Date.parse(created_at) - Date.now())).toBeLessThan(hour / 2)
    const left = async () => (await db.selectFrom('outgoing_mails').select('id').execute()).length
    await expect.poll(left, { timeout: 30_000, interval: 500 }).toBe(0)
    const mails = await db.selectFrom('file_parts').select('content').execute()
    const toVisitor = mails.filter(({ content }) =>
      /^To:.*sara@example\.com/m.test(String(content)),
    )
    // An address gets three within an hour (MAIL-3).
    expect(toVisitor).toHaveLength(3)
    await db.destroy()
  })

  // BACKUP-8
  it('makes no backup before its time, and none that another has made', async () => {
    const db = await database.open()
    const made = () => db.selectFrom('backups').selectAll().where('state', '=', 'done').execute()
    await expect.poll(made, { timeout: 20_000 }).toHaveLength(1)
    const [{ id = '', finished_at: at = '', file = '' } = {}] = await made()
    expect(Date.parse(id)).toBeLessThan(Date.now())
    expect(Math.abs(Date.parse(at ?? '') - Date.now())).toBeLessThan(hour / 2)
    // Both have looked by now.
    expect(await readdir(backups)).toEqual([file])
    expect(await db.selectFrom('backups').select('id').execute()).toHaveLength(1)
    await db.destroy()
    const { header } = await verifyArchive(path.join(backups, file))
    expect(Math.abs(Date.parse(header.madeAt) - Date.now())).toBeLessThan(hour / 2)
  })

  it('knows the sessions of the others, and they know its own', async () => {
    for (const [at, address] of addresses.entries()) {
      const signedIn = await fetch(`${address}/api/Auth/login`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(account),
      })
      expect(signedIn.status).toBe(200)
      const { data } = (await signedIn.json()) as { data: { accessToken: string } }
      const headers = { authorization: `Bearer ${data.accessToken}` }
      const other = addresses[1 - at]
      expect((await fetch(`${other}/api/Admin/drivers`, { headers })).status).toBe(200)
    }
  })
})
