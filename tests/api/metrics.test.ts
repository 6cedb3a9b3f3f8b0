import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { toJson, toTime } from '#server/db/column-values.ts'
import { databaseKinds } from '#tests/support/databases.ts'
import { createAccount, signIn, call } from '#tests/support/session-client.ts'
import { sampleMessage } from '#tests/support/sample-message.ts'
import { sendForm } from '#tests/support/send-form.ts'
import { createTestServer, type TestServer } from '#tests/support/test-server.ts'

describe.each(databaseKinds)('metrics on %s', (kind) => {
  let server: TestServer
  const engine = kind === 'SQLite' ? 'sqlite' : 'postgresql'

  beforeAll(async () => {
    server = await createTestServer(kind, { environment: { METRICS_PORT: '0' } })
    await createAccount(server.db)
    await server.app.ready()
  })
  afterAll(() => server.close())

  const scrape = async (path = '/metrics', method = 'GET') =>
    fetch(`http://127.0.0.1:${server.app.metricsPort()}${path}`, { method })
  const lines = async () => (await (await scrape()).text()).split('\n')
  const valueOf = async (start: string) => {
    const line = (await lines()).find((one) => one.startsWith(`${start} `))
    return line === undefined ? undefined : Number(line.slice(start.length + 1))
  }

  // SEEN-1
  it('are told on a port of their own, and nowhere on the public one', async () => {
    const answer = await scrape()
    expect(answer.headers.get('content-type')).toMatch(/^text\/plain; version=0\.0\.4/)
    expect(await answer.text()).toContain('nodejs_eventloop_lag_seconds')
    expect((await scrape('/')).status).toBe(404)
    expect((await scrape('/metrics', 'POST')).status).toBe(405)
    expect((await server.app.inject('/metrics')).statusCode).toBe(404)
  })

  // SEEN-1
  it('count requests by pattern, method and class, and never by what a visitor can make up', async () => {
    const secret = `made-up-${randomUUID()}`
    for (const url of [
      '/healthz',
      `/${secret}`,
      `/api/${secret}`,
      `/api/Home/${secret}?q=${secret}`,
    ])
      await server.app.inject(url)
    await server.app.inject({ method: 'DELETE', url: '/healthz' })
    const count = 'site_request_duration_seconds_count'
    expect(await valueOf(`${count}{route="/healthz",method="GET",status="2xx"}`)).toBe(1)
    expect(await valueOf(`${count}{route="/api/*",method="GET",status="4xx"}`)).toBe(2)
    expect(await valueOf(`${count}{route="none",method="DELETE",status="4xx"}`)).toBe(1)
    expect((await lines()).join('\n')).not.toContain('made-up')
  })

  // SEEN-1
  it('count what visitors send and who signs in, by what became of it', async () => {
    await signIn(server.app)
    await call(server.app, 'POST', '/Auth/login', { email: 'no@nasaem.example', password: 'wrong' })
    await sendForm(server.app, 'SendMessage', Object.entries(sampleMessage), { key: randomUUID() })
    await sendForm(server.app, 'SendMessage', [])
    expect(await valueOf('site_sign_ins_total{step="password",outcome="accepted"}')).toBe(1)
    expect(await valueOf('site_sign_ins_total{step="password",outcome="refused"}')).toBe(1)
    const sent = 'site_submissions_total{kind="SendMessage",outcome='
    expect(await valueOf(`${sent}"accepted"}`)).toBe(1)
    expect(await valueOf(`${sent}"refused"}`)).toBe(1)
  })

  // SEEN-1
  it('tell of the database, the disk, the release and what waits to be sent', async () => {
    const waiting = {
      id: 'waiting',
      mail: toJson({ to: 'somebody' } as never),
      created_at: toTime(new Date(Date.now() - 90_000)),
      expires_at: toTime(new Date(Date.now() + 90_000)),
      due_at: toTime(new Date(Date.now() + 90_000)),
      tries: 1,
      fault: 'ECONNECTION',
      device_id: null,
    }
    await server.db.deleteFrom('outgoing_mails').execute()
    await server.db.insertInto('outgoing_mails').values(waiting).execute()
    expect(await valueOf('site_queue_messages{queue="mail",state="waiting"}')).toBe(1)
    expect(await valueOf('site_queue_messages{queue="mail",state="failing"}')).toBe(1)
    expect(await valueOf('site_queue_messages{queue="push",state="waiting"}')).toBe(0)
    expect(await valueOf('site_queue_oldest_age_seconds{queue="mail"}')).toBeGreaterThan(80)
    expect(await valueOf('site_disk_free_bytes')).toBeGreaterThan(0)
    const queries = `site_database_query_duration_seconds_count{engine="${engine}",kind=`
    expect(await valueOf(`${queries}"read"}`)).toBeGreaterThan(0)
    expect(await valueOf(`${queries}"write"}`)).toBeGreaterThan(0)
    const lane = `site_database_connections{engine="${engine}",lane="write",state="waiting"}`
    expect(await valueOf(lane)).toBe(0)
    const info = (await lines()).find((line) => line.startsWith('site_info{')) ?? ''
    expect(info).toContain(`engine="${engine}"`)
    expect(info).toMatch(/schema="\d{4}-/)
    expect(await lines()).not.toContainEqual(expect.stringMatching(/^site_backup_age_seconds/))
  })

  // SEEN-1, BACKUP-10
  it('tells how old the last backup is, and whether it failed', async () => {
    const ago = (hours: number) => toTime(new Date(Date.now() - hours * 60 * 60 * 1000))
    const row = { file: 'a.tar', size: 1, missing_files: 0, due_at: ago(0) }
    const done = {
      id: 'a',
      state: 'done',
      started_at: ago(2),
      finished_at: ago(2),
      fault: '',
    } as const
    await server.db
      .insertInto('backups')
      .values({ ...row, ...done })
      .execute()
    expect(await valueOf('site_backup_age_seconds{ok="true"}')).toBeGreaterThan(7000)
    const failed = { id: 'b', state: 'failed', started_at: ago(1), finished_at: null } as const
    await server.db
      .insertInto('backups')
      .values({ ...row, ...failed, fault: 'EIO' })
      .execute()
    expect(await valueOf('site_backup_age_seconds{ok="false"}')).toBeGreaterThan(3500)
    expect(await lines()).not.toContainEqual(expect.stringMatching(/ok="true"/))
  })
})

// SEEN-1
it('there are none without METRICS_PORT', async () => {
  const server = await createTestServer('SQLite', { empty: true })
  await server.app.ready()
  expect(server.app.metricsPort()).toBeUndefined()
  await server.close()
})

// SEEN-1
it('a port that is taken ends the start with a line that names it', async () => {
  const environment = { METRICS_PORT: '0' }
  const first = await createTestServer('SQLite', { empty: true, environment })
  await first.app.ready()
  const port = String(first.app.metricsPort())
  const second = await createTestServer('SQLite', {
    empty: true,
    environment: { METRICS_PORT: port },
  })
  await expect(second.app.ready()).rejects.toThrow(
    `METRICS_PORT ${port} cannot be listened on at METRICS_HOST 127.0.0.1: EADDRINUSE`,
  )
  await Promise.all([first.close(), second.close()])
})
