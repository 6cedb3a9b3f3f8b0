import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Tokens } from '#contract/auth.ts'
import type { OwnFactors } from '#contract/own-factors.ts'
import type { PasskeyCreationOptions, PasskeyRequestOptions } from '#contract/webauthn.ts'
import { addAccount } from '#tests/support/add-account.ts'
import { anyDatabase } from '#tests/support/databases.ts'
import { createFactorClient } from '#tests/support/factor-client.ts'
import { account, createAccount } from '#tests/support/session-client.ts'
import { createSoftPasskey } from '#tests/support/soft-passkey.ts'
import { createTestServer, type TestServer } from '#tests/support/test-server.ts'

const site = 'https://nasaem.example'
const minute = 60_000

describe.each(anyDatabase)('passkeys on %s', (kind) => {
  let server: TestServer
  let person: ReturnType<typeof createFactorClient>
  let token: string
  beforeEach(async () => {
    server = await createTestServer(kind, { empty: true, environment: { PUBLIC_URL: site } })
    await createAccount(server.db)
    person = createFactorClient(server.app)
    token = (await person.password()).data.accessToken
  })
  afterEach(async () => {
    vi.useRealTimers()
    await server.close()
  })

  const later = (milliseconds: number) =>
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + milliseconds })
  const creation = async (who = person, by = token) => {
    await who.confirm(by)
    const path = '/Auth/factors/passkeys/options'
    const answer = await who.ask<PasskeyCreationOptions>('POST', path, undefined, { token: by })
    expect(answer.status).toBe(200)
    return answer.data
  }
  const store = (passkey: object, name = 'Laptop', { who = person, by = token } = {}) =>
    who.ask<{ id: string; recoveryCodes: string[] | null }>(
      'POST',
      '/Auth/factors/passkeys',
      { name, passkey },
      { token: by },
    )
  const add = async (name = 'Laptop') => {
    const device = createSoftPasskey(site)
    const { status, data } = await store(device.make(await creation()), name)
    expect(status).toBe(201)
    return { device, ...data }
  }
  const request = async (ticket?: string) =>
    (
      await person.ask<PasskeyRequestOptions>(
        'POST',
        '/Auth/login/passkey/options',
        ticket === undefined ? {} : { ticket },
      )
    ).data
  const signIn = (passkey: object, ticket?: string) =>
    person.ask<Tokens>('POST', '/Auth/login/passkey', {
      passkey,
      ...(ticket !== undefined && { ticket }),
    })
  const factors = async () =>
    (await person.ask<OwnFactors>('GET', '/Auth/factors', undefined, { token })).data
  const addOther = async () => {
    const other = await addAccount(server.db, { email: 'mona@nasaem.example', roles: ['sales'] })
    const mona = createFactorClient(server.app, other.credentials)
    return { mona, by: (await mona.password()).data.accessToken }
  }

  // SESSION-38
  it('are asked for with the site’s host, a verified person and no second one on the same device', async () => {
    const first = await creation()
    expect(first.rp).toEqual({ id: 'nasaem.example', name: expect.stringContaining('Nasaem') })
    expect(first.user.name).toBe(account.email)
    expect(first.authenticatorSelection).toMatchObject({
      residentKey: 'required',
      userVerification: 'required',
    })
    expect(first.excludeCredentials).toEqual([])
    const { device } = await add()
    expect((await creation()).excludeCredentials).toMatchObject([{ id: device.id }])
  })

  // SESSION-37, SESSION-38
  it('are listed by name with when they were made and last used; the first brings recovery codes', async () => {
    const { device, recoveryCodes } = await add('هاتف العمل')
    expect(recoveryCodes).toHaveLength(10)
    expect((await add('Key')).recoveryCodes).toBeNull()
    expect((await factors()).passkeys).toMatchObject([
      { name: 'هاتف العمل', createdAt: expect.any(String), lastUsedAt: null },
      { name: 'Key' },
    ])
    expect((await signIn(device.use(await request()))).status).toBe(200)
    const [used] = (await factors()).passkeys
    expect(Date.parse(used?.lastUsedAt ?? '')).toBeGreaterThan(Date.now() - minute)
  })

  // SESSION-39
  it('sign in without e-mail and password, and leave the device known', async () => {
    const { device } = await add()
    const options = await request()
    expect(options).toMatchObject({ rpId: 'nasaem.example', userVerification: 'required' })
    expect(options.allowCredentials).toBeUndefined()
    const opened = await signIn(device.use(options))
    expect(opened.status).toBe(200)
    expect(String(opened.headers['set-cookie'])).toMatch(/^device=/)
    expect(await person.statusOf(opened.data.accessToken)).toBe(200)
  })

  // SESSION-35
  it('are a second factor after the password, of the ticket’s account alone', async () => {
    const { device } = await add()
    const { data } = await person.password()
    expect(data).toEqual({ ticket: expect.any(String), factors: ['passkey'] })
    const options = await request(data.ticket)
    expect(options.allowCredentials).toMatchObject([{ id: device.id, transports: ['internal'] }])
    const opened = await signIn(device.use(options), data.ticket)
    expect(opened.status).toBe(200)
    const again = await signIn(device.use(options), data.ticket)
    expect([again.status, again.code]).toEqual([401, 'sign_in_over'])
  })

  // SESSION-35, SESSION-40
  it('of somebody else are not taken with a ticket', async () => {
    await add()
    const { mona, by } = await addOther()
    const hers = createSoftPasskey(site)
    await store(hers.make(await creation(mona, by)), 'Hers', { who: mona, by })
    const { ticket } = (await person.password()).data
    const answer = await signIn(hers.use(await request(ticket)), ticket)
    expect([answer.status, answer.code]).toEqual([400, 'invalid_passkey'])
    // A challenge for anyone is none of the ticket's.
    expect((await signIn(hers.use(await request()), ticket)).code).toBe('invalid_passkey')
  })

  // SESSION-40
  it('answer a challenge once, and not after five minutes', async () => {
    const { device } = await add()
    const options = await request()
    expect((await signIn(device.use(options))).status).toBe(200)
    expect((await signIn(device.use(options))).code).toBe('invalid_passkey')
    const late = await request()
    later(5 * minute)
    expect((await signIn(device.use(late))).code).toBe('invalid_passkey')
  })

  // SESSION-40
  it('answer a challenge at any process', async () => {
    const { device } = await add()
    const options = await request()
    const other = createFactorClient(await server.openServer())
    const passkey = device.use(options)
    expect((await other.ask('POST', '/Auth/login/passkey', { passkey })).status).toBe(200)
  })

  // SESSION-38, SESSION-40
  it.each([
    ['of another site', { origin: 'https://nasaem.evil.example' }],
    ['of a person whom the device has not verified', { isVerified: false }],
  ])('%s are not taken', async (_what, ways) => {
    const { device } = await add()
    expect((await signIn(device.use(await request(), ways))).code).toBe('invalid_passkey')
    const another = createSoftPasskey(site)
    expect((await store(another.make(await creation(), ways))).code).toBe('invalid_passkey')
  })

  // SESSION-38
  it('that are unknown, signed by another key, or used less often than before are not taken', async () => {
    const { device } = await add()
    const stranger = createSoftPasskey(site)
    expect((await signIn(stranger.use(await request()))).code).toBe('invalid_passkey')
    const forged = { ...stranger.use(await request()), id: device.id, rawId: device.id }
    expect((await signIn(forged)).code).toBe('invalid_passkey')
    device.setCounter(4_000_000_000)
    expect((await signIn(device.use(await request()))).status).toBe(200)
    device.setCounter(3_999_999_999)
    expect((await signIn(device.use(await request()))).code).toBe('invalid_passkey')
  })

  // SESSION-40, SESSION-41
  it('are made for a challenge that this account was given after a confirmation', async () => {
    const refused = await person.ask('POST', '/Auth/factors/passkeys/options', undefined, { token })
    expect([refused.status, refused.code]).toEqual([403, 'confirmation_required'])
    const { mona, by } = await addOther()
    const device = createSoftPasskey(site)
    const hers = device.make(await creation(mona, by))
    expect((await store(hers)).code).toBe('invalid_passkey')
    const options = await creation()
    expect((await store(device.make(options))).status).toBe(201)
    const again = createSoftPasskey(site)
    expect((await store(again.make(options))).code).toBe('invalid_passkey')
  })

  // SESSION-38
  it('belong to one account', async () => {
    const { device } = await add()
    const { mona, by } = await addOther()
    const stolen = device.make(await creation(mona, by))
    expect((await store(stolen, 'Hers', { who: mona, by })).code).toBe('invalid_passkey')
  })

  // SESSION-41
  it('confirm a change in the place of the password', async () => {
    const { device } = await add()
    const ask = (body?: object) =>
      person.ask<PasskeyRequestOptions>(
        'POST',
        `/Auth/factors/confirmation${body ? '' : '/options'}`,
        body,
        { token },
      )
    const { data: options } = await ask()
    expect(options.allowCredentials).toMatchObject([{ id: device.id }])
    // An answer to the options of the sign-in confirms nothing.
    expect((await ask({ passkey: device.use(await request()) })).code).toBe('invalid_passkey')
    expect((await ask({ passkey: device.use(options) })).status).toBe(200)
    const codes = await person.ask('POST', '/Auth/factors/recovery-codes', undefined, { token })
    expect(codes.status).toBe(200)
  })

  // SESSION-38, SESSION-41
  it('are renamed and removed by their owner alone', async () => {
    const { id, device } = await add()
    const { mona, by } = await addOther()
    const path = `/Auth/factors/passkeys/${id}`
    await mona.confirm(by)
    for (const [method, body] of [
      ['PUT', { name: 'Mine' }],
      ['DELETE', undefined],
    ] as const)
      expect((await mona.ask(method, path, body, { token: by })).status).toBe(404)
    expect((await person.ask('PUT', path, { name: ' ' }, { token })).status).toBe(400)
    expect((await person.ask('PUT', path, { name: 'Old laptop' }, { token })).status).toBe(200)
    expect((await factors()).passkeys).toMatchObject([{ name: 'Old laptop' }])
    const refused = await person.ask('DELETE', path, undefined, { token })
    expect(refused.code).toBe('confirmation_required')
    await person.confirm(token)
    expect((await person.ask('DELETE', path, undefined, { token })).status).toBe(200)
    expect(await factors()).toMatchObject({ passkeys: [], recoveryCodes: 0 })
    expect((await signIn(device.use(await request()))).code).toBe('invalid_passkey')
  })

  // ACCOUNT-4, SESSION-39
  it('of an account that was deactivated open nothing', async () => {
    const { device } = await add()
    await server.db.updateTable('users').set({ status: 'deactivated' }).execute()
    expect((await signIn(device.use(await request()))).code).toBe('invalid_passkey')
  })

  // LIMIT-17
  it('are asked for so often by a network, and then told when to go on', async () => {
    for (let count = 0; count < 60; count += 1) await request()
    const blocked = await person.ask('POST', '/Auth/login/passkey/options', {})
    expect([blocked.status, blocked.code]).toEqual([429, 'too_many_attempts'])
    expect(Number(blocked.headers['retry-after'])).toBeGreaterThan(0)
    const elsewhere = await person.ask(
      'POST',
      '/Auth/login/passkey/options',
      {},
      { from: '198.51.100.7' },
    )
    expect(elsewhere.status).toBe(200)
  })

  // LIMIT-17
  it('are asked for so often by a session', async () => {
    const ask = () => person.ask('POST', '/Auth/factors/confirmation/options', undefined, { token })
    for (let count = 0; count < 60; count += 1) await ask()
    expect((await ask()).status).toBe(429)
  })

  // SAFE-6
  it.each([
    [{}],
    [{ passkey: null }],
    [{ passkey: { id: ['x'] } }],
    [{ passkey: { id: 'x'.repeat(9_000) } }],
  ])('are refused where they are none: %#', async (body) => {
    expect((await person.ask('POST', '/Auth/login/passkey', body)).status).toBe(400)
  })
})
