import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { hashToken } from '#server/features/session/session-token.ts'
import { anyDatabase } from '#tests/support/databases.ts'
import { linkToken, mailPart, sentMails } from '#tests/support/sent-mails.ts'
import { account, call, createAccount, signIn } from '#tests/support/session-client.ts'
import { startSmtpServer, type TestSmtpServer } from '#tests/support/smtp-server.ts'
import { createTestServer, type TestServer } from '#tests/support/test-server.ts'

const site = 'https://nasaem.example'

describe.each(anyDatabase)('a forgotten password on %s', (kind) => {
  let server: TestServer
  let smtp: TestSmtpServer | undefined
  async function start(environment: Record<string, string> = { PUBLIC_URL: site }) {
    server = await createTestServer(kind, { environment })
    await createAccount(server.db)
  }
  beforeEach(() => {
    smtp = undefined
  })
  afterEach(async () => {
    vi.restoreAllMocks()
    await server.close()
    await smtp?.close()
  })

  const forget = (email: string, language = 'en', headers = {}) =>
    call(server.app, 'POST', '/Auth/forget-password', { email }, { language, headers })
  const reset = (token: string, newPassword = 'a new password') =>
    call(server.app, 'POST', '/Auth/reset-password', { token, newPassword })

  /** Waits for the mail numbered `count`. */
  async function nextMail(count = 1): Promise<string> {
    await expect.poll(() => sentMails(server)).toHaveLength(count)
    return (await sentMails(server))[count - 1] ?? ''
  }

  // SESSION-25
  it('answers the same whether or not there is such an account, and mails only to one', async () => {
    await start()
    const unknown = await forget('nobody@nasaem.example')
    const known = await forget(account.email.toUpperCase())
    for (const response of [unknown, known]) {
      expect(response.statusCode).toBe(200)
      expect(response.json()).toEqual({ data: null })
    }
    expect(Object.keys(unknown.headers)).toEqual(Object.keys(known.headers))
    const mail = await nextMail()
    expect(mail).toMatch(/^To: Admin <admin@nasaem\.example>\r$/m)
    expect(mail).toMatch(/^From: Nasaem <info@nasaem\.example>\r$/m)
  })

  // RUN-9
  it.each([
    ['ar', 'rtl', 'مرحبًا Admin،', 'يعمل الرابط مرة واحدة خلال 30 دقيقة.'],
    ['en', 'ltr', 'Hello Admin,', 'The link works once, within 30 minutes.'],
  ])('mails in %s, as text and as HTML', async (language, direction, greeting, validity) => {
    await start()
    await forget(account.email, language)
    const mail = await nextMail()
    const link = new RegExp(`${site}/reset-password\\?lang=${language}#token=[\\w-]{43}`)
    const text = mailPart(mail, 'text/plain')
    const html = mailPart(mail, 'text/html')
    expect(html).toContain(`<html lang="${language}" dir="${direction}">`)
    for (const part of [text, html]) {
      expect(part).toContain(greeting)
      expect(part).toContain(validity)
      expect(part).toMatch(link)
    }
  })

  // SESSION-25
  it('begins the link with the configured address, whatever the request says of its host', async () => {
    await start()
    await forget(account.email, 'en', {
      host: 'evil.example',
      'x-forwarded-host': 'evil.example',
      'x-forwarded-proto': 'http',
      origin: 'https://evil.example',
    })
    const mail = await nextMail()
    expect(mailPart(mail, 'text/plain')).toContain(`${site}/reset-password`)
    expect(`${mail}${mailPart(mail, 'text/html')}`).not.toContain('evil.example')
  })

  it('begins it with the address of this machine where none is configured', async () => {
    await start({ PORT: '8099' })
    await forget(account.email, 'en', { host: 'evil.example' })
    expect(mailPart(await nextMail(), 'text/plain')).toContain(
      'http://localhost:8099/reset-password',
    )
  })

  // SESSION-25, SESSION-26
  it('lets the link set a password once, and ends every session', async () => {
    await start()
    const tokens = await signIn(server.app)
    await forget(account.email)
    await forget(account.email)
    await nextMail(2)
    const links = (await sentMails(server)).map(linkToken)
    const [first = '', second = ''] = links
    expect(first).toHaveLength(43)

    expect((await reset(first)).json()).toEqual({ data: null })
    for (const link of [first, second]) {
      const again = await reset(link, 'another password')
      expect(again.statusCode).toBe(400)
      expect(again.json()).toEqual({
        message: 'This link is no longer valid. Please ask for a new one.',
        code: 'invalid_link',
      })
    }
    const { accessToken: token, refreshToken } = tokens
    const profile = await call(server.app, 'GET', '/Auth/MyProfile', undefined, { token })
    expect(profile.statusCode).toBe(401)
    const refreshed = await call(server.app, 'POST', '/Auth/refresh-token', { refreshToken })
    expect(refreshed.statusCode).toBe(401)
    await expect(signIn(server.app)).rejects.toThrow('invalid_credentials')
    await signIn(server.app, 'a new password')
  })

  it('lets one of two win that use a link at once', async () => {
    await start()
    await forget(account.email)
    const token = linkToken(await nextMail())
    const responses = await Promise.all([
      reset(token, 'the first one here'),
      reset(token, 'the second one here'),
    ])
    expect(responses.map((response) => response.statusCode).toSorted()).toEqual([200, 400])
  })

  // SESSION-25
  it('lets a link run out after thirty minutes, and stores it hashed', async () => {
    await start()
    await forget(account.email)
    const token = linkToken(await nextMail())
    const stored = await server.db.selectFrom('password_resets').selectAll().execute()
    expect(JSON.stringify(stored)).not.toContain(token)
    const life = Date.parse(stored[0]?.expires_at ?? '') - Date.now()
    expect(Math.abs(life - 30 * 60_000)).toBeLessThan(60_000)
    const past = new Date().toISOString()
    await sql`update password_resets set expires_at = ${past}`.execute(server.db)
    expect((await reset(token)).statusCode).toBe(400)
    await signIn(server.app)
  })

  it('refuses a weak password without using the link up', async () => {
    await start()
    await forget(account.email)
    const token = linkToken(await nextMail())
    expect((await reset(token, 'short')).json().errors).toEqual({
      newPassword: ['Password must be at least 10 characters long'],
    })
    expect((await reset(token)).statusCode).toBe(200)
  })

  // SESSION-23
  it('takes no link for another kind of token, nor the stored form of it', async () => {
    await start()
    const { accessToken, refreshToken } = await signIn(server.app)
    await forget(account.email)
    const link = linkToken(await nextMail())
    for (const token of [accessToken, refreshToken, hashToken(link)]) {
      expect((await reset(token)).statusCode).toBe(400)
    }
  })

  // LIMIT-7
  it('mails an account three links an hour, and answers as though there were more', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    try {
      await start()
      const ask = async (from: string) => {
        const body = { email: account.email }
        const response = await call(server.app, 'POST', '/Auth/forget-password', body, { from })
        expect(response.statusCode).toBe(200)
        expect(response.json()).toEqual({ data: null })
      }
      const works: Promise<void>[] = []
      const { afterAnswer } = server.app
      server.app.afterAnswer = (reply, work) =>
        afterAnswer(reply, () => {
          const working = work()
          works.push(working)
          return working
        })
      for (let count = 0; count < 5; count++) await ask(`198.51.100.${count}`)
      // The work after the last answer still belongs to this hour.
      await expect.poll(() => works).toHaveLength(5)
      await Promise.all(works)
      await server.app.deliverMails()
      expect(await sentMails(server)).toHaveLength(3)
      vi.setSystemTime(Date.now() + 61 * 60_000)
      await ask('198.51.100.9')
      await nextMail(4)
    } finally {
      vi.useRealTimers()
    }
  })

  // LIMIT-7
  it('takes twenty questions from a network, and lets it sign in all the same', async () => {
    await start()
    for (let count = 0; count < 20; count++) {
      expect((await forget(`nobody${count}@nasaem.example`)).statusCode).toBe(200)
    }
    const blocked = await forget(account.email)
    expect(blocked.statusCode).toBe(429)
    expect(Number(blocked.headers['retry-after'])).toBeGreaterThan(0)
    await signIn(server.app)
  })

  // RUN-9
  it('lets a name add neither headers nor receivers nor HTML', async () => {
    smtp = await startSmtpServer()
    await start({ PUBLIC_URL: site, SMTP_URL: smtp.url })
    const name = 'Eve\r\nBcc: spy@evil.example, <other@evil.example>'
    await server.db
      .updateTable('users')
      .set({ first_name: name, last_name: '<img src=x onerror=alert(1)>' })
      .execute()
    await sql`update settings set company_name_en = ${'Us\r\nX-Spy: 1'}`.execute(server.db)
    await forget(account.email)
    await expect.poll(() => smtp?.mails).toHaveLength(1)
    const [mail = { to: [], content: '' }] = smtp.mails
    expect(mail.to).toEqual([account.email])
    const [head = ''] = mail.content.split('\r\n\r\n')
    expect(head).not.toMatch(/^(bcc|x-spy)/im)
    const html = mailPart(mail.content, 'text/html')
    expect(html).toContain('&lt;img')
    expect(html).not.toContain('<img')
  })

  // RUN-8
  it('sends through the mail server of SMTP_URL, and then writes no file', async () => {
    smtp = await startSmtpServer()
    await start({ PUBLIC_URL: site, SMTP_URL: smtp.url })
    await forget(account.email, 'ar')
    await expect.poll(() => smtp?.mails).toHaveLength(1)
    const [mail = { to: [], content: '' }] = smtp.mails
    expect(mailPart(mail.content, 'text/plain')).toContain('مرحبًا Admin،')
    expect((await reset(linkToken(mail.content))).statusCode).toBe(200)
    expect(await sentMails(server)).toEqual([])
  })

  // RUN-10
  it('finishes the mails of those it has answered before it closes', async () => {
    smtp = await startSmtpServer()
    await start({ PUBLIC_URL: site, SMTP_URL: smtp.url })
    await forget(account.email)
    await server.app.close()
    expect(smtp.mails).toHaveLength(1)
  })

  // RUN-10
  it('logs that a mail failed, and nothing secret of it', async () => {
    smtp = await startSmtpServer({ refuse: true })
    let log = ''
    vi.spyOn(process.stderr, 'write').mockImplementation((chunk) => {
      log += String(chunk)
      return true
    })
    await start({ PUBLIC_URL: site, SMTP_URL: smtp.url, LOG_LEVEL: 'trace' })
    await signIn(server.app)
    expect((await forget(account.email)).statusCode).toBe(200)
    await expect.poll(() => log).toContain('a mail or message is not sent yet')
    for (const secret of ['token=', 'mail-secret', account.password, 'argon2']) {
      expect(log).not.toContain(secret)
    }
  })
})
