import type * as Argon2 from '@node-rs/argon2'
import { verify } from '@node-rs/argon2'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { z } from 'zod/mini'
import { myProfile, tokensSchema } from '#contract/auth.ts'
import { dataOf } from '#contract/envelopes.ts'
import { createFirstAccount } from '#server/features/session/create-first-account.ts'
import { anyDatabase } from '#tests/support/databases.ts'
import { account, call, signIn } from '#tests/support/session-client.ts'
import { createTestServer, type TestServer } from '#tests/support/test-server.ts'

// Time is hard to compare on a busy machine; what takes the time is counted instead.
vi.mock('@node-rs/argon2', async (importOriginal) => {
  const argon2 = await importOriginal<typeof Argon2>()
  return { ...argon2, verify: vi.fn(argon2.verify) }
})

/** The algorithm of a hash and its parameters. */
function costOf(stored: string | Uint8Array): string {
  return String(stored).split('$').slice(0, 4).join('$')
}

describe.each(anyDatabase)('signing in on %s', (kind) => {
  let server: TestServer
  beforeAll(async () => {
    server = await createTestServer(kind, { empty: true })
    // As a start makes it, with the hash that the product takes.
    const { email: adminEmail, password: adminPassword } = account
    await createFirstAccount(server.db, { adminEmail, adminPassword, dataDir: '' })
  })
  beforeEach(async () => {
    await server.db.deleteFrom('taken_places').execute()
  })
  afterAll(() => server.close())

  const tryPassword = (
    password: string,
    { email = account.email, ...sender }: { email?: string; from?: string; language?: string } = {},
  ) => call(server.app, 'POST', '/Auth/login', { email, password }, sender)
  const profile = (token?: string, headers = {}) =>
    call(server.app, 'GET', '/Auth/MyProfile', undefined, {
      ...(token !== undefined && { token }),
      headers,
    })

  it('answers two tokens, by which the user is known', async () => {
    const response = await tryPassword(account.password, {
      email: ` ${account.email.toUpperCase()} `,
    })
    expect(response.statusCode).toBe(200)
    expect(response.headers['cache-control']).toBe('no-store')
    const { data } = z.parse(dataOf(tokensSchema), response.json())
    const answer = await profile(data.accessToken)
    expect(answer.statusCode).toBe(200)
    expect(answer.headers['cache-control']).toBe('no-store')
    const { data: user } = z.parse(myProfile.output, answer.json())
    expect(user).toEqual({
      id: expect.any(String),
      email: account.email,
      name: 'Admin',
      firstName: 'Admin',
      lastName: '',
      gender: 1,
      roles: ['owner'],
    })
    expect(answer.body).not.toContain('argon2')
  })

  const deviceCookie = async () =>
    String((await tryPassword(account.password)).headers['set-cookie']).split(';')[0] ?? ''

  // SESSION-23
  it('stores no token as it is', async () => {
    const tokens = await signIn(server.app)
    const stored = JSON.stringify(
      await server.db.selectFrom('session_tokens').selectAll().execute(),
    )
    expect(stored).not.toContain(tokens.accessToken)
    expect(stored).not.toContain(tokens.refreshToken)
  })

  it.each([
    ['ar', 'البريد الإلكتروني أو كلمة المرور غير صحيحة.'],
    ['en', 'The email or the password is not correct.'],
  ])('says the same of a wrong password and an unknown account, in %s', async (language, text) => {
    const expected = { message: text, code: 'invalid_credentials' }
    const wrong = await tryPassword('wrong password', { language })
    const unknown = await tryPassword('wrong password', { email: 'no@nasaem.example', language })
    for (const response of [wrong, unknown]) {
      expect(response.statusCode).toBe(401)
      expect(response.json()).toEqual(expected)
    }
    expect(Object.keys(wrong.headers)).toEqual(Object.keys(unknown.headers))
  })

  it('answers in the language of Accept-Language where x-lang is not sent', async () => {
    const response = await server.app.inject({
      method: 'POST',
      url: '/api/Auth/login',
      headers: { 'accept-language': 'en' },
      payload: { email: account.email, password: 'wrong password' },
    })
    expect(response.json().message).toBe('The email or the password is not correct.')
  })

  // SAFE-3
  it('works as hard over an unknown account as over a wrong password', async () => {
    const workOver = async (email: string) => {
      vi.mocked(verify).mockClear()
      await tryPassword('wrong password', { email })
      return vi.mocked(verify).mock.calls.map(([stored, typed]) => [costOf(stored), typed])
    }
    const known = await workOver(account.email)
    expect(known).toEqual([
      [expect.stringMatching(/^\$argon2id\$v=19\$m=19456,/), 'wrong password'],
    ])
    expect(await workOver('no@nasaem.example')).toEqual(known)
  })

  it.each([
    [{}, ['email', 'password']],
    [{ email: 'nonsense', password: 'x' }, ['email']],
    [{ email: account.email, password: '' }, ['password']],
    [{ email: account.email, password: 'x'.repeat(201) }, ['password']],
    [{ ...account, role: 'owner' }, ['role']],
    [{ email: [account.email], password: account.password }, ['email']],
    [{ email: account.email, password: { length: 5 } }, ['password']],
  ])('refuses the body %j', async (body, fields) => {
    const response = await call(server.app, 'POST', '/Auth/login', body)
    expect(response.statusCode).toBe(400)
    expect(response.json().code).toBe('invalid_input')
    expect(Object.keys(response.json().errors)).toEqual(fields)
  })

  // SESSION-4
  it('lets nobody in by anything but a live access token in the bearer header', async () => {
    const { accessToken, refreshToken } = await signIn(server.app)
    const attempts = [
      await profile(),
      await profile('anything'),
      await profile(refreshToken),
      await profile(`${accessToken}x`),
      await profile(undefined, { authorization: accessToken }),
      await profile(undefined, { authorization: `Basic ${accessToken}` }),
      await profile(undefined, { authorization: 'Bearer ' }),
      await profile(undefined, { cookie: `accessToken=${accessToken}` }),
      await profile(undefined, { cookie: await deviceCookie() }),
      await profile(undefined, { authorization: 'Bearer eyJhbGciOiJub25lIn0.e30.' }),
    ]
    for (const response of attempts) {
      expect(response.statusCode).toBe(401)
      expect(response.headers['www-authenticate']).toBe('Bearer')
      expect(response.json()).toEqual({ message: 'You need to sign in.', code: 'unauthorized' })
    }
    const inAddress = `/Auth/MyProfile?accessToken=${accessToken}`
    expect((await call(server.app, 'GET', inAddress)).statusCode).toBe(401)
  })

  // SESSION-21
  it('lets an access token run out after ten minutes', async () => {
    const { accessToken } = await signIn(server.app)
    const life = await server.db
      .selectFrom('session_tokens')
      .select('expires_at')
      .where('kind', '=', 'access')
      .orderBy('expires_at', 'desc')
      .executeTakeFirstOrThrow()
    expect(Date.parse(life.expires_at) - Date.now()).toBeGreaterThan(9.5 * 60_000)
    expect(Date.parse(life.expires_at) - Date.now()).toBeLessThanOrEqual(10 * 60_000)
    const past = new Date().toISOString()
    await sql`update session_tokens set expires_at = ${past} where kind = 'access'`.execute(
      server.db,
    )
    expect((await profile(accessToken)).statusCode).toBe(401)
  })

  // ADMIN-8
  it('saves what users may change of themselves, and nothing else', async () => {
    const { accessToken: token } = await signIn(server.app)
    const changed = { firstName: ' سارة\u0000 ', lastName: 'أحمد\r\nعلي', gender: 0 }
    const response = await call(server.app, 'PUT', '/Auth/MyProfile', changed, { token })
    expect(response.statusCode).toBe(200)
    expect((await profile(token)).json()).toEqual(response.json())
    expect(response.json().data).toMatchObject({
      name: 'سارة أحمد علي',
      firstName: 'سارة',
      lastName: 'أحمد علي',
      gender: 0,
    })
    for (const extra of [{ email: 'other@nasaem.example' }, { id: '1' }, { password_hash: 'x' }]) {
      const refused = await call(
        server.app,
        'PUT',
        '/Auth/MyProfile',
        { ...changed, ...extra },
        {
          token,
        },
      )
      expect(refused.statusCode).toBe(400)
    }
    const empty = await call(
      server.app,
      'PUT',
      '/Auth/MyProfile',
      { ...changed, firstName: ' ' },
      {
        token,
      },
    )
    expect(empty.json().errors).toEqual({ firstName: ['Name is required'] })
    expect((await call(server.app, 'PUT', '/Auth/MyProfile', changed)).statusCode).toBe(401)
  })
})
