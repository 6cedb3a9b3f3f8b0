import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Account } from '#contract/admin/accounts.ts'
import type { LogEntry } from '#contract/admin/audit.ts'
import type { Tokens, User } from '#contract/auth.ts'
import type { Role } from '#contract/roles.ts'
import { toJson } from '#server/db/column-values.ts'
import { addAccount } from '#tests/support/add-account.ts'
import { anyDatabase } from '#tests/support/databases.ts'
import { createFactorClient } from '#tests/support/factor-client.ts'
import { type RegisteredRoute, withRoutes } from '#tests/support/registered-routes.ts'
import { mailPart, sentMails } from '#tests/support/sent-mails.ts'
import { account, call, createAccount, signIn } from '#tests/support/session-client.ts'
import type { TestServer } from '#tests/support/test-server.ts'
import { createTestServer } from '#tests/support/test-server.ts'

const mona = { ...account, email: 'mona@nasaem.example' }

describe.each(anyDatabase)('the demand of a second factor on %s', (kind) => {
  let server: TestServer
  let routes: RegisteredRoute[]
  let owner: string
  let monaId: string
  const her = () => createFactorClient(server.app, mona)
  const his = () => createFactorClient(server.app)
  beforeEach(async () => {
    ;({ server, routes } = await withRoutes(() =>
      createTestServer(kind, {
        empty: true,
        environment: { PUBLIC_URL: 'https://nasaem.example' },
      }),
    ))
    await createAccount(server.db)
    owner = (await signIn(server.app)).accessToken
    const added = { email: mona.email, roles: ['sales', 'recruiter'], language: 'ar' } as const
    monaId = (await addAccount(server.db, added)).id
  })
  afterEach(() => server.close())

  const demand = (roles: Role[], token = owner) =>
    his().ask<{ roles: Role[] }>('PUT', '/Admin/second-factor', { roles }, { token })
  const reset = (id = monaId, token = owner) =>
    his().ask<Account>('DELETE', `/Admin/accounts/${id}/factors`, undefined, { token })
  const accounts = async () =>
    (await his().ask<Account[]>('GET', '/Admin/accounts', undefined, { token: owner })).data
  const profile = async (token: string) =>
    (await her().ask<User>('GET', '/Auth/MyProfile', undefined, { token })).data

  // ROLE-8
  it('is an owner’s to make, and is in the trail', async () => {
    const { accessToken } = (await her().password()).data
    expect((await demand(['sales'], accessToken)).status).toBe(403)
    expect((await demand(['sales', 'owner'])).data.roles).toEqual(['owner', 'sales'])
    const read = await his().ask('GET', '/Admin/second-factor', undefined, { token: owner })
    // They have none themselves.
    expect([read.status, read.code]).toEqual([403, 'factor_required'])
    await his().addTotp(owner)
    const { data } = await his().ask<{ data: LogEntry[] }>(
      'GET',
      '/Admin/audit-log?collection=second-factor',
      undefined,
      { token: owner },
    )
    expect(data.data).toMatchObject([{ action: 'save', userEmail: account.email }])
    expect((await demand(['sales', 'sales'])).status).toBe(400)
    expect((await demand([])).data.roles).toEqual([])
  })

  // ROLE-8
  it('leaves whoever has none the profile and the set-up, of all calls', async () => {
    await demand(['sales'])
    const { accessToken: token } = (await her().password()).data
    expect((await profile(token)).mustAddFactor).toBe(true)
    const open: string[] = []
    for (const { method, url } of routes.filter(
      ({ method }) => !['HEAD', 'OPTIONS'].includes(method),
    )) {
      const isGuarded = /^\/api\/(?:Admin|Auth\/(?:MyProfile|change|sessions|factors))/.test(url)
      if (!isGuarded) continue
      const path = url.replace('/api', '').replace(':id', monaId)
      const response = await call(server.app, method as 'GET', path, undefined, {
        token,
        headers: { 'if-match': '1' },
      })
      const { code } = response.json<{ code?: string }>()
      if (code === 'factor_required' || code === 'forbidden') expect(response.statusCode).toBe(403)
      else open.push(`${method} ${path}`)
    }
    expect(open.toSorted()).toEqual(
      [
        'GET /Auth/MyProfile',
        'GET /Auth/factors',
        'POST /Auth/factors/confirmation',
        'POST /Auth/factors/confirmation/options',
        'POST /Auth/factors/totp',
        'PUT /Auth/factors/totp',
        'DELETE /Auth/factors/totp',
        'POST /Auth/factors/passkeys',
        'POST /Auth/factors/passkeys/options',
        `PUT /Auth/factors/passkeys/${monaId}`,
        `DELETE /Auth/factors/passkeys/${monaId}`,
        'POST /Auth/factors/recovery-codes',
      ].toSorted(),
    )
    await her().addTotp(token)
    expect((await profile(token)).mustAddFactor).toBeUndefined()
    const messages = await her().ask('GET', '/Admin/messages', undefined, { token })
    expect(messages.status).toBe(200)
  })

  // ROLE-8
  it.each([
    ['ar', 'يتطلب دورك تحققًا بخطوتين. فعّله من ملفك الشخصي، وبعدها يُفتح كل شيء آخر.'],
    [
      'en',
      'Your role requires a second factor. Set one up on your profile; everything else opens after that.',
    ],
  ])('is said in a plain sentence, %s', async (language, message) => {
    const { accessToken: token } = (await her().password()).data
    await demand(['recruiter'])
    const answer = await her().ask('GET', '/Admin/messages', undefined, { token, language })
    expect([answer.status, answer.message]).toEqual([403, message])
  })

  // ROLE-8
  it('asks nothing of other roles, and ends with the role or the demand', async () => {
    const { accessToken: token } = (await her().password()).data
    const status = async () =>
      (await her().ask('GET', '/Admin/messages', undefined, { token })).status
    await demand(['auditor', 'editor'])
    expect(await status()).toBe(200)
    await demand(['recruiter'])
    expect(await status()).toBe(403)
    await server.db
      .updateTable('users')
      .set({ roles: toJson(['sales'] as const) })
      .where('id', '=', monaId)
      .execute()
    expect(await status()).toBe(200)
    await demand(['sales'])
    expect(await status()).toBe(403)
    await demand([])
    expect(await status()).toBe(200)
  })

  // ROLE-8
  it('asks again of whoever removes their last factor', async () => {
    const { accessToken: token } = (await her().password()).data
    await her().addTotp(token)
    await demand(['sales'])
    await her().confirm(token)
    await her().ask('DELETE', '/Auth/factors/totp', undefined, { token })
    const answer = await her().ask('GET', '/Admin/messages', undefined, { token })
    expect(answer.code).toBe('factor_required')
  })

  // ACCOUNT-6, SESSION-34
  it('is told of each account, and a lost factor is reset by an owner, which ends the sessions', async () => {
    const { accessToken: token } = (await her().password()).data
    await her().addTotp(token)
    expect((await accounts()).map(({ email, hasFactor }) => [email, hasFactor])).toEqual([
      [account.email, false],
      [mona.email, true],
    ])
    const pending = (await her().password()).data.ticket
    const done = await reset()
    expect(done.data).toMatchObject({ email: mona.email, hasFactor: false })
    const known = server.db.selectFrom('sign_in_sources').select('source')
    expect(await known.where('user_id', '=', monaId).execute()).toEqual([])
    expect(await her().statusOf(token)).toBe(401)
    expect((await her().code(pending, '123456')).code).toBe('sign_in_over')
    expect((await her().password()).data as Tokens).toHaveProperty('accessToken')
    const left = await server.db.selectFrom('recovery_codes').selectAll().execute()
    expect(left).toEqual([])
    const { data } = await his().ask<{ data: LogEntry[] }>(
      'GET',
      '/Admin/audit-log?action=factorsReset',
      undefined,
      { token: owner },
    )
    expect(data.data).toMatchObject([
      { userEmail: account.email, recordId: monaId, title: { en: mona.email } },
    ])
  })

  // ACCOUNT-6, SESSION-42
  it('is reset with a mail to the person in their language', async () => {
    await her().addTotp((await her().password()).data.accessToken)
    await server.db.updateTable('users').set({ language: 'ar' }).where('id', '=', monaId).execute()
    await reset()
    const bodies = async () => (await sentMails(server)).map((mail) => mailPart(mail, 'text/html'))
    await expect
      .poll(async () => (await bodies()).some((body) => body.includes('أُعيد تعيين التحقق بخطوتين')))
      .toBe(true)
    const mail = (await bodies()).find((body) => body.includes('أُعيد تعيين التحقق بخطوتين'))
    expect(mail).toContain('https://nasaem.example/login?lang=ar')
  })

  // ACCOUNT-6, SESSION-41
  it('is not reset for oneself, nor by who is no owner', async () => {
    const { id } = (await accounts()).find(({ email }) => email === account.email) ?? { id: '' }
    await his().addTotp(owner)
    const own = await reset(id)
    expect([own.status, own.code]).toEqual([409, 'own_factors'])
    const { accessToken } = (await her().password()).data
    expect((await reset(id, accessToken)).status).toBe(403)
    expect((await reset('00000000-0000-4000-8000-000000000000')).status).toBe(404)
  })
})
