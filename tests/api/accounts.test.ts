import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Account } from '#contract/admin/accounts.ts'
import type { Tokens } from '#contract/auth.ts'
import type { Role } from '#contract/roles.ts'
import { anyDatabase } from '#tests/support/databases.ts'
import { linkMails, linkToken, mailPart } from '#tests/support/sent-mails.ts'
import { account, call, createAccount, signIn } from '#tests/support/session-client.ts'
import { createTestServer, type TestServer } from '#tests/support/test-server.ts'

const invited = { email: 'sara@nasaem.example', roles: ['sales'], language: 'en' }
const person = { firstName: 'سارة', lastName: 'أحمد', newPassword: 'a slow river in May' }

describe.each(anyDatabase)('accounts on %s', (kind) => {
  let server: TestServer
  let owner: string
  beforeEach(async () => {
    server = await createTestServer(kind, {
      empty: true,
      environment: { PUBLIC_URL: 'https://nasaem.example' },
    })
    await createAccount(server.db)
    owner = (await signIn(server.app)).accessToken
  })
  afterEach(async () => {
    vi.useRealTimers()
    await server.close()
  })

  const ask = (
    method: string,
    path: string,
    body?: object,
    { token = owner, version }: { token?: string; version?: number } = {},
  ) =>
    call(server.app, method as 'GET', path, body, {
      token,
      ...(version !== undefined && { headers: { 'if-match': String(version) } }),
    })
  const list = async () => (await ask('GET', '/Admin/accounts')).json<{ data: Account[] }>().data
  const find = async (email: string) => {
    const found = (await list()).find((one) => one.email === email)
    if (!found) throw new Error(`${email} has no account`)
    return found
  }
  const invite = (body: object = invited) => ask('POST', '/Admin/accounts', body)
  /** Mails with a link alone: that of a new device may come at any time. */
  const nextMail = async (count = 1) => {
    await expect.poll(() => linkMails(server)).toHaveLength(count)
    return (await linkMails(server))[count - 1] ?? ''
  }
  const accept = (token: string, body: object = person) =>
    call(server.app, 'POST', '/Auth/accept-invitation', { token, ...body })
  const signInAs = (email: string, password = person.newPassword) =>
    call(server.app, 'POST', '/Auth/login', { email, password })
  /** Someone who has accepted. @returns the tokens of a session of theirs */
  const join = async (email: string, ...roles: Role[]): Promise<Tokens> => {
    const mails = (await linkMails(server)).length
    expect((await invite({ email, roles, language: 'en' })).statusCode).toBe(201)
    expect((await accept(linkToken(await nextMail(mails + 1)))).statusCode).toBe(200)
    return (await signInAs(email)).json<{ data: Tokens }>().data
  }
  const save = (one: Account, change: { roles?: Role[]; deactivated?: boolean }, token = owner) =>
    ask(
      'PUT',
      `/Admin/accounts/${one.id}`,
      { roles: one.roles, deactivated: one.status === 'deactivated', ...change },
      { token, version: one.version },
    )
  const remove = (one: Account, token = owner) =>
    ask('DELETE', `/Admin/accounts/${one.id}`, undefined, { token, version: one.version })

  // ACCOUNT-1, ACCOUNT-2, ACCOUNT-3
  it('begin with an invitation, by which somebody gets in and may do what their roles allow', async () => {
    const answer = await invite()
    expect(answer.statusCode).toBe(201)
    expect(answer.json().data).toMatchObject({ email: invited.email, name: '', status: 'invited' })
    expect((await signInAs(invited.email, '')).statusCode).toBe(400)
    expect((await signInAs(invited.email)).statusCode).toBe(401)
    const mail = await nextMail()
    expect(mail).toMatch(/^To: .*sara@nasaem\.example/m)
    expect(mail).toMatch(/^Subject: Your invitation to the back office\r$/m)
    expect(mailPart(mail, 'text/plain')).toContain(
      'https://nasaem.example/accept-invitation?lang=en#token=',
    )
    expect((await accept(linkToken(mail))).json()).toEqual({ data: null })
    const { accessToken } = (await signInAs(invited.email)).json<{ data: Tokens }>().data
    const profile = await ask('GET', '/Auth/MyProfile', undefined, { token: accessToken })
    expect(profile.json().data).toMatchObject({ name: 'سارة أحمد', roles: ['sales'] })
    for (const [path, status] of [
      ['messages', 200],
      ['vendors', 403],
      ['accounts', 403],
    ] as const)
      expect(
        (await ask('GET', `/Admin/${path}`, undefined, { token: accessToken })).statusCode,
      ).toBe(status)
    const sara = await find(invited.email)
    expect(sara).toMatchObject({ status: 'active', name: 'سارة أحمد', invitedUntil: null })
    expect(Date.parse(sara.lastSeenAt ?? '')).toBeGreaterThan(Date.now() - 60_000)
  })

  // ACCOUNT-2
  it('are invited in the language that the owner chose', async () => {
    await invite({ ...invited, language: 'ar' })
    const text = mailPart(await nextMail(), 'text/plain')
    expect(text).toContain('وصلتك دعوة للعمل في لوحة تحكم')
    expect(text).toContain('/accept-invitation?lang=ar#token=')
  })

  // ACCOUNT-2, ACCOUNT-3
  it('take an invitation once, and not after 48 hours, and keep no token', async () => {
    await invite()
    const token = linkToken(await nextMail())
    const kept = await server.db.selectFrom('invitations').selectAll().execute()
    expect(JSON.stringify(kept)).not.toContain(token)
    const hours = (count: number) => Date.now() + count * 3_600_000
    vi.useFakeTimers({ toFake: ['Date'], now: hours(48) + 1000 })
    const late = await accept(token)
    expect([late.statusCode, late.json().code]).toEqual([400, 'invalid_invitation'])
    expect(late.json().message).toContain('ask whoever invited you')
    vi.setSystemTime(hours(-1))
    expect((await accept(token, { ...person, newPassword: 'sara nasaem' })).json().errors).toEqual({
      newPassword: expect.any(Array),
    })
    expect((await accept(token)).statusCode).toBe(200)
    expect((await accept(token)).json().code).toBe('invalid_invitation')
  })

  // ACCOUNT-3
  it('take an invitation once, also when it is sent twice at the same time', async () => {
    await invite()
    const token = linkToken(await nextMail())
    const answers = await Promise.all([accept(token), accept(token)])
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 400])
  })

  // ACCOUNT-2
  it('can be invited again: the former link ends', async () => {
    await invite()
    const first = linkToken(await nextMail())
    const { id } = await find(invited.email)
    expect((await ask('POST', `/Admin/accounts/${id}/invitation`)).statusCode).toBe(200)
    const second = linkToken(await nextMail(2))
    expect((await accept(first)).json().code).toBe('invalid_invitation')
    expect((await accept(second)).statusCode).toBe(200)
    expect((await ask('POST', `/Admin/accounts/${id}/invitation`)).statusCode).toBe(404)
  })

  // ACCOUNT-2
  it('are mailed 5 times an hour at the most', async () => {
    await invite()
    const { id } = await find(invited.email)
    const again = () => ask('POST', `/Admin/accounts/${id}/invitation`)
    for (let sent = 0; sent < 5; sent += 1) expect((await again()).statusCode).toBe(200)
    expect((await again()).json().code).toBe('too_many_attempts')
  })

  it('have an e-mail that no other has, and a role that there is', async () => {
    const taken = await invite({ ...invited, email: account.email.toUpperCase() })
    expect(taken.json().errors).toEqual({ email: ['There is an account with this email already'] })
    for (const roles of [[], ['king'], ['sales', 'sales']])
      expect((await invite({ ...invited, roles })).statusCode).toBe(400)
    expect(await list()).toHaveLength(1)
  })

  // ACCOUNT-4
  it('that are deactivated open nothing: sessions, links and passwords end at once', async () => {
    const { accessToken, refreshToken } = await join(invited.email, 'sales')
    await call(server.app, 'POST', '/Auth/forget-password', { email: invited.email })
    const reset = linkToken(await nextMail(2))
    expect((await save(await find(invited.email), { deactivated: true })).statusCode).toBe(200)
    const refused = [
      await ask('GET', '/Auth/MyProfile', undefined, { token: accessToken }),
      await call(server.app, 'POST', '/Auth/refresh-token', { refreshToken }),
      await signInAs(invited.email),
    ]
    expect(refused.map(({ statusCode }) => statusCode)).toEqual([401, 401, 401])
    const used = await call(server.app, 'POST', '/Auth/reset-password', {
      token: reset,
      newPassword: 'another slow river',
    })
    expect(used.json().code).toBe('invalid_link')
    expect((await save(await find(invited.email), { deactivated: false })).statusCode).toBe(200)
    expect((await signInAs(invited.email)).statusCode).toBe(200)
  })

  // ACCOUNT-4
  it('whose invitation is withdrawn or deactivated cannot accept it', async () => {
    await invite()
    const token = linkToken(await nextMail())
    await save(await find(invited.email), { deactivated: true })
    expect((await accept(token)).json().code).toBe('invalid_invitation')
    await save(await find(invited.email), { deactivated: false })
    expect(await find(invited.email)).toMatchObject({ status: 'invited', invitedUntil: null })
    expect((await accept(token)).json().code).toBe('invalid_invitation')
    await ask('POST', `/Admin/accounts/${(await find(invited.email)).id}/invitation`)
    const again = linkToken(await nextMail(2))
    expect((await remove(await find(invited.email))).statusCode).toBe(200)
    expect((await accept(again)).json().code).toBe('invalid_invitation')
  })

  // ROLE-3
  it('lose a role at the next request', async () => {
    const { accessToken: token } = await join(invited.email, 'sales', 'recruiter')
    expect((await ask('GET', '/Admin/messages', undefined, { token })).statusCode).toBe(200)
    await save(await find(invited.email), { roles: ['recruiter'] })
    expect((await ask('GET', '/Admin/messages', undefined, { token })).statusCode).toBe(403)
    expect((await ask('GET', '/Admin/jobs', undefined, { token })).statusCode).toBe(200)
  })

  // RECORD-13
  it('are changed from the version that is there', async () => {
    await invite()
    const sara = await find(invited.email)
    expect((await save(sara, { roles: ['editor'] })).statusCode).toBe(200)
    const stale = await save(sara, { roles: ['auditor'] })
    expect([stale.statusCode, stale.json().data.roles]).toEqual([412, ['editor']])
    expect((await remove(sara)).statusCode).toBe(412)
    const path = `/Admin/accounts/${sara.id}`
    expect((await ask('DELETE', path)).statusCode).toBe(428)
    expect((await ask('PUT', path, { roles: ['sales'], deactivated: false })).statusCode).toBe(428)
  })

  // ACCOUNT-5
  it('keep their last owner, whom nobody invited can stand in for', async () => {
    await invite({ ...invited, roles: ['owner'] })
    const last = await find(account.email)
    for (const answer of [
      await save(last, { roles: ['editor'] }),
      await save(last, { deactivated: true }),
      await remove(last),
    ]) {
      expect([answer.statusCode, answer.json().code]).toEqual([409, 'last_owner'])
      expect(answer.json().message).toContain('Make someone else an owner first')
    }
    expect(await find(account.email)).toEqual(last)
  })

  // ACCOUNT-5
  it('let an owner leave where another one stays', async () => {
    const { accessToken: token } = await join(invited.email, 'owner')
    expect((await remove(await find(account.email))).statusCode).toBe(200)
    expect((await ask('GET', '/Auth/MyProfile')).statusCode).toBe(401)
    const trail = await ask('GET', '/Admin/audit?collection=accounts', undefined, { token })
    expect(trail.json().data.data[0]).toMatchObject({
      userEmail: account.email,
      action: 'remove',
      title: { en: account.email },
    })
  })

  // ACCOUNT-5
  it.each(['remove', 'demote', 'deactivate'] as const)(
    'keep an owner when two %s each other at once',
    async (way) => {
      const { accessToken: other } = await join(invited.email, 'owner')
      const [first, second] = [await find(account.email), await find(invited.email)]
      const end = (one: Account, token: string) =>
        way === 'remove'
          ? remove(one, token)
          : save(one, way === 'demote' ? { roles: ['sales'] } : { deactivated: true }, token)
      const answers = await Promise.all([end(second, owner), end(first, other)])
      const statuses = answers.map(({ statusCode }) => statusCode).toSorted()
      expect(statuses[0]).toBe(200)
      // Refused as one who is no owner any more, or whose session has ended before the call began.
      expect([401, 403]).toContain(statuses[1])
      const left = await server.db.selectFrom('users').selectAll().execute()
      const owners = left.filter(
        ({ roles, status }) => roles.includes('owner') && status === 'active',
      )
      expect(owners).toHaveLength(1)
    },
  )

  // ACCOUNT-1
  it('leave a trail of what was done to them, which owners and auditors read', async () => {
    const { accessToken: token } = await join(invited.email, 'auditor')
    await save(await find(invited.email), { roles: ['auditor', 'sales'] })
    const trail = await ask('GET', '/Admin/audit?collection=accounts', undefined, { token })
    const [changed, created] = trail.json().data.data
    expect(changed).toMatchObject({
      userEmail: account.email,
      action: 'save',
      title: { en: invited.email },
      before: { roles: ['auditor'] },
      after: { roles: ['sales', 'auditor'] },
      canRevert: false,
      canRestore: false,
    })
    expect(created).toMatchObject({ action: 'create', after: { email: invited.email } })
    await save(await find(invited.email), { roles: ['sales'] })
    const refused = await ask('GET', '/Admin/audit?collection=accounts', undefined, { token })
    expect(refused.statusCode).toBe(403)
  })
})
