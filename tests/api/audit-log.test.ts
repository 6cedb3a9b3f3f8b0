import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { CompiledQuery, sql } from 'kysely'
import type { LogEntry } from '#contract/admin/audit.ts'
import type { Tokens } from '#contract/auth.ts'
import type { Role } from '#contract/roles.ts'
import { auditFailedSignIn } from '#server/collections/audit-access.ts'
import { toJson } from '#server/db/column-values.ts'
import type { Database } from '#server/db/database.ts'
import { changes, inOrder } from '#server/features/admin/audit-trail/list-audit.ts'
import { listAuditLog, pageOfLog } from '#server/features/admin/audit-trail/list-audit-log.ts'
import { anyDatabase } from '#tests/support/databases.ts'
import { submitApplication } from '#tests/support/sample-submissions.ts'
import { linkMails, linkToken } from '#tests/support/sent-mails.ts'
import { account, call, createAccount } from '#tests/support/session-client.ts'
import { createTestServer, type TestServer } from '#tests/support/test-server.ts'

const agent = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:127.0) Gecko/20100101 Firefox/127.0'
const hour = 3_600_000
/** A time in the middle of an hour: what a test does stays within one. */
const noon = Date.parse('2026-11-25T12:30:00.000Z')

describe.each(anyDatabase)('the audit log on %s', (kind) => {
  let server: TestServer
  let tokens: Tokens
  beforeEach(async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: noon })
    server = await createTestServer(kind, { empty: true })
    await createAccount(server.db)
    tokens = await enter()
  })
  afterEach(async () => {
    vi.useRealTimers()
    await server.close()
  })

  const tryIn = (body: object, from = '203.0.113.7') =>
    call(server.app, 'POST', '/Auth/login', body, { from, headers: { 'user-agent': agent } })
  const enter = async (from?: string) => (await tryIn(account, from)).json<{ data: Tokens }>().data
  const ask = (method: string, path: string, body?: object, token = tokens.accessToken) =>
    call(server.app, method as 'GET', path, body, { token })
  const log = async (query = '') => {
    const response = await ask('GET', `/Admin/audit-log?pageSize=100${query}`)
    expect(response.statusCode).toBe(200)
    return response.json<{ data: { data: LogEntry[]; totalCount: number } }>().data
  }
  const of = async (action: string) => (await log(`&action=${action}`)).data
  const hold = (...held: Role[]) =>
    server.db
      .updateTable('users')
      .set({ roles: toJson(held) })
      .execute()
  const stored = async () =>
    JSON.stringify(await server.db.selectFrom('audit_entries').selectAll().execute())

  // AUDIT-4
  it('tells of sign-ins by person, device and network; those that are alike within an hour once', async () => {
    await enter()
    vi.setSystemTime(noon + 1000)
    await enter('198.51.100.1')
    const entries = await of('signIn')
    expect(entries).toMatchObject([
      { count: 1, details: { network: '198.51.100.x' } },
      {
        count: 2,
        userEmail: account.email,
        collection: 'sessions',
        recordId: null,
        details: { browser: 'firefox', system: 'windows', network: '203.0.113.x', file: '' },
      },
    ])
    vi.setSystemTime(noon + hour)
    tokens = await enter()
    expect(await of('signIn')).toHaveLength(3)
  })

  // AUDIT-5, AUDIT-7
  it('tells of failed sign-ins without anything that was typed', async () => {
    await tryIn({ ...account, password: 'guessed secret' })
    await tryIn({ ...account, password: 'guessed again' })
    await tryIn({ email: 'stranger@elsewhere.example', password: 'guessed secret' })
    await tryIn({ email: 'other@elsewhere.example', password: 'guessed secret' })
    await expect
      .poll(async () => (await of('signInFailed')).map(({ count }) => count))
      .toEqual([2, 2])
    const entries = await of('signInFailed')
    expect(new Set(entries.map(({ userEmail }) => userEmail))).toEqual(new Set([account.email, '']))
    expect(entries[0]?.details).toMatchObject({ browser: null, network: '203.0.113.x' })
    const all = await stored()
    for (const typed of ['guessed', 'stranger', 'elsewhere', 'other@']) {
      expect(all).not.toContain(typed)
    }
  })

  // AUDIT-5
  it.each(['invited', 'deactivated'] as const)(
    'tells of a try at an account that is %s by its name',
    async (status) => {
      const mona = { email: 'mona@nasaem.example', roles: ['sales'], language: 'en' }
      await ask('POST', '/Admin/accounts', mona)
      await server.db.updateTable('users').set({ status }).where('email', '=', mona.email).execute()
      expect((await tryIn({ email: mona.email, password: 'guessed secret' })).statusCode).toBe(401)
      await expect
        .poll(async () => (await of('signInFailed')).map(({ userEmail }) => userEmail))
        .toEqual([mona.email])
    },
  )

  // AUDIT-5
  it('has few rows of a flood of failed sign-ins, whatever its networks', async () => {
    for (let count = 0; count < 60; count += 1)
      await auditFailedSignIn(server.db, { userId: '', network: `198.51.${count}.x` })
    await auditFailedSignIn(server.db, { userId: '', network: '198.51.3.x' })
    const entries = await of('signInFailed')
    expect(entries).toHaveLength(21)
    expect(entries.reduce((sum, { count }) => sum + count, 0)).toBe(61)
    expect(entries.find(({ details }) => details?.network === '')?.count).toBe(40)
    expect(entries.find(({ details }) => details?.network === '198.51.3.x')?.count).toBe(2)
  })

  // AUDIT-5, LIMIT-4
  it('has no row of a try that is blocked', async () => {
    for (let count = 0; count < 8; count += 1) await tryIn({ ...account, password: 'wrong' })
    await expect.poll(async () => (await of('signInFailed'))[0]?.count).toBe(5)
  })

  // AUDIT-4
  it('tells of sign-outs, ended sessions and new passwords', async () => {
    const [second, third] = [await enter(), await enter()]
    await enter()
    await call(server.app, 'POST', '/Auth/logout', { refreshToken: second.refreshToken })
    expect(await of('signOut')).toMatchObject([{ userEmail: account.email, count: 1 }])

    const sessions = (await ask('GET', '/Auth/sessions', undefined, third.accessToken)).json()
    const { id } = sessions.data.find(({ isCurrent }: { isCurrent: boolean }) => isCurrent)
    await ask('DELETE', `/Auth/sessions/${id}`)
    expect(await of('sessionEnded')).toMatchObject([
      { count: 1, details: { browser: 'firefox', network: '203.0.113.x' } },
    ])
    await ask('DELETE', '/Auth/sessions')
    expect(await of('sessionEnded')).toHaveLength(2)
    await ask('DELETE', '/Auth/sessions')
    expect(await of('sessionEnded')).toHaveLength(2)

    const newPassword = 'a slow river in May'
    const changed = await ask('POST', '/Auth/change-password', {
      currentPassword: account.password,
      newPassword,
    })
    tokens = changed.json().data
    expect(await of('passwordChanged')).toMatchObject([{ userEmail: account.email, count: 1 }])
    await call(server.app, 'POST', '/Auth/forget-password', { email: account.email })
    await expect.poll(() => linkMails(server)).toHaveLength(1)
    const token = linkToken((await linkMails(server))[0] ?? '')
    await call(server.app, 'POST', '/Auth/reset-password', { token, newPassword: 'another river' })
    tokens = (await tryIn({ ...account, password: 'another river' })).json().data
    const made = await of('passwordChanged')
    expect(made.reduce((sum, { count }) => sum + count, 0)).toBe(2)
    const all = await stored()
    for (const secret of [
      newPassword,
      account.password,
      token,
      third.refreshToken,
      'another river',
    ])
      expect(all).not.toContain(secret)
  })

  // AUDIT-4, SESSION-24
  it('tells of both sign-outs where the tokens of two sessions come together', async () => {
    const [second, third] = [await enter(), await enter()]
    const { refreshToken } = second
    const sent = { token: third.accessToken }
    await call(server.app, 'POST', '/Auth/logout', { refreshToken }, sent)
    expect(await of('signOut')).toMatchObject([{ count: 2 }])
  })

  // AUDIT-4, SESSION-22
  it('tells of a session that ended because an old token of it came back', async () => {
    const { refreshToken } = await enter()
    await call(server.app, 'POST', '/Auth/refresh-token', { refreshToken })
    vi.setSystemTime(noon + 60_000)
    await call(server.app, 'POST', '/Auth/refresh-token', { refreshToken })
    expect(await of('sessionEnded')).toMatchObject([{ userEmail: account.email, count: 1 }])
  })

  // AUDIT-4
  it('tells who downloaded which file of which record', async () => {
    await submitApplication(server.app, {
      fullName: 'سارة',
      dob: '1995-02-28',
      nationality: 'EG',
    })
    const sent = await server.db
      .selectFrom('applications')
      .select(['id', 'cv_file_id'])
      .executeTakeFirstOrThrow()
    for (let count = 1; count <= 2; count += 1) {
      expect((await ask('GET', `/Admin/files/${sent.cv_file_id}`)).statusCode).toBe(200)
      expect((await of('download'))[0]?.count).toBe(count)
    }
    await ask('HEAD', `/Admin/files/${sent.cv_file_id}`)
    expect((await of('download'))[0]?.count).toBe(2)
    expect(await of('download')).toMatchObject([
      {
        userEmail: account.email,
        collection: 'associated-jobs',
        recordId: sent.id,
        title: { ar: 'سارة', en: 'سارة' },
        details: { file: expect.stringMatching(/\.\w+$/) },
      },
    ])
    const { data } = (await ask('GET', '/Admin/audit?collection=associated-jobs')).json().data
    expect(data).toEqual([])
  })

  // AUDIT-4
  it('lets nobody have a file of which it cannot tell', async () => {
    await submitApplication(server.app, { fullName: 'سارة', dob: '1995-02-28', nationality: 'EG' })
    const { cv_file_id: file } = await server.db
      .selectFrom('applications')
      .select('cv_file_id')
      .executeTakeFirstOrThrow()
    await server.db.schema.alterTable('audit_entries').renameTo('audit_gone').execute()
    const answer = await ask('GET', `/Admin/files/${file}`)
    await server.db.schema.alterTable('audit_gone').renameTo('audit_entries').execute()
    expect(answer.statusCode).toBe(500)
    expect(answer.headers['content-disposition']).toBeUndefined()
  })

  // AUDIT-8, ROLE-4
  it('tells of exports, of those lists alone that the roles may read', async () => {
    const tell = (collection: string, rest: object = {}) =>
      ask('POST', '/Admin/exports', { collection, format: 'excel', rows: 12, ...rest })
    expect((await tell('vendors')).json()).toEqual({ data: null })
    vi.setSystemTime(noon + 1000)
    expect((await tell('audit-log', { format: 'print' })).statusCode).toBe(200)
    expect(await of('export')).toMatchObject([
      { collection: 'audit-log', details: { format: 'print' } },
      { collection: 'vendors', details: { format: 'excel', rows: 12 } },
    ])
    for (const rest of [{ format: 'csv' }, { rows: -1 }, { rows: 1.5 }, { collection: 1 }])
      expect((await tell('vendors', rest)).statusCode).toBe(400)
    expect((await tell('nonsense')).statusCode).toBe(403)
    for (const rows of [3, 9_000, 5]) await tell('vendors', { rows })
    expect((await log('&action=export&collection=vendors')).data).toMatchObject([
      { count: 4, details: { rows: 9_000 } },
    ])
    await hold('procurement')
    expect((await tell('vendors')).statusCode).toBe(200)
    for (const other of ['messages', 'audit-log', 'accounts'])
      expect((await tell(other)).statusCode).toBe(403)
  })

  // AUDIT-6
  it('holds changes too, and is narrowed by person, collection, kind and period', async () => {
    const invited = { email: 'mona@nasaem.example', roles: ['sales'], language: 'en' }
    const mona = (await ask('POST', '/Admin/accounts', invited)).json().data.id
    vi.setSystemTime(noon + 60_000)
    await ask('POST', '/Admin/exports', { collection: 'messages', format: 'pdf', rows: 3 })
    const { data, totalCount } = await log()
    expect(totalCount).toBe(3)
    expect(data.map(({ action, collection }) => [action, collection])).toEqual([
      ['export', 'messages'],
      expect.any(Array),
      expect.any(Array),
    ])
    expect(data.find(({ action }) => action === 'create')).toMatchObject({
      collection: 'accounts',
      title: { en: invited.email },
      details: null,
      count: 1,
    })
    const owner = data[0]?.userId ?? ''
    expect((await log(`&userId=${owner}`)).totalCount).toBe(3)
    expect((await log(`&userId=${mona}`)).totalCount).toBe(0)
    expect((await log('&collection=accounts')).totalCount).toBe(1)
    expect((await log('&action=export')).totalCount).toBe(1)
    const page = await ask('GET', '/Admin/audit-log?pageSize=2&pageNo=2')
    expect(page.json().data.data).toHaveLength(1)
    vi.setSystemTime(noon + 25 * hour)
    tokens = await enter()
    expect((await log('&days=1')).totalCount).toBe(1)
    expect((await log('&days=7')).totalCount).toBe(4)
    for (const query of ['days=0', 'days=x', 'action=all', 'userId=x', 'search=x'])
      expect((await ask('GET', `/Admin/audit-log?${query}`)).statusCode).toBe(400)
  })

  /** How the database reads a page, in its own words; PostgreSQL as if its tables were large. */
  const planOf = (pageOf: (db: Database) => { compile: () => CompiledQuery }) =>
    server.db.transaction().execute(async (transaction) => {
      const { sql: text, parameters } = pageOf(transaction).compile()
      if (kind === 'PostgreSQL')
        for (const way of ['seqscan', 'bitmapscan', 'sort'])
          await sql.raw(`set local enable_${way} = off`).execute(transaction)
      const explain = kind === 'PostgreSQL' ? 'explain' : 'explain query plan'
      const { rows } = await transaction.executeQuery<Record<string, unknown>>(
        CompiledQuery.raw(`${explain} ${text}`, [...parameters]),
      )
      return rows.flatMap((row) => Object.values(row)).join('\n')
    })

  // AUDIT-6
  it.each([
    {},
    { collection: 'clients' },
    { userId: 'a' },
    { action: 'signIn' as const },
    { days: 7 },
    { collection: 'clients', userId: 'a', action: 'save' as const, days: 7 },
  ])('is read in its order from an index, however many entries there are: %o', async (query) => {
    for (const pageNo of [1, 3]) {
      const plan = await planOf((db) => pageOfLog(db, { pageNo, pageSize: 25, ...query }, 75))
      expect(plan).toMatch(/index/i)
      expect(plan).not.toMatch(/temp b-tree|sort|seq scan/i)
    }
  })

  // AUDIT-6
  it('has every entry on one page, read from either end', async () => {
    const entries = Array.from({ length: 9 }, (_, number) => ({
      id: `entry-${(number * 7) % 9}`,
      at: `2020-01-0${1 + (number % 3)}T00:00:00.000Z`,
      user_id: 'somebody',
      user_email: '',
      collection: 'clients',
      record_id: null,
      record_version: number % 2 ? null : number,
      action: 'save' as const,
      before: toJson(null),
      after: toJson(null),
    }))
    await server.db.insertInto('audit_entries').values(entries).execute()
    const page = (pageNo: number, pageSize: number) =>
      listAuditLog(server.db, { userId: 'somebody', pageNo, pageSize })
    const whole = (await page(1, 100)).data
    expect(whole).toHaveLength(9)
    const pages = []
    for (const pageNo of [1, 2, 3, 4, 5, 6]) pages.push(...(await page(pageNo, 2)).data)
    expect(pages).toEqual(whole)
  })

  // AUDIT-1, ADMIN-7: the dashboard shows the latest changes of all collections.
  it('gives the latest changes from an index, however many entries there are', async () => {
    const page = { pageNo: 1, pageSize: 20 }
    const plan = await planOf((db) => inOrder(changes(db, ['owner'], page), page))
    expect(plan).toMatch(/audit_entries_latest/)
    expect(plan).not.toMatch(/temp b-tree|sort|seq scan/i)
  })

  // AUDIT-6
  it.each([
    ['owner', 200],
    ['auditor', 200],
    ['editor', 403],
    ['recruiter', 403],
  ] as const)('answers an %s with %s', async (role, status) => {
    await hold(role)
    expect((await ask('GET', '/Admin/audit-log')).statusCode).toBe(status)
  })

  // AUDIT-7
  it('forgets what is no change after a year', async () => {
    const invited = { email: 'mona@nasaem.example', roles: ['sales'], language: 'en' }
    await ask('POST', '/Admin/accounts', invited)
    vi.setSystemTime(noon + 366 * 24 * hour)
    // The upkeep that a server does before its first request, and every ten minutes.
    await (await server.openServer()).ready()
    tokens = await enter()
    expect((await log()).data.map(({ action }) => action)).toEqual(['signIn', 'create'])
  })
})
