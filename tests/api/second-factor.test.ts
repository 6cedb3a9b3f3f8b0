import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { AccessAction } from '#contract/admin/audit.ts'
import type { OwnFactors } from '#contract/own-factors.ts'
import { fromJson } from '#server/db/column-values.ts'
import { anyDatabase } from '#tests/support/databases.ts'
import { createFactorClient } from '#tests/support/factor-client.ts'
import { mailPart, sentMails } from '#tests/support/sent-mails.ts'
import { account, call, createAccount } from '#tests/support/session-client.ts'
import { createTestServer, type TestServer } from '#tests/support/test-server.ts'
import { codeOf } from '#tests/support/totp-code.ts'

const minute = 60_000

describe.each(anyDatabase)('the second factor on %s', (kind) => {
  let server: TestServer
  let person: ReturnType<typeof createFactorClient>
  beforeEach(async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-25T10:00:00.000Z') })
    server = await createTestServer(kind, {
      empty: true,
      environment: { PUBLIC_URL: 'https://nasaem.example' },
    })
    await createAccount(server.db)
    person = createFactorClient(server.app)
  })
  afterEach(async () => {
    vi.useRealTimers()
    await server.close()
  })

  const later = (milliseconds: number) => vi.setSystemTime(Date.now() + milliseconds)
  const enroll = async () => {
    const { accessToken: token } = (await person.password()).data
    const added = await person.addTotp(token)
    later(minute)
    return { token, ...added }
  }
  const factors = async (token: string) =>
    (await person.ask<OwnFactors>('GET', '/Auth/factors', undefined, { token })).data
  const told = async (action: AccessAction) =>
    (
      await server.db
        .selectFrom('audit_entries')
        .select(['after', 'count'])
        .where('action', '=', action)
        .execute()
    ).map(({ after, count }) => ({ ...fromJson(after), count }))

  // SESSION-35
  it('is asked for after the right password, which opens no session by itself', async () => {
    const { secret } = await enroll()
    const { status, data, headers } = await person.password()
    expect(status).toBe(200)
    expect(data).toEqual({ ticket: expect.any(String), factors: ['totp'] })
    expect(headers['set-cookie']).toBeUndefined()
    expect(await person.statusOf(data.ticket)).toBe(401)
    const opened = await person.code(data.ticket, codeOf(secret))
    expect(opened.status).toBe(200)
    expect(String(opened.headers['set-cookie'])).toMatch(/^device=/)
    expect(await person.statusOf(opened.data.accessToken)).toBe(200)
  })

  // SESSION-35, SAFE-3
  it('is not spoken of after a wrong password', async () => {
    await enroll()
    const wrong = await call(server.app, 'POST', '/Auth/login', { ...account, password: 'wrong' })
    const nobody = await call(server.app, 'POST', '/Auth/login', {
      email: 'nobody@nasaem.example',
      password: 'wrong',
    })
    expect(wrong.json()).toEqual(nobody.json())
    expect(wrong.statusCode).toBe(401)
  })

  // SESSION-35
  it.each([
    ['is used', async (ticket: string, secret: string) => person.code(ticket, codeOf(secret))],
    ['has run out', async () => later(10 * minute)],
    [
      'is of an account that was deactivated',
      async () => server.db.updateTable('users').set({ status: 'deactivated' }).execute(),
    ],
  ])('is not taken with a ticket that %s', async (_what, end) => {
    const { secret, recoveryCodes } = await enroll()
    const { ticket } = (await person.password()).data
    await end(ticket, secret)
    const answer = await person.code(ticket, recoveryCodes[0] ?? '')
    expect([answer.status, answer.code]).toEqual([401, 'sign_in_over'])
  })

  // SESSION-35
  it('takes no ticket from before a new password', async () => {
    const { token, recoveryCodes } = await enroll()
    const { ticket } = (await person.password()).data
    const body = { currentPassword: account.password, newPassword: 'another battery staple' }
    expect((await person.ask('POST', '/Auth/change-password', body, { token })).status).toBe(200)
    expect((await person.code(ticket, recoveryCodes[0] ?? '')).code).toBe('sign_in_over')
  })

  // SESSION-35
  it('opens one session by a ticket, of two codes that come at once', async () => {
    const { secret, recoveryCodes } = await enroll()
    const { ticket } = (await person.password()).data
    const answers = await Promise.all([
      person.code(ticket, codeOf(secret)),
      person.code(ticket, recoveryCodes[0] ?? ''),
    ])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 401])
  })

  // SESSION-36
  it.each([
    ['of the step before', -30_000, 200],
    ['of the step after', 30_000, 200],
    ['of two steps before', -60_000, 400],
    ['of two steps after', 60_000, 400],
  ])('takes a code %s, or not', async (_what, shift, status) => {
    const { secret } = await enroll()
    later(5 * minute)
    const { ticket } = (await person.password()).data
    expect((await person.code(ticket, codeOf(secret, Date.now() + shift))).status).toBe(status)
  })

  // SESSION-36
  it('takes a code once, and none of an earlier step after it', async () => {
    const { secret } = await enroll()
    const sent = codeOf(secret)
    const before = codeOf(secret, Date.now() - 30_000)
    expect((await person.code((await person.password()).data.ticket, sent)).status).toBe(200)
    const { ticket } = (await person.password()).data
    for (const used of [sent, before]) {
      const { status, code } = await person.code(ticket, used)
      expect([status, code]).toEqual([400, 'invalid_input'])
    }
    later(30_000)
    expect((await person.code(ticket, codeOf(secret))).status).toBe(200)
  })

  // SESSION-36
  it('takes the code that set it up for no sign-in', async () => {
    const { accessToken: token } = (await person.password()).data
    const { secret } = await person.addTotp(token)
    const { ticket } = (await person.password()).data
    expect((await person.code(ticket, codeOf(secret))).status).toBe(400)
  })

  // SESSION-36, DIGIT-2
  it.each(['ar', 'en'])(
    'takes a code however it is typed, and says in %s what is wrong',
    async (language) => {
      const { secret } = await enroll()
      const { ticket } = (await person.password()).data
      const arabic = codeOf(secret).replace(/\d/g, (digit) => '٠١٢٣٤٥٦٧٨٩'[Number(digit)] ?? '')
      const wrong = await call(
        server.app,
        'POST',
        '/Auth/login/code',
        { ticket, code: 'x' },
        { language },
      )
      expect(wrong.json().errors.code).toEqual([
        language === 'ar'
          ? 'هذا الرمز غير صحيح، أو سبق استخدامه'
          : 'This code is not correct, or has been used already',
      ])
      const typed = ` ${arabic.slice(0, 3)} ${arabic.slice(3)} `
      expect((await person.code(ticket, typed)).status).toBe(200)
    },
  )

  // SESSION-37
  it('comes with ten recovery codes, each of which signs in once', async () => {
    const { token, recoveryCodes } = await enroll()
    expect(new Set(recoveryCodes).size).toBe(10)
    for (const code of recoveryCodes)
      expect(code).toMatch(/^(?:[\da-hjkmnp-tv-z]{4}-){3}[\da-hjkmnp-tv-z]{4}$/)
    const stored = JSON.stringify(
      await server.db.selectFrom('recovery_codes').selectAll().execute(),
    )
    for (const code of recoveryCodes) expect(stored).not.toContain(code.replaceAll('-', ''))
    const [first = ''] = recoveryCodes
    const typed = first.toUpperCase().replaceAll('-', ' ').replaceAll('0', 'O')
    const { ticket } = (await person.password()).data
    expect((await person.code(ticket, typed)).status).toBe(200)
    expect((await factors(token)).recoveryCodes).toBe(9)
    const again = (await person.password()).data.ticket
    expect((await person.code(again, first)).status).toBe(400)
    expect(await told('signIn')).toContainEqual(
      expect.objectContaining({ factor: 'recoveryCode', network: '127.0.0.x' }),
    )
  })

  // SESSION-37
  it('has recovery codes made anew, which end the former ones', async () => {
    const { token, recoveryCodes } = await enroll()
    const renew = () =>
      person.ask<{ recoveryCodes: string[] }>('POST', '/Auth/factors/recovery-codes', undefined, {
        token,
      })
    expect((await renew()).code).toBe('confirmation_required')
    await person.confirm(token)
    const { data } = await renew()
    expect(data.recoveryCodes).toHaveLength(10)
    const { ticket } = (await person.password()).data
    expect((await person.code(ticket, recoveryCodes[0] ?? '')).status).toBe(400)
    expect((await person.code(ticket, data.recoveryCodes[0] ?? '')).status).toBe(200)
  })

  // SESSION-41
  it('is changed only after the password was given again, once for each change', async () => {
    const { accessToken: token } = (await person.password()).data
    const begin = () => person.ask('POST', '/Auth/factors/totp', undefined, { token })
    const refused = await begin()
    expect([refused.status, refused.code]).toEqual([403, 'confirmation_required'])
    const wrong = await person.ask(
      'POST',
      '/Auth/factors/confirmation',
      { password: 'wrong' },
      { token },
    )
    expect([wrong.status, wrong.code]).toEqual([400, 'invalid_input'])
    expect((await begin()).code).toBe('confirmation_required')
    await person.confirm(token)
    expect((await begin()).status).toBe(200)
    expect((await begin()).code).toBe('confirmation_required')
    await person.confirm(token)
    later(5 * minute)
    expect((await begin()).code).toBe('confirmation_required')
  })

  // SESSION-41
  it('is confirmed for the session that asked, and for no other', async () => {
    const { accessToken: here } = (await person.password()).data
    const { accessToken: there } = (await person.password()).data
    await person.confirm(here)
    const elsewhere = await person.ask('POST', '/Auth/factors/totp', undefined, { token: there })
    expect(elsewhere.code).toBe('confirmation_required')
  })

  // SESSION-41, LIMIT-6
  it('lets nobody guess the password by confirming without end', async () => {
    const { accessToken: token } = (await person.password()).data
    const guess = () =>
      person.ask('POST', '/Auth/factors/confirmation', { password: 'wrong' }, { token })
    for (let count = 0; count < 5; count += 1) expect((await guess()).status).toBe(400)
    const blocked = await guess()
    expect(blocked.status).toBe(429)
    expect(Number(blocked.headers['retry-after'])).toBeGreaterThan(0)
  })

  // SESSION-35
  it('counts only once a code of the new secret was given', async () => {
    const { accessToken: token } = (await person.password()).data
    await person.confirm(token)
    await person.ask('POST', '/Auth/factors/totp', undefined, { token })
    const wrong = await person.ask('PUT', '/Auth/factors/totp', { code: '000000' }, { token })
    expect(wrong.status).toBe(400)
    expect((await factors(token)).totp).toBeNull()
    expect((await person.password()).data).toHaveProperty('accessToken')
    later(30 * minute)
    const { accessToken } = (await person.password()).data
    const late = await person.ask(
      'PUT',
      '/Auth/factors/totp',
      { code: '000000' },
      { token: accessToken },
    )
    expect([late.status, late.code]).toEqual([409, 'setup_over'])
  })

  // SESSION-35
  it('goes on by the former app until the new one has given a code', async () => {
    const { token, secret: former } = await enroll()
    await person.confirm(token)
    const { data } = await person.ask<{ secret: string }>('POST', '/Auth/factors/totp', undefined, {
      token,
    })
    const first = (await person.password()).data.ticket
    expect((await person.code(first, codeOf(former))).status).toBe(200)
    const finished = await person.ask<{ recoveryCodes: null }>(
      'PUT',
      '/Auth/factors/totp',
      { code: codeOf(data.secret) },
      { token },
    )
    expect(finished.data.recoveryCodes).toBeNull()
    later(minute)
    const { ticket } = (await person.password()).data
    expect((await person.code(ticket, codeOf(former))).status).toBe(400)
    expect((await person.code(ticket, codeOf(data.secret))).status).toBe(200)
  })

  // SESSION-35, SESSION-37
  it('is no more once it was removed, and its recovery codes with it', async () => {
    const { token } = await enroll()
    const remove = () => person.ask('DELETE', '/Auth/factors/totp', undefined, { token })
    expect((await remove()).code).toBe('confirmation_required')
    await person.confirm(token)
    expect((await remove()).status).toBe(200)
    expect(await factors(token)).toEqual({
      totp: null,
      passkeys: [],
      recoveryCodes: 0,
      demanded: false,
    })
    expect((await person.password()).data).toHaveProperty('accessToken')
    await person.confirm(token)
    expect((await remove()).status).toBe(404)
  })

  // LIMIT-16
  it('lets nobody guess a code without end, and tells when to go on', async () => {
    const { secret } = await enroll()
    const { ticket } = (await person.password()).data
    for (let count = 0; count < 5; count += 1)
      expect((await person.code(ticket, '123456')).status).toBe(400)
    const blocked = await person.code(ticket, codeOf(secret))
    expect([blocked.status, blocked.code]).toEqual([429, 'too_many_attempts'])
    expect(Number(blocked.headers['retry-after'])).toBeGreaterThan(60)
    // A new ticket gives no new tries.
    const another = (await person.password()).data.ticket
    expect((await person.code(another, codeOf(secret))).status).toBe(429)
    later(15 * minute)
    const fresh = (await person.password()).data.ticket
    expect((await person.code(fresh, codeOf(secret))).status).toBe(200)
  })

  // LIMIT-16
  it('makes strangers wait who know the password and try from many networks, and not its owner', async () => {
    const { secret } = await enroll()
    const statuses: number[] = []
    for (let count = 0; count < 12; count += 1) {
      const from = `198.51.${count}.1`
      const { ticket } = (await person.password(from)).data
      statuses.push((await person.code(ticket, '123456', from)).status)
    }
    expect(statuses.slice(0, 10)).toEqual(Array(10).fill(400))
    expect(statuses).toContain(429)
    const { ticket } = (await person.password()).data
    expect((await person.code(ticket, codeOf(secret))).status).toBe(200)
  })

  // AUDIT-4, AUDIT-5, AUDIT-7
  it('is told of in the trail, failed codes by network, and nothing that was typed', async () => {
    const { token, secret, recoveryCodes } = await enroll()
    const { ticket } = (await person.password()).data
    await person.code(ticket, '123456')
    await person.code(ticket, '654321')
    await expect.poll(() => told('codeFailed')).toEqual([{ network: '127.0.0.x', count: 2 }])
    await person.confirm(token)
    await person.ask('POST', '/Auth/factors/recovery-codes', undefined, { token })
    await person.confirm(token)
    await person.ask('DELETE', '/Auth/factors/totp', undefined, { token })
    expect(await told('factorAdded')).toMatchObject([{ factor: 'totp', network: '127.0.0.x' }])
    expect(await told('recoveryCodesMade')).toHaveLength(1)
    expect(await told('factorRemoved')).toMatchObject([{ factor: 'totp' }])
    const trail = JSON.stringify(await server.db.selectFrom('audit_entries').selectAll().execute())
    for (const typed of [secret, '123456', ticket, ...recoveryCodes])
      expect(trail).not.toContain(typed)
  })

  // SESSION-42
  it.each([
    [
      'en',
      'Authenticator app added to your account',
      'Authenticator app removed from your account',
      'change your password',
    ],
    ['ar', 'أُضيف تطبيق مصادقة إلى حسابك', 'أُزيل تطبيق المصادقة من حسابك', 'غيّر كلمة المرور'],
  ] as const)(
    'is mailed of in %s when it is added and removed',
    async (language, added, removed, advice) => {
      await server.db.updateTable('users').set({ language }).execute()
      const { accessToken: token } = (
        await call(server.app, 'POST', '/Auth/login', account, { language })
      ).json<{ data: { accessToken: string } }>().data
      await person.addTotp(token)
      await person.confirm(token)
      await person.ask('DELETE', '/Auth/factors/totp', undefined, { token })
      const bodies = async () =>
        (await sentMails(server)).map((mail) => mailPart(mail, 'text/html'))
      await expect.poll(async () => (await bodies()).length).toBe(2)
      const both = await bodies()
      for (const subject of [added, removed])
        expect(both.some((body) => body.includes(`<title>${subject}</title>`))).toBe(true)
      for (const body of both) {
        expect(body).toContain(advice)
        expect(body).toContain(`https://nasaem.example/admin/profile?lang=${language}`)
      }
    },
  )

  // SESSION-44
  it('gives the secret as text, and as an address with the site’s name and the account', async () => {
    const { accessToken: token } = (await person.password()).data
    await person.confirm(token)
    const { data } = await person.ask<{ secret: string; uri: string }>(
      'POST',
      '/Auth/factors/totp',
      undefined,
      { token },
    )
    expect(data.secret).toMatch(/^[A-Z2-7]{32}$/)
    const uri = new URL(data.uri)
    expect(`${uri.protocol}${uri.host}`).toBe('otpauth:totp')
    expect(decodeURIComponent(uri.pathname)).toContain(account.email)
    expect(Object.fromEntries(uri.searchParams)).toEqual({
      issuer: expect.stringContaining('Nasaem'),
      algorithm: 'SHA1',
      secret: data.secret,
      period: '30',
      digits: '6',
    })
  })
})
