import { randomBytes, randomUUID } from 'node:crypto'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { languages } from '#contract/locale.ts'
import { serverTexts } from '#server/texts/server-texts.ts'
import { recordFigure } from '#tests/support/record-figure.ts'
import { sampleMessage as message } from '#tests/support/sample-message.ts'
import { sendForm } from '#tests/support/send-form.ts'
import { createStaffClient } from '#tests/support/session-client.ts'
import { createTestServer, type TestServer } from '#tests/support/test-server.ts'

/** The server's account of the database, which has limits, as a superuser has none. */
const role = `server_${randomBytes(4).toString('hex')}`

async function asRole(superuserUrl: string): Promise<string> {
  const client = new pg.Client({ connectionString: superuserUrl })
  await client.connect()
  await client.query(
    `create role ${role} login; grant all on schema public to ${role};
     grant all on all tables in schema public to ${role}`,
  )
  await client.end()
  const url = new URL(superuserUrl)
  url.username = role
  return url.href
}

describe('a server on PostgreSQL', { timeout: 60_000 }, () => {
  let server: TestServer
  let staff: Awaited<ReturnType<typeof createStaffClient>>
  /** Another user of the database, whose connection nobody cuts off. */
  let other: pg.Client
  let database: string
  let superuserUrl = ''
  beforeAll(async () => {
    server = await createTestServer('PostgreSQL', {
      reportLoss: () => undefined,
      reach: async (url) => {
        superuserUrl = url
        return asRole(url)
      },
    })
    staff = await createStaffClient(server)
    other = new pg.Client({ connectionString: superuserUrl })
    await other.connect()
    database = new URL(server.config.databaseUrl ?? '').pathname.slice(1)
  })
  afterAll(async () => {
    await server.close()
    await other.query(`drop owned by ${role} cascade; drop role ${role}`)
    await other.end()
  })

  let visitors = 0
  function send(key: string = randomUUID(), language = 'en') {
    visitors += 1
    const from = `10.0.${visitors >> 8}.${visitors & 255}`
    return sendForm(server.app, 'SendMessage', Object.entries(message), { key, language, from })
  }
  const read = (call = 'GetAllDrivers') => server.app.inject(`/api/Home/${call}`)
  const cutOff = () =>
    other.query(
      'select pg_terminate_backend(pid) from pg_stat_activity where datname = $1 and pid <> pg_backend_pid()',
      [database],
    )

  async function untilWaiting(sessions: number): Promise<void> {
    await expect
      .poll(async () => {
        const { rows } = await other.query<{ waiting: string }>(
          'select count(distinct pid) as waiting from pg_locks where not granted',
        )
        return Number(rows[0]?.waiting)
      })
      .toBeGreaterThanOrEqual(sessions)
  }

  it('shows nobody that its idle connections were cut off', async () => {
    for (let round = 0; round < 3; round++) {
      await Promise.all([read(), send(), read('GetAllClients')])
      await cutOff()
      const answers = await Promise.all([
        read(),
        send(),
        read('GetAllClients'),
        staff('GET', '/Auth/MyProfile'),
      ])
      expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 201, 200, 200])
    }
  })

  // STORE-4
  it('reads again, over another connection, when one is cut off in the middle', async () => {
    await server.db.updateTable('content_version').set({ version: 1_000 }).execute()
    await other.query('begin; lock table drivers in access exclusive mode')
    const reading = read()
    await untilWaiting(1)
    await cutOff()
    await other.query('rollback')
    expect((await reading).statusCode).toBe(200)
  })

  // STORE-4
  it('lives on when a connection is cut off between two statements, and says that nothing was stored', async () => {
    const pid = await server.db
      .transaction()
      .execute(async (transaction) => {
        await transaction.deleteFrom('messages').execute()
        const lost = expect.poll(async () => {
          const { rows } = await other.query(
            'select 1 from pg_stat_activity where datname = $1 and pid <> pg_backend_pid()',
            [database],
          )
          return rows.length
        })
        await cutOff()
        await lost.toBe(0)
        await transaction.selectFrom('messages').select('id').execute()
      })
      .catch((error: unknown) => error)
    expect(pid).toMatchObject({ name: 'DatabaseFault', code: 'unavailable' })
    expect((await send()).statusCode).toBe(201)
  })

  it('answers 503 while only a standby answers, and stores at once when there is a primary again', async () => {
    await other.query(`alter database ${database} set default_transaction_read_only = on`)
    await cutOff()
    const key = randomUUID()
    for (const language of languages) {
      const refused = await send(key, language)
      expect(refused.statusCode).toBe(503)
      expect(refused.headers['retry-after']).toMatch(/^[1-5]$/)
      expect(refused.json()).toEqual({
        code: 'unavailable',
        message: serverTexts[language].errors.unavailable,
      })
    }
    expect((await read()).statusCode).toBe(200)
    await other.query(`alter database ${database} reset default_transaction_read_only`)
    expect((await send(key)).statusCode).toBe(201)
  })

  it.each([
    ['40001', 503, 'busy'],
    ['40P01', 503, 'busy'],
    ['53200', 503, 'busy'],
    ['53100', 507, 'no_space'],
    ['58030', 503, 'unavailable'],
  ] as const)(
    '%s while a form is stored is a %i, and its next try is stored',
    async (state, status, code) => {
      await other.query(`create or replace function fail() returns trigger language plpgsql as
      $$ begin raise exception 'out of order' using errcode = '${state}'; end $$;
      create or replace trigger fail before insert on messages execute function fail()`)
      const key = randomUUID()
      const refused = await send(key)
      expect(refused.statusCode).toBe(status)
      expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
      expect(refused.json()).toEqual({ code, message: serverTexts.en.errors[code] })
      await other.query('drop trigger fail on messages')
      const id = (await send(key)).json().data.id
      expect((await send(key)).json().data.id).toBe(id)
    },
  )

  it('answers 503 while there are too many connections, and as before once there are fewer', async () => {
    await read()
    const key = randomUUID()
    await other.query(`alter role ${role} connection limit 0`)
    await cutOff()
    const refused = await send(key)
    expect(refused.statusCode).toBe(503)
    expect(refused.headers['retry-after']).toMatch(/^[1-5]$/)
    expect(refused.json()).toEqual({ code: 'busy', message: serverTexts.en.errors.busy })
    await other.query(`alter role ${role} connection limit -1`)
    expect((await send(key)).statusCode).toBe(201)
  })

  // STORE-6
  it('lets a locked table stop only those who need it, and tells them when to come again', async () => {
    await other.query('begin; lock table messages in access exclusive mode')
    const asked = performance.now()
    const refusals = Promise.all(Array.from({ length: 15 }, () => send()))
    let took = 0
    void refusals.then(() => (took = performance.now() - asked))
    await untilWaiting(1)
    const page = await staff('GET', '/Admin/drivers?pageSize=1')
    const [driver] = page.json().data.data
    const { id, version, createdAt, updatedAt, pictures, ...input } = driver
    void [createdAt, updatedAt, pictures]
    const others = await Promise.all([
      read('GetAllProjects'),
      server.app.inject('/readyz'),
      staff('PUT', `/Admin/drivers/${id}`, input, { version: `"${version}"` }),
    ])
    expect(others.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200])
    for (const refused of await refusals) {
      expect(refused.statusCode).toBe(503)
      expect(refused.headers['retry-after']).toMatch(/^[1-5]$/)
      expect(refused.json()).toEqual({ code: 'busy', message: serverTexts.en.errors.busy })
    }
    recordFigure('postgres-locked-answer', `${(took / 1_000).toFixed(1)} s`)
    await other.query('rollback')
    expect((await send()).statusCode).toBe(201)
  })
})
