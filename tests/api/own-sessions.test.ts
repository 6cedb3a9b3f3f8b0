import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Tokens } from '#contract/auth.ts'
import type { OwnSession } from '#contract/own-sessions.ts'
import { hashToken } from '#server/features/session/session-token.ts'
import { openFiles } from '#server/files/open-files.ts'
import { addAccount } from '#tests/support/add-account.ts'
import { anyDatabase } from '#tests/support/databases.ts'
import { linkMails, linkToken, mailPart, sentMails } from '#tests/support/sent-mails.ts'
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

describe.each(anyDatabase)('the own sessions on %s', (kind) => {
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
  const addOther = async () =>
    (await addAccount(server.db, { email: 'mona@nasaem.example', roles: ['sales'] })).credentials

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

  // SESSION-33
  it('are one in a browser: signing in again there ends the one before, and nobody else’s', async () => {
    const other = await addOther()
    const first = await enter()
    const elsewhere = await enter()
    const { cookie } = first
    const mona = await enter({ cookie }, other)
    const again = await enter({ cookie })
    expect(await statusOf(first.accessToken)).toBe(401)
    for (const alive of [elsewhere, mona, again])
      expect(await statusOf(alive.accessToken)).toBe(200)
    expect(await list(again.accessToken)).toHaveLength(2)
  })

  const sources = async () =>
    (await server.db.selectFrom('sign_in_sources').select('source').execute()).map(
      ({ source }) => source,
    )
  const sourceOf = (cookie: string) => `device ${hashToken(cookie.replace('device=', ''))}`

  // SESSION-34
  it('leave no known device behind when one is ended', async () => {
    const [here, there, third] = [await enter(), await enter(), await enter()]
    await end(here.accessToken, (await own(there.accessToken)).id)
    const known = [sourceOf(here.cookie), sourceOf(third.cookie)]
    expect((await sources()).sort()).toEqual([...known, 'network 127.0.0.1'].sort())
  })

  // SESSION-34
  it('leave no known device or network but the present ones when all others are ended', async () => {
    await enter({ from: '198.51.100.4' })
    const here = await enter()
    await end(here.accessToken)
    expect((await sources()).sort()).toEqual([sourceOf(here.cookie), 'network 127.0.0.1'])
  })

  // SESSION-26, SESSION-34
  it.each(['change', 'reset'])(
    'of whoever knew the old password are those of strangers after a %s of it',
    async (how) => {
      const thief = await enter({ from: '198.51.100.4' })
      const here = await enter()
      const newPassword = 'a slow river in May'
      const headers = headersOf(here)
      if (how === 'change') {
        const body = { currentPassword: account.password, newPassword }
        const sent = { token: here.accessToken, headers }
        await call(server.app, 'POST', '/Auth/change-password', body, sent)
      } else {
        await call(server.app, 'POST', '/Auth/forget-password', { email: account.email })
        await expect.poll(() => linkMails(server)).toHaveLength(1)
        const token = linkToken((await linkMails(server))[0] ?? '')
        await call(server.app, 'POST', '/Auth/reset-password', { token, newPassword }, { headers })
      }
      expect((await sources()).sort()).toEqual([sourceOf(here.cookie), 'network 127.0.0.1'])
      const again = await enter({ cookie: here.cookie }, { ...account, password: newPassword })
      expect(await list(again.accessToken)).toHaveLength(1)
      const { cookie } = await enter(
        { cookie: thief.cookie },
        { ...account, password: newPassword },
      )
      expect(cookie).not.toBe(thief.cookie)
      const alarms = (await allMails()).filter((mail) => mail.includes('new device'))
      // The first sign-in of all is no news.
      expect(alarms).toHaveLength(2)
    },
  )

  // SESSION-34
  it('of an account that is deactivated leave no known device behind', async () => {
    const mona = await addOther()
    await enter({}, mona)
    const { accessToken: token } = await enter()
    const { id } = await server.db
      .selectFrom('users')
      .select('id')
      .where('email', '=', mona.email)
      .executeTakeFirstOrThrow()
    const saved = await call(
      server.app,
      'PUT',
      `/Admin/accounts/${id}`,
      { roles: ['sales'], deactivated: true },
      { token, headers: { 'if-match': '1' } },
    )
    expect(saved.statusCode).toBe(200)
    const left = server.db.selectFrom('sign_in_sources').select('source').where('user_id', '=', id)
    expect(await left.execute()).toEqual([])
  })

  // SESSION-32
  it('of ever new devices leave no more than fifty known ones', async () => {
    const { id } = await server.db.selectFrom('users').select('id').executeTakeFirstOrThrow()
    const seen = (count: number) => new Date(Date.UTC(2026, 0, 1, 0, count)).toISOString()
    await server.db
      .insertInto('sign_in_sources')
      .values(
        Array.from({ length: 60 }, (_, count) => ({
          user_id: id,
          source: `device ${count}`,
          seen_at: seen(count),
        })),
      )
      .execute()
    const { cookie } = await enter()
    const known = (await sources()).filter((source) => source.startsWith('device'))
    expect(known).toHaveLength(50)
    expect(known).toContain(sourceOf(cookie))
    expect(known).toContain('device 11')
    expect(known).not.toContain('device 10')
  })

  const mails = () => sentMails(server)
  /** Mails are sent after the answer: closing a server waits for them. */
  const allMails = async () => {
    const files = openFiles(await server.openAnother(), server.config)
    await server.app.close()
    return sentMails({ files })
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
  it('of people who share a browser are no news to any of them', async () => {
    const mona = await addOther()
    const { cookie } = await enter()
    for (const who of [mona, account, mona]) {
      expect((await enter({ cookie }, who)).cookie).toBe(cookie)
    }
    expect(await allMails()).toEqual([])
  })

  // SESSION-32
  it('of ever new devices fill no mailbox', async () => {
    for (let count = 0; count < 8; count += 1) await enter()
    expect(await allMails()).toHaveLength(5)
  })

  // SESSION-32, RUN-11
  it('of a new device are mailed of for sure: the mail is stored before the sign-in is answered', async () => {
    const broken = await createTestServer(kind, {
      empty: true,
      environment: { SMTP_URL: 'smtp://127.0.0.1:9' },
    })
    await createAccount(broken.db)
    const stored = async () =>
      (await broken.db.selectFrom('outgoing_mails').select('mail').execute()).length
    for (let count = 0; count < 2; count += 1) {
      expect((await call(broken.app, 'POST', '/Auth/login', account)).statusCode).toBe(200)
      expect(await stored()).toBe(count)
    }
    await broken.close()
  })
})
