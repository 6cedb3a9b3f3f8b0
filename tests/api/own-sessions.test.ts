import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Tokens } from '#contract/auth.ts'
import type { OwnSession } from '#contract/own-sessions.ts'
import { toJson } from '#server/db/column-values.ts'
import { newRow } from '#server/db/new-row.ts'
import { databaseKinds } from '#tests/support/databases.ts'
import { mailPart, sentMails } from '#tests/support/sent-mails.ts'
import { account, call, createAccount } from '#tests/support/session-client.ts'
import { createTestServer, type TestServer } from '#tests/support/test-server.ts'

const chromeOnAndroid =
  'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Mobile Safari/537.36'
const firefoxOnWindows =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:127.0) Gecko/20100101 Firefox/127.0'
const day = 86_400_000

interface Browser {
  agent?: string
  from?: string
  language?: string
  cookie?: string
}

describe.each(databaseKinds)('the own sessions on %s', (kind) => {
  let server: TestServer
  beforeEach(async () => {
    server = await createTestServer(kind, {
      empty: true,
      environment: { PUBLIC_URL: 'https://nasaem.example' },
    })
    await createAccount(server.db)
  })
  afterEach(async () => {
    vi.useRealTimers()
    await server.close()
  })

  const headersOf = ({ agent, cookie }: Browser) => ({
    ...(agent !== undefined && { 'user-agent': agent }),
    ...(cookie !== undefined && { cookie }),
  })
  const enter = async ({ language = 'en', ...browser }: Browser = {}, who = account) => {
    const response = await call(server.app, 'POST', '/Auth/login', who, {
      language,
      headers: headersOf(browser),
      ...(browser.from !== undefined && { from: browser.from }),
    })
    expect(response.statusCode).toBe(200)
    const [cookie = ''] = String(response.headers['set-cookie']).split(';')
    return { ...response.json<{ data: Tokens }>().data, cookie }
  }
  const list = async (token: string) =>
    (await call(server.app, 'GET', '/Auth/sessions', undefined, { token })).json<{
      data: OwnSession[]
    }>().data
  const end = (token: string, id = '') =>
    call(server.app, 'DELETE', `/Auth/sessions${id && `/${id}`}`, undefined, { token })
  const statusOf = async (token: string) =>
    (await call(server.app, 'GET', '/Auth/MyProfile', undefined, { token })).statusCode
  const own = async (token: string) => {
    const found = (await list(token)).find(({ isCurrent }) => isCurrent)
    if (!found) throw new Error('The present session is not in the list')
    return found
  }
  const addOther = async () => {
    const { password_hash } = await server.db
      .selectFrom('users')
      .select('password_hash')
      .executeTakeFirstOrThrow()
    const other = { ...account, email: 'mona@nasaem.example' }
    await server.db
      .insertInto('users')
      .values({
        ...newRow(),
        email: other.email,
        password_hash,
        first_name: 'Mona',
        last_name: '',
        gender: 0,
        photo: null,
        roles: toJson(['sales'] as const),
        status: 'active',
        language: 'en',
        last_seen_at: null,
      })
      .execute()
    return other
  }

  // SESSION-29
  it('tell of device, network and times, the present one first', async () => {
    await enter({ agent: firefoxOnWindows, from: '2001:db8:1:2::3' })
    const here = await enter({ agent: chromeOnAndroid, from: '203.0.113.77' })
    const sessions = await list(here.accessToken)
    expect(sessions).toEqual([
      {
        id: expect.any(String),
        browser: 'chrome',
        system: 'android',
        network: '203.0.113.x',
        createdAt: expect.any(String),
        seenAt: expect.any(String),
        isCurrent: true,
      },
      expect.objectContaining({
        browser: 'firefox',
        system: 'windows',
        network: '2001:db8:1:x',
        isCurrent: false,
      }),
    ])
    expect(Date.parse(sessions[0]?.seenAt ?? '')).toBeGreaterThan(Date.now() - 60_000)
  })

  // SESSION-29
  it.each([['x'.repeat(7_000)], ['<b>Chrome</b>'], [''], [undefined]])(
    'store nothing of a browser that does not say what it is (%#)',
    async (agent) => {
      const { accessToken } = await enter(agent === undefined ? {} : { agent })
      expect(await own(accessToken)).toMatchObject({ browser: null, system: null })
      const [row] = await server.db.selectFrom('sessions').selectAll().execute()
      expect(JSON.stringify(row).length).toBeLessThan(400)
    },
  )

  // SESSION-29
  it('tell where a session was renewed from last', async () => {
    const { refreshToken } = await enter({ agent: chromeOnAndroid, from: '203.0.113.77' })
    const renewed = await call(
      server.app,
      'POST',
      '/Auth/refresh-token',
      { refreshToken },
      { headers: { 'user-agent': firefoxOnWindows }, from: '198.51.100.4' },
    )
    const { accessToken } = renewed.json<{ data: Tokens }>().data
    expect(await own(accessToken)).toMatchObject({ browser: 'firefox', network: '198.51.100.x' })
  })

  // SESSION-29
  it('are listed without those that have run out', async () => {
    await enter()
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 7 * day + 1000 })
    const { accessToken } = await enter()
    expect(await list(accessToken)).toHaveLength(1)
  })

  // SESSION-30
  it('are ended one by one, at once', async () => {
    const [here, there, third] = [await enter(), await enter(), await enter()]
    const { id } = await own(there.accessToken)
    expect((await end(here.accessToken, id)).json()).toEqual({ data: { id } })
    expect(await statusOf(there.accessToken)).toBe(401)
    const { refreshToken } = there
    const renewal = await call(server.app, 'POST', '/Auth/refresh-token', { refreshToken })
    expect(renewal.statusCode).toBe(401)
    expect(await statusOf(here.accessToken)).toBe(200)
    expect(await statusOf(third.accessToken)).toBe(200)
    expect((await end(here.accessToken, id)).statusCode).toBe(404)
  })

  // SESSION-30
  it('are ended all but the present one', async () => {
    const other = await addOther()
    const mona = await enter({}, other)
    const [here, there] = [await enter(), await enter()]
    expect((await end(here.accessToken)).json()).toEqual({ data: { ended: 1 } })
    expect(await statusOf(there.accessToken)).toBe(401)
    expect(await statusOf(here.accessToken)).toBe(200)
    expect(await statusOf(mona.accessToken)).toBe(200)
    expect((await end(here.accessToken)).json()).toEqual({ data: { ended: 0 } })
  })

  // SESSION-30
  it('are nobody else’s to see or to end', async () => {
    const mona = await enter({}, await addOther())
    const here = await enter()
    const { id } = await own(mona.accessToken)
    const answers = [
      await end(here.accessToken, id),
      await end(here.accessToken, randomUUID()),
      await end(here.accessToken, 'nonsense'),
    ]
    for (const answer of answers) {
      expect(answer.statusCode).toBe(404)
      expect(answer.json()).toEqual(answers[0]?.json())
    }
    expect(await statusOf(mona.accessToken)).toBe(200)
    expect(await list(here.accessToken)).toHaveLength(1)
  })

  // SESSION-30
  it('leave nothing alive when ending one races with its renewal', async () => {
    const [here, there] = [await enter(), await enter()]
    const { id } = await own(there.accessToken)
    const { refreshToken } = there
    const [, renewal] = await Promise.all([
      end(here.accessToken, id),
      call(server.app, 'POST', '/Auth/refresh-token', { refreshToken }),
    ])
    const renewed = renewal.json<{ data?: Tokens }>().data?.accessToken ?? there.accessToken
    expect(await statusOf(renewed)).toBe(401)
    expect(await list(here.accessToken)).toHaveLength(1)
  })

  const mails = () => sentMails(server.config.dataDir)
  /** Mails are sent after the answer: closing a server waits for them. */
  const allMails = async () => {
    await server.app.close()
    return mails()
  }

  // SESSION-32
  it('of a new device are mailed of, with what, when and what to do', async () => {
    const { cookie } = await enter({ agent: firefoxOnWindows })
    await enter({ agent: firefoxOnWindows, cookie })
    expect(await mails()).toEqual([])
    await enter({ agent: chromeOnAndroid, from: '203.0.113.77', language: 'ar' })
    await expect.poll(mails).toHaveLength(1)
    const [mail = ''] = await mails()
    expect(mail).toMatch(/^Subject: Sign-in from a new device\r$/m)
    expect(mail).toMatch(new RegExp(`^To: .*${account.email}`, 'm'))
    const text = mailPart(mail, 'text/plain')
    expect(text).toContain('Device: Chrome on Android')
    expect(text).toContain('Network address: \u2066203.0.113.x\u2069')
    expect(text).toMatch(/Time: \d+ \w+ \d{4} at \d\d:\d\d \(UTC\)/)
    expect(text).toContain('change your password')
    expect(text).toContain('https://nasaem.example/admin/profile?lang=en')
    expect(text).not.toContain('203.0.113.77')
    expect(mailPart(mail, 'text/html')).toContain('<bdi dir="ltr">203.0.113.x</bdi>')
  })

  // SESSION-32
  it('of a new device are mailed of in the language that the person signs in with', async () => {
    await enter({ language: 'ar' })
    await enter({ agent: chromeOnAndroid, language: 'en' })
    await expect.poll(mails).toHaveLength(1)
    const text = mailPart((await mails())[0] ?? '', 'text/plain')
    expect(text).toContain('الجهاز: كروم على أندرويد')
    expect(text).toMatch(/الوقت: \d+ .+ \d{4}/)
  })

  // SESSION-32
  it('of a device that is used once a month are no news', async () => {
    const { cookie } = await enter()
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 40 * day })
    await (await server.openServer()).ready()
    const { cookie: later } = await enter({ cookie })
    expect(later).toBe(cookie)
    expect(await allMails()).toEqual([])
  })

  // SESSION-32
  it('of ever new devices fill no mailbox', async () => {
    for (let count = 0; count < 8; count += 1) await enter()
    expect(await allMails()).toHaveLength(5)
  })

  // SESSION-32
  it('are opened when no mail can be sent', async () => {
    await server.db.deleteFrom('settings').execute()
    const broken = await createTestServer(kind, {
      empty: true,
      environment: { SMTP_URL: 'smtp://127.0.0.1:9' },
    })
    await createAccount(broken.db)
    for (let count = 0; count < 2; count += 1)
      expect((await call(broken.app, 'POST', '/Auth/login', account)).statusCode).toBe(200)
    await broken.close()
  })
})
