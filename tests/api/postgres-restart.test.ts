import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { referenceNumber } from '#contract/idempotency.ts'
import { account } from '#tests/support/account.ts'
import { startPostgresCluster, type PostgresCluster } from '#tests/support/postgres-cluster.ts'
import { recordFigure } from '#tests/support/record-figure.ts'
import { runApiProcess, type ApiProcess } from '#tests/support/run-api-process.ts'

/** Clients that send forms; half as many read, one adds records and one edits. */
const senders = 4

let cluster: PostgresCluster
let server: ApiProcess
let address: string
let dataDir: string
beforeAll(async () => {
  cluster = await startPostgresCluster()
  dataDir = await mkdtemp(path.join(tmpdir(), 'nasaem-test-'))
  server = runApiProcess({
    DATA_DIR: dataDir,
    DATABASE_URL: cluster.url,
    SAMPLE_CONTENT: 'false',
    ADMIN_EMAIL: account.email,
    ADMIN_PASSWORD: account.password,
    TRUST_PROXY: '127.0.0.0/8, ::1/128',
  })
  address = await server.ready
}, 90_000)
afterAll(async () => {
  server.stop('SIGKILL')
  await server.ended
  await cluster.stop()
  await rm(dataDir, { recursive: true, force: true })
})

let visitors = 0
function send(key: string): Promise<Response> {
  visitors += 1
  const body = new FormData()
  body.set('Name', 'سارة أحمد')
  body.set('Email', 'sara@example.com')
  body.set('PhoneNumber', '+201012345678')
  body.set('MessageContent', 'نريد عرض سعر لعشر مراوح محورية.')
  const from = `10.${visitors >> 16}.${(visitors >> 8) & 255}.${visitors & 255}`
  return fetch(`${address}/api/Home/SendMessage`, {
    method: 'POST',
    body,
    headers: { 'idempotency-key': key, 'x-forwarded-for': from },
  })
}

async function signIn(): Promise<string> {
  const answer = await fetch(`${address}/api/Auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(account),
  })
  expect(answer.status).toBe(200)
  const { data } = (await answer.json()) as { data: { accessToken: string } }
  return data.accessToken
}

// STORE-8
it('lives through restarts under traffic, and loses and doubles nothing that it has acknowledged', async () => {
  const token = await signIn()
  const refused: string[] = []
  const acknowledged: string[] = []
  const saved: string[] = []
  let read = 0
  let isOver = false

  /** Asks until it is answered; whatever is not an answer must be a 503 that says when to come again. */
  async function untilDone(ask: () => Promise<Response>, status: number): Promise<Response> {
    for (;;) {
      const answer = await ask()
      if (answer.status === status) return answer
      const text = await answer.text()
      if (answer.status !== 503 || !answer.headers.has('retry-after')) {
        throw new Error(`${answer.status} ${text}`)
      }
      refused.push(text)
    }
  }
  const repeat = async (work: () => Promise<void>) => {
    while (!isOver) await work()
  }
  const sending = Array.from({ length: senders }, () =>
    repeat(async () => {
      const key = randomUUID()
      await untilDone(() => send(key), 201)
      acknowledged.push(key)
    }),
  )
  const reading = Array.from({ length: senders / 2 }, () =>
    repeat(async () => {
      await untilDone(() => fetch(`${address}/api/Home/GetAllDrivers`), 200)
      read += 1
    }),
  )
  const driver = (ar: string) => ({
    title: { ar, en: '' },
    description: { ar: 'وصف', en: '' },
    pictureId: null,
  })
  interface Change {
    body: object
    key?: string
    version?: number
  }
  const admin = (method: string, path: string, { body, key, version }: Change) =>
    fetch(`${address}/api/Admin/drivers${path}`, {
      method,
      headers: {
        authorization: `Bearer ${token}`,
        'content-type': 'application/json',
        ...(key !== undefined && { 'idempotency-key': key }),
        ...(version !== undefined && { 'if-match': `"${version}"` }),
      },
      body: JSON.stringify(body),
    })
  const saving = repeat(async () => {
    const key = randomUUID()
    await untilDone(() => admin('POST', '', { body: driver(key), key }), 201)
    saved.push(key)
  })
  /** One record, saved again and again by an editor who tries each change again until it is known to be there. */
  const { data: record } = (await (await admin('POST', '', { body: driver('first') })).json()) as {
    data: { id: string; version: number }
  }
  let version = record.version
  let title = 'first'
  const conflicts: string[] = []
  const editing = repeat(async () => {
    const next = `${version} of the editor`
    for (;;) {
      const answer = await admin('PUT', `/${record.id}`, { body: driver(next), version })
      const text = await answer.text()
      if (answer.status === 503 && answer.headers.has('retry-after')) {
        refused.push(text)
        continue
      }
      // After a 503 the change may be there already: the answer then shows it.
      const isKnown = answer.status === 412 && refused.length > 0
      if (isKnown) conflicts.push(text)
      else if (answer.status !== 200) throw new Error(`${answer.status} ${text}`)
      const { data } = JSON.parse(text) as { data: { version: number; title: { ar: string } } }
      expect([data.version, data.title.ar]).toEqual([version + 1, next])
      break
    }
    version += 1
    title = next
  })
  const traffic = Promise.all([...sending, ...reading, saving, editing])
  const failure = traffic.catch((error: unknown) => error)

  for (const signal of ['SIGINT', 'SIGQUIT', 'SIGINT'] as const) {
    const before = acknowledged.length
    await expect.poll(() => acknowledged.length, { timeout: 20_000 }).toBeGreaterThan(before + 5)
    await cluster.halt(signal)
    await cluster.resume()
    const back = performance.now()
    const after = acknowledged.length
    await expect
      .poll(() => acknowledged.length, { timeout: 20_000, interval: 5 })
      .toBeGreaterThan(after)
    const took = ((performance.now() - back) / 1_000).toFixed(1)
    recordFigure('postgres-restart-recovery', `${took} s`)
  }
  isOver = true
  expect(await Promise.race([failure, server.ended])).toBeInstanceOf(Array)

  const client = new pg.Client({ connectionString: cluster.url })
  await client.connect()
  const { rows } = await client.query<{ reference: string }>('select reference from messages')
  const drivers = await client.query<{ title_ar: string; version: number }>(
    'select title_ar, version from drivers',
  )
  await client.end()
  expect(drivers.rows.map((row) => row.title_ar).sort()).toEqual([...saved, title].sort())
  // Each change of the editor was stored once: the version counts them.
  expect(drivers.rows.find((row) => row.title_ar === title)?.version).toBe(version)
  expect(version).toBeGreaterThan(1)
  recordFigure('postgres-restart-edits', `${version - 1} of ${version - 1}`)
  const stored = rows.map(({ reference }) => reference).sort()
  expect(stored).toEqual(acknowledged.map((key) => referenceNumber(key)).sort())
  recordFigure(
    'postgres-restart-refused',
    `${refused.length} of ${refused.length + read + acknowledged.length + saved.length}`,
  )
  expect(server.errors()).not.toMatch(/uncaught|unhandled/i)
}, 120_000)

it('stops within its time although the database is gone', async () => {
  await cluster.halt('SIGQUIT')
  server.stop('SIGTERM')
  expect(await server.ended).toBe(0)
  expect(server.errors()).not.toMatch(/uncaught|unhandled/i)
}, 60_000)
