import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Tokens } from '#contract/auth.ts'
import { hashToken } from '#server/features/session/session-token.ts'
import { createAccountServers } from '#tests/support/account-servers.ts'
import { anyDatabase } from '#tests/support/databases.ts'
import { account, call, createAccount, signIn } from '#tests/support/session-client.ts'
import type { TestServer } from '#tests/support/test-server.ts'

const day = 24 * 60 * 60_000

describe.each(anyDatabase)('sessions on %s', (kind) => {
  let server: TestServer
  let other: FastifyInstance
  beforeAll(async () => {
    ;({ server, other } = await createAccountServers(kind))
  })
  beforeEach(async () => {
    await server.db.deleteFrom('taken_places').execute()
  })
  afterAll(() => server.close())

  const ago = (milliseconds: number) => new Date(Date.now() - milliseconds).toISOString()
  const refresh = (refreshToken: string, app = server.app) =>
    call(app, 'POST', '/Auth/refresh-token', { refreshToken })
  const refreshed = async (refreshToken: string) => {
    const response = await refresh(refreshToken)
    expect(response.statusCode).toBe(200)
    return response.json<{ data: Tokens }>().data
  }
  const statusOf = async (token: string, app = server.app) =>
    (await call(app, 'GET', '/Auth/MyProfile', undefined, { token })).statusCode
  const markUsed = (token: string, milliseconds: number) =>
    server.db
      .updateTable('session_tokens')
      .set({ used_at: ago(milliseconds) })
      .where('hash', '=', hashToken(token))
      .execute()

  it('exchanges a refresh token for new ones, at another server as well', async () => {
    const first = await signIn(server.app)
    const response = await refresh(first.refreshToken, other)
    expect(response.statusCode).toBe(200)
    expect(response.headers['cache-control']).toBe('no-store')
    const second = response.json().data
    expect(second.refreshToken).not.toBe(first.refreshToken)
    expect(await statusOf(second.accessToken)).toBe(200)
    // Requests that were on their way with the older one are still answered.
    expect(await statusOf(first.accessToken, other)).toBe(200)
    expect((await refreshed(second.refreshToken)).accessToken).not.toBe(second.accessToken)
  })

  it.each([
    ['ar', 'انتهت الجلسة. يرجى تسجيل الدخول مرة أخرى.'],
    ['en', 'Session expired. Please login again.'],
  ])('refuses an unknown refresh token, in %s', async (language, message) => {
    const body = { refreshToken: 'x'.repeat(43) }
    const response = await call(server.app, 'POST', '/Auth/refresh-token', body, { language })
    expect(response.statusCode).toBe(401)
    expect(response.json()).toEqual({ message, code: 'session_expired' })
  })

  // SESSION-8
  it('says when there is no refresh token', async () => {
    for (const body of [{}, { refreshToken: '' }]) {
      const response = await call(server.app, 'POST', '/Auth/refresh-token', body)
      expect(response.statusCode).toBe(400)
      expect(response.json().errors).toEqual({ refreshToken: ['No refresh token available'] })
    }
  })

  // SESSION-23
  it('takes no access token in the place of a refresh token', async () => {
    const { accessToken } = await signIn(server.app)
    expect((await refresh(accessToken)).statusCode).toBe(401)
    expect(await statusOf(accessToken)).toBe(200)
  })

  // SESSION-22
  it('gives a token that comes again within ten seconds a sibling', async () => {
    const first = await signIn(server.app)
    const one = await refreshed(first.refreshToken)
    await markUsed(first.refreshToken, 9_000)
    const two = await refreshed(first.refreshToken)
    expect(two.refreshToken).not.toBe(one.refreshToken)
    for (const { refreshToken, accessToken } of [one, two]) {
      expect(await statusOf(accessToken)).toBe(200)
      await refreshed(refreshToken)
    }
  })

  // SESSION-22
  it('ends the whole session when an old token comes back later', async () => {
    const bystander = await signIn(server.app)
    const first = await signIn(server.app)
    const second = await refreshed(first.refreshToken)
    const third = await refreshed(second.refreshToken)
    await markUsed(first.refreshToken, 11_000)
    expect((await refresh(first.refreshToken)).json().code).toBe('session_expired')
    for (const { accessToken, refreshToken } of [first, second, third]) {
      expect(await statusOf(accessToken, other)).toBe(401)
      expect((await refresh(refreshToken, other)).statusCode).toBe(401)
    }
    expect(await statusOf(bystander.accessToken)).toBe(200)
  })

  it('has few rows however often it is refreshed, and knows each old token all the same', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    try {
      const first = await signIn(server.app)
      let last = first
      for (let count = 0; count < 20; count++) {
        vi.setSystemTime(Date.now() + 5 * 60_000)
        last = await refreshed(last.refreshToken)
      }
      const [session = ''] = first.refreshToken.split('.')
      const rows = await server.db
        .selectFrom('session_tokens')
        .selectAll()
        .where('session_id', '=', session)
        .execute()
      expect(rows.length).toBeLessThanOrEqual(5)
      expect((await refresh(first.refreshToken)).statusCode).toBe(401)
      expect(await statusOf(last.accessToken, other)).toBe(401)
    } finally {
      vi.useRealTimers()
    }
  })

  // LIMIT-6
  it('is refreshed sixty times in ten minutes, then waits', async () => {
    const { accessToken, refreshToken } = await signIn(server.app)
    for (let count = 0; count < 59; count++) {
      expect((await refresh(refreshToken)).statusCode).toBe(200)
      await markUsed(refreshToken, 1000)
    }
    const refused = await refresh(refreshToken)
    expect(refused.statusCode).toBe(429)
    expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(600)
    expect(await statusOf(accessToken)).toBe(200)
  })

  it('bears refreshes that race, at two servers', async () => {
    const { refreshToken } = await signIn(server.app)
    const responses = await Promise.all(
      Array.from({ length: 8 }, (_, index) =>
        refresh(refreshToken, index % 2 ? other : server.app),
      ),
    )
    expect(responses.map((response) => response.statusCode)).toEqual(Array(8).fill(200))
    const siblings = responses.map((response) => response.json<{ data: Tokens }>().data)
    expect(new Set(siblings.map((tokens) => tokens.refreshToken)).size).toBe(8)
    for (const { accessToken } of siblings) expect(await statusOf(accessToken)).toBe(200)
  })

  it('leaves nothing alive when signing out races with refreshing', async () => {
    for (let round = 0; round < 5; round++) {
      const { accessToken: token, refreshToken } = await signIn(server.app)
      const [, answer] = await Promise.all([
        call(server.app, 'POST', '/Auth/logout', undefined, { token }),
        refresh(refreshToken, other),
      ])
      expect([200, 401]).toContain(answer.statusCode)
      if (answer.statusCode === 200) {
        expect(await statusOf(answer.json().data.accessToken)).toBe(401)
      }
      await server.db.deleteFrom('taken_places').execute()
    }
  })

  // SESSION-21
  it('ends a session that nobody refreshed for seven days', async () => {
    const { refreshToken } = await signIn(server.app)
    const { expires_at } = await server.db
      .selectFrom('session_tokens')
      .select('expires_at')
      .where('hash', '=', hashToken(refreshToken))
      .executeTakeFirstOrThrow()
    expect(Math.abs(Date.parse(expires_at) - Date.now() - 7 * day)).toBeLessThan(60_000)
    const hash = hashToken(refreshToken)
    await sql`update session_tokens set expires_at = ${ago(1)} where hash = ${hash}`.execute(
      server.db,
    )
    expect((await refresh(refreshToken)).statusCode).toBe(401)
  })

  // SESSION-21
  it('lets no session live longer than thirty days, however often it is refreshed', async () => {
    const { refreshToken } = await signIn(server.app)
    const age = 30 * day - 5 * 60_000
    await sql`update sessions set created_at = ${ago(age)}`.execute(server.db)
    const last = await refreshed(refreshToken)
    const lives = await server.db
      .selectFrom('session_tokens')
      .select('expires_at')
      .where('hash', 'in', [hashToken(last.accessToken), hashToken(last.refreshToken)])
      .execute()
    for (const { expires_at } of lives) {
      expect(Date.parse(expires_at) - Date.now()).toBeLessThanOrEqual(5 * 60_000)
    }
  })

  it('clears sessions away that have run out', async () => {
    await signIn(server.app)
    await server.db
      .updateTable('sessions')
      .set({ refreshed_at: ago(8 * day) })
      .execute()
    await signIn(server.app)
    // The upkeep that a server does before its first request, and every ten minutes.
    await (await server.openServer()).ready()
    expect(await server.db.selectFrom('sessions').selectAll().execute()).toHaveLength(1)
    expect(await server.db.selectFrom('session_tokens').selectAll().execute()).toHaveLength(2)
  })

  // SESSION-24
  it.each([
    'bearer',
    'refresh token',
    'refresh token of a session whose access ran out',
    'hash of the refresh token',
  ])('signs out by the %s, at once and everywhere', async (by) => {
    const bystander = await signIn(server.app)
    const { accessToken, refreshToken } = await signIn(server.app)
    const bodies: Record<string, object | undefined> = {
      bearer: undefined,
      'hash of the refresh token': { refreshTokenHash: hashToken(refreshToken) },
    }
    const body = by in bodies ? bodies[by] : { refreshToken }
    if (by.includes('ran out')) {
      await server.db
        .deleteFrom('session_tokens')
        .where('hash', '=', hashToken(accessToken))
        .execute()
    }
    const response = await call(server.app, 'POST', '/Auth/logout', body, {
      ...(by === 'bearer' && { token: accessToken }),
    })
    expect(response.statusCode).toBe(200)
    expect(response.json()).toEqual({ data: null })
    expect(await statusOf(accessToken, other)).toBe(401)
    expect((await refresh(refreshToken, other)).statusCode).toBe(401)
    expect(await statusOf(bystander.accessToken)).toBe(200)
  })

  it('refuses to sign out nobody', async () => {
    expect((await call(server.app, 'POST', '/Auth/logout')).statusCode).toBe(401)
    const bad = await call(server.app, 'POST', '/Auth/logout', undefined, { token: 'nonsense' })
    expect(bad.statusCode).toBe(401)
  })

  it('ends all sessions of an account that is gone', async () => {
    const { accessToken, refreshToken } = await signIn(server.app)
    await server.db.deleteFrom('users').execute()
    expect(await statusOf(accessToken)).toBe(401)
    expect((await refresh(refreshToken)).statusCode).toBe(401)
    await createAccount(server.db)
  })

  describe('and a changed password', () => {
    const change = (token: string, currentPassword: string, newPassword: string) =>
      call(server.app, 'POST', '/Auth/change-password', { currentPassword, newPassword }, { token })

    // SESSION-26
    it('ends all sessions, and answers with a new one for who changed it', async () => {
      const here = await signIn(server.app)
      const elsewhere = await signIn(server.app)
      const response = await change(here.accessToken, account.password, 'a new password')
      expect(response.statusCode).toBe(200)
      for (const { accessToken, refreshToken } of [here, elsewhere]) {
        expect(await statusOf(accessToken)).toBe(401)
        expect((await refresh(refreshToken)).statusCode).toBe(401)
      }
      const { data: anew } = response.json()
      expect(await statusOf(anew.accessToken)).toBe(200)
      expect((await refresh(anew.refreshToken)).statusCode).toBe(200)
      await expect(signIn(server.app)).rejects.toThrow('invalid_credentials')
      const { accessToken } = await signIn(server.app, 'a new password')
      expect((await change(accessToken, 'a new password', account.password)).statusCode).toBe(200)
    })

    it('names what is wrong with either password, and changes nothing', async () => {
      const { accessToken } = await signIn(server.app)
      const wrong = await change(accessToken, 'not the password', 'a new password')
      expect(wrong.statusCode).toBe(400)
      expect(wrong.json().errors).toEqual({
        currentPassword: ['The current password is not correct'],
      })
      const short = await change(accessToken, account.password, 'short')
      expect(short.json().errors).toEqual({
        newPassword: ['Password must be at least 10 characters long'],
      })
      const body = { currentPassword: account.password, newPassword: 'a new password' }
      expect((await call(server.app, 'POST', '/Auth/change-password', body)).statusCode).toBe(401)
      await signIn(server.app)
    })

    // LIMIT-6
    it('lets nobody guess it with a stolen token', async () => {
      const { accessToken } = await signIn(server.app)
      for (let count = 0; count < 5; count++) {
        expect((await change(accessToken, `guess ${count}`, 'a new password')).statusCode).toBe(400)
      }
      const blocked = await change(accessToken, account.password, 'a new password')
      expect(blocked.statusCode).toBe(429)
    })

    it('lets no sign-in with the old one slip past', async () => {
      for (let round = 0; round < 3; round++) {
        const { accessToken } = await signIn(server.app)
        const [changed, raced] = await Promise.all([
          change(accessToken, account.password, 'a new password'),
          call(other, 'POST', '/Auth/login', account),
        ])
        expect(changed.statusCode).toBe(200)
        if (raced.statusCode === 200) {
          expect(await statusOf(raced.json().data.accessToken)).toBe(401)
        } else expect(raced.json().code).toBe('invalid_credentials')
        await server.db.deleteFrom('taken_places').execute()
        const anew = changed.json().data.accessToken
        expect((await change(anew, 'a new password', account.password)).statusCode).toBe(200)
      }
    })
  })
})
