import type * as Argon2 from '@node-rs/argon2'
import { verify } from '@node-rs/argon2'
import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { hashToken } from '#server/features/session/session-token.ts'
import { createAccountServers } from '#tests/support/account-servers.ts'
import { databaseKinds } from '#tests/support/databases.ts'
import { recordFigure } from '#tests/support/record-figure.ts'
import { account, call } from '#tests/support/session-client.ts'
import { linkToken, linkMails } from '#tests/support/sent-mails.ts'
import type { TestServer } from '#tests/support/test-server.ts'

// Hundreds of wrong passwords are tried here; those that are not the account's need no work.
vi.mock('@node-rs/argon2', async (importOriginal) => {
  const argon2 = await importOriginal<typeof Argon2>()
  return { ...argon2, verify: vi.fn(argon2.verify) }
})
const realVerify = (await vi.importActual<typeof Argon2>('@node-rs/argon2')).verify

const minute = 60_000
const day = 24 * 60 * minute
const home = '192.0.2.1'

interface Sender {
  email?: string
  from?: string
  device?: string
  app?: FastifyInstance
}

describe.each(databaseKinds)('the limits of signing in on %s', (kind) => {
  let server: TestServer
  let other: FastifyInstance
  beforeAll(async () => {
    ;({ server, other } = await createAccountServers(kind))
  })
  beforeEach(async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    vi.mocked(verify).mockImplementation(async (stored, typed) =>
      typed === account.password ? realVerify(stored, typed) : false,
    )
    vi.mocked(verify).mockClear()
    await server.db.deleteFrom('taken_places').execute()
    await server.db.deleteFrom('sign_in_sources').execute()
  })
  afterEach(() => {
    vi.useRealTimers()
  })
  afterAll(() => server.close())

  const pass = (milliseconds: number) => vi.setSystemTime(Date.now() + milliseconds)
  const tryPassword = (password: string, { email = account.email, ...sender }: Sender = {}) =>
    call(
      sender.app ?? server.app,
      'POST',
      '/Auth/login',
      { email, password },
      {
        from: sender.from ?? home,
        ...(sender.device !== undefined && { headers: { cookie: `device=${sender.device}` } }),
      },
    )
  const statusOf = async (password: string, sender?: Sender) =>
    (await tryPassword(password, sender)).statusCode
  const deviceOf = (response: { headers: { 'set-cookie'?: unknown } }) =>
    /device=([\w-]+)/.exec(String(response.headers['set-cookie']))?.[1] ?? ''
  const tokenOf = async (sender?: Sender) =>
    (await tryPassword(account.password, sender)).json().data.accessToken as string

  /** Fifty wrong passwords from everywhere: one that is really entered, and its place forty-nine times more. */
  async function failAsStrangers() {
    expect(await statusOf('wrong password', { from: '198.51.100.1' })).toBe(401)
    const { place, ...rest } = await server.db
      .selectFrom('taken_places')
      .selectAll()
      .where('subject', 'like', '%strangers')
      .executeTakeFirstOrThrow()
    const others = Array.from({ length: 50 }, (_, index) => index).filter((one) => one !== place)
    const rows = others.map((one) => ({ ...rest, place: one }))
    await server.db.insertInto('taken_places').values(rows).execute()
  }

  // LIMIT-1
  it('end after five failures of an account from a network, however it is spelt, and nobody else is kept out', async () => {
    const spellings = [account.email, account.email.toUpperCase(), ` ${account.email}`]
    const stranger = '198.51.100.7'
    for (let count = 0; count < 5; count++) {
      const email = spellings[count % 3] ?? ''
      expect(await statusOf('wrong password', { email, from: stranger })).toBe(401)
    }
    const blocked = await tryPassword(account.password, { from: stranger })
    expect(blocked.statusCode).toBe(429)
    expect(Number(blocked.headers['retry-after'])).toBeGreaterThan(14 * 60)
    expect(Number(blocked.headers['retry-after'])).toBeLessThanOrEqual(15 * 60)
    expect(blocked.json()).toMatchObject({ code: 'too_many_attempts' })
    expect(blocked.headers).not.toHaveProperty('set-cookie')
    expect(await statusOf(account.password)).toBe(200)
    pass(15 * minute)
    expect(await statusOf(account.password, { from: stranger })).toBe(200)
  })

  // LIMIT-1
  it('are those of an unknown account, too', async () => {
    const email = 'no@nasaem.example'
    for (let count = 0; count < 5; count++) expect(await statusOf('wrong', { email })).toBe(401)
    expect(await statusOf('wrong', { email })).toBe(429)
  })

  // LIMIT-1, SAFE-5
  it('end after twenty failures from a network, whatever headers say of it', async () => {
    for (let count = 0; count < 20; count++) {
      expect(await statusOf('wrong', { email: `no${count}@nasaem.example` })).toBe(401)
    }
    const headers = {
      'x-forwarded-for': '192.0.2.9',
      'x-real-ip': '192.0.2.9',
      forwarded: 'for=192.0.2.9',
    }
    const evading = await call(server.app, 'POST', '/Auth/login', account, { from: home, headers })
    expect(evading.statusCode).toBe(429)
    expect(await statusOf(account.password, { from: '192.0.2.2' })).toBe(200)
  })

  // LIMIT-1
  it('take the addresses of one IPv6 network for one', async () => {
    for (let count = 0; count < 5; count++)
      await tryPassword('wrong', { from: `2001:db8::${count}` })
    expect(await statusOf(account.password, { from: '2001:db8::ffff' })).toBe(429)
    expect(await statusOf(account.password, { from: '2001:db8:0:1::1' })).toBe(200)
  })

  it('let five of a hundred tries made at once at two servers be judged', async () => {
    const statuses: number[] = []
    // As many at once as the queue for hashing takes.
    for (let round = 0; round < 10; round++) {
      statuses.push(
        ...(await Promise.all(
          Array.from({ length: 10 }, (_, index) =>
            statusOf('wrong', { app: index % 2 ? other : server.app }),
          ),
        )),
      )
    }
    expect(verify).toHaveBeenCalledTimes(5)
    expect(statuses.filter((status) => status === 401)).toHaveLength(5)
    expect(statuses.filter((status) => status === 429)).toHaveLength(95)
    recordFigure('parallel-guesses-judged', '5 of 100')
  })

  // LIMIT-4
  it('cost neither a hash nor a write once they are reached', async () => {
    const state = async () => {
      const places = await server.db.selectFrom('taken_places').selectAll().execute()
      const written =
        kind === 'SQLite'
          ? await sql`select total_changes() as n`.execute(server.db)
          : await sql`select xmin::text, ctid::text from taken_places`.execute(server.db)
      return { places, written: written.rows }
    }
    for (let count = 0; count < 5; count++) await tryPassword('wrong')
    vi.mocked(verify).mockClear()
    const before = await state()
    for (let count = 0; count < 20; count++) expect(await statusOf('wrong')).toBe(429)
    expect(await state()).toEqual(before)
    expect(verify).not.toHaveBeenCalled()
  })

  // LIMIT-1
  it('forget failures once the password was right', async () => {
    for (let count = 0; count < 4; count++) await tryPassword('wrong')
    expect(await statusOf(account.password)).toBe(200)
    for (let count = 0; count < 5; count++) expect(await statusOf('wrong')).toBe(401)
    expect(await statusOf('wrong')).toBe(429)
  })

  // LIMIT-14
  it('block nobody by times that lie in the future, as after a clock was set back', async () => {
    pass(day)
    for (let count = 0; count < 5; count++) await tryPassword('wrong')
    expect(await statusOf(account.password)).toBe(429)
    pass(-day)
    expect(await statusOf(account.password)).toBe(200)
  })

  // LIMIT-2
  it('never lock the owner out: a known network and a known device go on at once', async () => {
    const device = deviceOf(await tryPassword(account.password))
    await failAsStrangers()
    expect(await statusOf('wrong', { from: '203.0.113.1' })).toBe(401)
    expect(await statusOf(account.password, { from: '203.0.113.1' })).toBe(429)
    expect(await statusOf(account.password, { from: home })).toBe(200)
    expect(await statusOf(account.password, { from: '203.0.113.2', device })).toBe(200)
  })

  // LIMIT-2
  it.each([account.email, 'no@nasaem.example'])(
    'make strangers at %s wait after fifty failures, longer each time but never for long',
    async (email) => {
      for (let count = 0; count < 50; count++) {
        expect(await statusOf('wrong', { email, from: `198.51.${count % 10}.1` })).toBe(401)
      }
      let waited = 0
      const waits: number[] = []
      // Until the first fifty are forgotten.
      for (let count = 0; waited < 12 * minute; count++) {
        const from = `203.0.${count}.1`
        expect(await statusOf('wrong', { email, from })).toBe(401)
        const blocked = await tryPassword('wrong', { email, from: `203.0.${count}.2` })
        expect(blocked.statusCode).toBe(429)
        const wait = Number(blocked.headers['retry-after']) * 1000
        if (waited < 8 * minute) waits.push(wait / 1000)
        expect(wait).toBeLessThanOrEqual(5 * minute)
        waited += wait
        pass(wait)
      }
      expect(waits).toEqual([1, 2, 4, 8, 16, 32, 64, 128, 256])
    },
  )

  it('give a device that is known elsewhere no more tries than at home', async () => {
    const device = deviceOf(await tryPassword(account.password))
    for (let count = 0; count < 5; count++) {
      expect(await statusOf('wrong', { device, from: `203.0.113.${count}` })).toBe(401)
    }
    expect(await statusOf('wrong', { device, from: '203.0.113.9' })).toBe(429)
  })

  it('know a device by a cookie that no script reads, which is kept and never taken from outside', async () => {
    const first = await tryPassword(account.password)
    expect(first.headers['set-cookie']).toMatch(
      /^device=[\w-]{43}; Path=\/api\/Auth; Max-Age=31536000; HttpOnly; SameSite=Strict$/,
    )
    const device = deviceOf(first)
    expect(deviceOf(await tryPassword(account.password, { device }))).toBe(device)
    const chosen = 'x'.repeat(43)
    expect(deviceOf(await tryPassword(account.password, { device: chosen }))).not.toBe(chosen)
    const stored = await server.db.selectFrom('sign_in_sources').select('source').execute()
    expect(JSON.stringify(stored)).not.toContain(device)
    expect(stored).toContainEqual({ source: `device ${hashToken(device)}` })
  })

  // LIMIT-2, SESSION-32
  it('forget networks after thirty days, and devices after a year', async () => {
    await tryPassword(account.password)
    pass(30 * day + minute)
    await failAsStrangers()
    expect(await statusOf('wrong', { from: '203.0.113.1' })).toBe(401)
    expect(await statusOf(account.password)).toBe(429)
    // The upkeep that a server does before its first request, and every ten minutes.
    await (await server.openServer()).ready()
    const left = () => server.db.selectFrom('sign_in_sources').select('source').execute()
    expect((await left()).map(({ source }) => source.split(' ')[0])).toEqual(['device'])
    pass(336 * day)
    await (await server.openServer()).ready()
    expect(await left()).toEqual([])
  })

  // LIMIT-3
  it('let who has used a mailed link in at once', async () => {
    await failAsStrangers()
    await call(server.app, 'POST', '/Auth/forget-password', { email: account.email })
    await expect.poll(() => linkMails(server)).toHaveLength(1)
    const token = linkToken((await linkMails(server))[0] ?? '')
    const body = { token, newPassword: account.password }
    const reset = await call(server.app, 'POST', '/Auth/reset-password', body, { from: home })
    expect(reset.statusCode).toBe(200)
    expect(await statusOf('wrong', { from: '203.0.113.1' })).toBe(401)
    expect(await statusOf(account.password)).toBe(200)
  })

  // LIMIT-6
  it('let a live session change its password whatever strangers do, and count its own tries alone', async () => {
    const token = await tokenOf()
    const elsewhere = await tokenOf()
    await failAsStrangers()
    const change = (currentPassword: string, of = token) =>
      call(
        server.app,
        'POST',
        '/Auth/change-password',
        { currentPassword, newPassword: account.password },
        { token: of },
      )
    for (let count = 0; count < 5; count++) {
      expect((await change('wrong')).statusCode).toBe(400)
    }
    expect((await change(account.password)).statusCode).toBe(429)
    expect((await change(account.password, elsewhere)).statusCode).toBe(200)
  })
})
