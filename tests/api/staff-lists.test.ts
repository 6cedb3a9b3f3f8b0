import path from 'node:path'
import type { FastifyInstance, InjectOptions } from 'fastify'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { listPages } from '#contract/admin/list-pages.ts'
import type { Role } from '#contract/roles.ts'
import { toJson } from '#server/db/column-values.ts'
import { buildApp } from '#server/app.ts'
import { registerSite } from '#server/site/site.ts'
import { call, createAccount, signIn } from '#tests/support/session-client.ts'
import { sampleMessage } from '#tests/support/sample-message.ts'
import { sendForm } from '#tests/support/send-form.ts'
import { createTestServer, type TestServer } from '#tests/support/test-server.ts'

const built = { clientDir: path.resolve('dist/client'), ssrDir: path.resolve('dist/ssr') }

/** Nothing that a visitor has written may run. */
const attack = '</script><script>alert(1)</script><!--<script>'

describe('lists of the back office, as documents', () => {
  let server: TestServer
  let app: FastifyInstance
  let token: string
  /** The addresses that the documents have asked the API for. */
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
          const url = typeof asked.url === 'string' ? asked.url : ''
          calls.push(url)
          return broken !== undefined && url.includes(broken)
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
    return {
      status: statusCode,
      headers: given,
      body,
      rows: new Set(body.match(/\/edit\/[0-9a-f-]{36}/g)).size,
      asked: calls.filter((address) => address.startsWith('/api/')),
    }
  }
  const shell = { status: 200, rows: 0 }

  // ADMIN-10
  it.each(['ar', 'en'])('have their rows and their menu, %s', async (language) => {
    const cookie = `${token}; language=${language}`
    const { status, rows, body, asked } = await open('/admin/messages', {}, cookie)
    expect(status).toBe(200)
    expect(rows).toBe(1)
    expect(body).toContain(`<html lang="${language}"`)
    expect(body).toContain(sampleMessage.MessageContent)
    expect(body).toContain('id="side-menu"')
    expect(asked).toEqual(
      expect.arrayContaining(['/api/Auth/MyProfile', '/api/Admin/messages?pageSize=25']),
    )
  })

  // ADMIN-10
  it.each(Object.keys(listPages))('are sent as they begin: %s', async (page) => {
    const { status, body } = await open(`/admin/${page}`)
    expect(status).toBe(200)
    expect(body).toContain('<main id="main"')
    expect(body).not.toContain('<template')
  })

  // ADMIN-10
  it('are cards for a phone, by what its browser says of itself', async () => {
    const isTable = async (headers: Record<string, string>) =>
      (await open('/admin/messages', { headers })).body.includes('role="table"')
    const iphone = { 'user-agent': 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Mobile' }
    expect(await isTable({})).toBe(true)
    expect(await isTable(iphone)).toBe(false)
    expect(await isTable({ 'sec-ch-ua-mobile': '?1' })).toBe(false)
    expect(await isTable({ ...iphone, 'sec-ch-ua-mobile': '?0' })).toBe(true)
  })

  // SAFE-1
  it('are one person’s: no cache may hold them', async () => {
    const { headers } = await open('/admin/messages')
    expect(headers['cache-control']).toBe('no-store')
    expect(headers['x-robots-tag']).toBe('noindex')
  })

  it.each([
    ['another site leads to them', { headers: { 'sec-fetch-site': 'cross-site' } }],
    ['only their head is asked for', { method: 'HEAD' }],
  ] as const)('are the plain shell where %s', async (_what, options) => {
    expect(await open('/admin/messages', { ...options })).toMatchObject({ ...shell, asked: [] })
  })

  it('are the plain shell where the token is made up, or of a session that is over', async () => {
    for (const made of ['nonsense', '%00', 'a b', `${token}x`])
      expect(await open('/admin/messages', {}, made), made).toMatchObject(shell)
    const tokens = await signIn(server.app)
    expect((await open('/admin/messages', {}, tokens.accessToken)).rows).toBe(1)
    await call(server.app, 'POST', '/Auth/logout', { refreshToken: tokens.refreshToken })
    expect(await open('/admin/messages', {}, tokens.accessToken)).toMatchObject(shell)
  })

  it('lead to the sign-in without a session', async () => {
    const answer = await app.inject('/admin/messages')
    expect(answer.statusCode).toBe(302)
    expect(answer.headers.location).toBe('/login?redirect=%2Fadmin%2Fmessages')
    expect(calls.filter((address) => address.startsWith('/api/'))).toEqual([])
  })

  // ROLE-6
  it('have nothing that their reader may not read', async () => {
    const namesIn = (body: string) =>
      new Set([...body.matchAll(/<a [^>]*href="\/admin\/([\w-]+)"/g)].map(([, name]) => name))
    expect(namesIn((await open('/admin/messages')).body)).toContain('accounts')
    await hold('sales')
    expect(await open('/admin/frames')).toMatchObject(shell)
    const ofSales = namesIn((await open('/admin/messages')).body)
    expect(ofSales).toContain('messages')
    expect(ofSales).not.toContain('accounts')
    expect(ofSales).not.toContain('frames')
  })

  it('of two who ask at once are each their own', async () => {
    const asked = await Promise.all(
      Array.from({ length: 3 }, (_, index) =>
        open('/admin/messages', {}, index % 2 === 0 ? token : 'nonsense'),
      ),
    )
    expect(asked.map(({ status, rows }) => [status, rows])).toEqual([
      [200, 1],
      [200, 0],
      [200, 1],
    ])
  })

  it('are the shell for whoever comes while many are waiting', async () => {
    const asked = await Promise.all(Array.from({ length: 9 }, () => open('/admin/messages')))
    expect(asked.every(({ status }) => status === 200)).toBe(true)
    expect(asked.some(({ rows }) => rows > 0)).toBe(true)
    expect(asked.some(({ rows }) => rows === 0)).toBe(true)
  })

  it.each(['/Admin/messages', '/Auth/MyProfile'])(
    'are the shell where the API does not answer %s',
    async (address) => {
      broken = address
      expect(await open('/admin/messages')).toMatchObject(shell)
    },
  )

  it('run nothing that a visitor has written', async () => {
    const { body } = await open('/admin/messages')
    expect(body).toContain('alert(1)')
    expect(body).not.toContain('<script>alert')
    expect(body).not.toContain('<!--<script')
  })

  it('and nothing but lists as they begin: the browser builds the rest', async () => {
    for (const url of [
      '/admin/',
      '/admin/profile',
      '/admin/nowhere',
      '/admin/frames?add=',
      '/admin/messages?search=fan',
    ])
      expect(await open(url), url).toMatchObject({ ...shell, asked: [] })
  })
})
