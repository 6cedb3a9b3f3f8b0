import path from 'node:path'
import type { FastifyInstance, InjectOptions } from 'fastify'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Role } from '#contract/roles.ts'
import { toJson } from '#server/db/column-values.ts'
import { buildApp } from '#server/app.ts'
import { registerSite } from '#server/site/site.ts'
import { account, call, createAccount, signIn } from '#tests/support/session-client.ts'
import { sampleMessage } from '#tests/support/sample-message.ts'
import { sendForm } from '#tests/support/send-form.ts'
import { createTestServer, type TestServer } from '#tests/support/test-server.ts'

const built = { clientDir: path.resolve('dist/client'), ssrDir: path.resolve('dist/ssr') }

/** What no page may run, wherever it came from. */
const attack = '</script><script>alert(1)</script><!--<script>'

describe('lists of the back office, as documents', () => {
  let server: TestServer
  let app: FastifyInstance
  let token: string
  /** What the documents have asked the API for. */
  const calls: string[] = []
  /** A call that the API cannot answer. */
  let broken: string | undefined

  beforeAll(async () => {
    server = await createTestServer('SQLite')
    await createAccount(server.db)
    app = await buildApp({
      config: server.config,
      db: await server.openAnother(),
      site: (instance, sources) => {
        const inject = instance.inject.bind(instance)
        const asking = (asked: InjectOptions) => {
          calls.push(typeof asked.url === 'string' ? asked.url : '')
          const { url } = asked
          return broken !== undefined && typeof url === 'string' && url.includes(broken)
            ? inject('/api/nowhere')
            : inject(asked)
        }
        vi.spyOn(instance, 'inject').mockImplementation(asking as typeof instance.inject)
        return registerSite(instance, { ...built, ...sources })
      },
    })
    const message = {
      ...sampleMessage,
      MessageContent: `${sampleMessage.MessageContent} ${attack}`,
    }
    const sent = await sendForm(server.app, 'SendMessage', Object.entries(message))
    expect(sent.statusCode).toBe(201)
    // The first rendering loads the code.
    await open('/admin/messages', {}, (await signIn(server.app)).accessToken)
  }, 90_000)
  afterAll(async () => {
    await app.close()
    await server.close()
  })

  const hold = async (...held: Role[]) => {
    await server.db
      .updateTable('users')
      .set({ roles: toJson(held) })
      .execute()
  }

  beforeEach(async () => {
    await hold('owner')
    token = (await signIn(server.app)).accessToken
    calls.length = 0
    broken = undefined
  })

  async function open(url: string, options: Partial<InjectOptions> = {}, cookie = token) {
    const headers = { cookie: `accessToken=${cookie}`, ...options.headers }
    const { statusCode, headers: given, body } = await app.inject({ ...options, url, headers })
    const state = /<script type="application\/json" id="page-state">(.*?)<\/script>/s.exec(
      body,
    )?.[1]
    return {
      status: statusCode,
      headers: given,
      body,
      rows: body.match(/\/edit\/[0-9a-f-]{36}/g)?.length ?? 0,
      state: state === undefined ? undefined : (JSON.parse(state) as Record<string, unknown>),
      asked: calls.filter((address) => address.startsWith('/api/')),
    }
  }

  // ADMIN-10
  it.each(['ar', 'en'])('have their rows, their menu and their data, %s', async (language) => {
    const page = await open(`/admin/messages?lang=${language}`)
    expect(page.status).toBe(200)
    expect(page.rows).toBeGreaterThan(0)
    const has = (text: string) => page.body.includes(text)
    expect(has(`<html lang="${language}"`)).toBe(true)
    expect(has(sampleMessage.MessageContent)).toBe(true)
    expect(has('id="side-menu"')).toBe(true)
    expect(page.state).toMatchObject({ user: { email: account.email } })
    // The list, and what its filters name.
    expect(page.asked.filter((url) => url.includes('/Admin/'))).toEqual([
      '/api/Admin/messages?pageSize=25',
      '/api/Admin/people',
      '/api/Admin/labels?pageNo=1&pageSize=100',
    ])
  })

  // SAFE-1
  it('are one person’s: no cache may hold them', async () => {
    const { headers } = await open('/admin/messages')
    expect(headers['cache-control']).toBe('no-store')
    expect(headers['vary']).toContain('cookie')
    expect(headers['x-robots-tag']).toBe('noindex')
  })

  it.each([
    ['another site leads to them', { headers: { 'sec-fetch-site': 'cross-site' } }],
    ['only their head is asked for', { method: 'HEAD' }],
  ] as const)('are the plain shell where %s', async (_what, options) => {
    const page = await open('/admin/messages', { ...options })
    expect(page).toMatchObject({ status: 200, rows: 0, state: undefined, asked: [] })
  })

  it('are the plain shell where the token is made up, or of a session that is over', async () => {
    for (const made of ['nonsense', '%00', 'a b', `${token}x`])
      expect(await open('/admin/messages', {}, made)).toMatchObject({
        status: 200,
        rows: 0,
        state: undefined,
      })
    const tokens = await signIn(server.app)
    expect((await open('/admin/messages', {}, tokens.accessToken)).rows).toBeGreaterThan(0)
    await call(server.app, 'POST', '/Auth/logout', { refreshToken: tokens.refreshToken })
    expect(await open('/admin/messages', {}, tokens.accessToken)).toMatchObject({
      status: 200,
      rows: 0,
      state: undefined,
    })
  })

  it('lead to the sign-in without a session', async () => {
    const answer = await app.inject('/admin/messages')
    expect(answer.statusCode).toBe(302)
    expect(answer.headers.location).toBe('/login?redirect=%2Fadmin%2Fmessages')
    expect(calls.filter((address) => address.startsWith('/api/'))).toEqual([])
  })

  // ROLE-6
  it('that a person may not read are neither rendered nor asked for', async () => {
    await hold('sales')
    const page = await open('/admin/frames')
    expect(page).toMatchObject({ status: 200, rows: 0, asked: ['/api/Auth/MyProfile'] })
    expect(Object.keys(page.state ?? {})).toEqual(['user'])
  })

  // ADMIN-2, ROLE-6
  it('have a menu of what their reader may do', async () => {
    const linksOf = async () =>
      [...(await open('/admin/messages')).body.matchAll(/<a [^>]*href="\/admin\/([\w-]+)"/g)].map(
        ([, name]) => name,
      )
    const ofOwner = await linksOf()
    expect(ofOwner).toEqual(expect.arrayContaining(['messages', 'frames', 'accounts']))
    await hold('sales')
    expect(new Set(await linksOf())).toEqual(new Set(['messages', 'labels', 'reply-templates']))
  })

  it('of two who ask at once are each their own', async () => {
    const asked = await Promise.all(
      Array.from({ length: 6 }, (_, index) =>
        open('/admin/messages', {}, index % 2 === 0 ? token : 'nonsense'),
      ),
    )
    for (const [index, page] of asked.entries()) {
      expect(page.status).toBe(200)
      expect(page.body.includes(account.email)).toBe(index % 2 === 0)
      if (index % 2 === 1) expect(page.rows).toBe(0)
    }
  })

  it('are the shell for whoever comes while many are waiting', async () => {
    const asked = await Promise.all(Array.from({ length: 9 }, () => open('/admin/messages')))
    expect(asked.every(({ status }) => status === 200)).toBe(true)
    expect(asked.some(({ rows }) => rows > 0)).toBe(true)
    expect(asked.some(({ rows }) => rows === 0)).toBe(true)
  })

  it('are a shell that knows its reader where the API gives no list, and a list where it gives no names', async () => {
    broken = '/Admin/messages'
    const shell = await open('/admin/messages')
    expect(shell).toMatchObject({ status: 200, rows: 0 })
    expect(Object.keys(shell.state ?? {})).toEqual(['user'])
    broken = '/Admin/people'
    expect((await open('/admin/messages')).rows).toBeGreaterThan(0)
  })

  it('run nothing that a visitor has written, or an address holds', async () => {
    for (const url of ['/admin/messages', `/admin/messages?search=${encodeURIComponent(attack)}`]) {
      const { body } = await open(url)
      expect(body.includes('alert(1)'), url).toBe(true)
      expect(body.includes('<script>alert'), url).toBe(false)
      expect(body.includes('<!--<script'), url).toBe(false)
    }
  })

  it('that are searched or leafed through have what was asked for', async () => {
    const none = await open('/admin/messages?search=nowhere-at-all')
    expect(none).toMatchObject({ status: 200, rows: 0 })
    expect(none.state).toHaveProperty('queries')
    expect(none.asked).toContain('/api/Admin/messages?pageSize=25&search=nowhere-at-all')
    const first = await open('/admin/messages?pageSize=10&pageNo=1&nonsense=1')
    expect(first.asked).toContain('/api/Admin/messages?pageSize=10&pageNo=1')
    expect(first.rows).toBeGreaterThan(0)
  })

  it('and nothing but lists: other pages know their reader alone', async () => {
    for (const url of [
      '/admin/',
      '/admin/profile',
      '/admin/nowhere',
      '/admin/frames?add=',
      '/admin/vendors?view=board',
    ]) {
      const page = await open(url)
      expect(Object.keys(page.state ?? {}), url).toEqual(['user'])
      expect(page.headers['cache-control'], url).toBe('no-store')
    }
  })
})
