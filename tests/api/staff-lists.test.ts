import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { FastifyInstance, InjectOptions } from 'fastify'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { listPages } from '#contract/admin/list-pages.ts'
import type { Role } from '#contract/roles.ts'
import { toJson } from '#server/db/column-values.ts'
import { buildApp } from '#server/app.ts'
import { registerSite } from '#server/site/site.ts'
import { account, call, createAccount, signIn } from '#tests/support/session-client.ts'
import { addAccount } from '#tests/support/add-account.ts'
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
  /** A call that the API cannot answer, and one that it answers too late. */
  let broken: string | undefined
  let slow: string | undefined

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
          if (broken !== undefined && url.includes(broken)) return inject('/api/nowhere')
          if (slow !== undefined && url.includes(slow)) return pause(3500).then(() => inject(asked))
          return inject(asked)
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
      .where('email', '=', account.email)
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
      isPreview: body.includes('id="preview"'),
      rows: new Set(body.match(/\/edit\/[0-9a-f-]{36}/g)).size,
      asked: calls.filter((address) => address.startsWith('/api/')),
    }
  }
  const shell = { status: 200, isPreview: false }

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
    const { status, isPreview, body } = await open(`/admin/${page}`)
    expect([status, isPreview]).toEqual([200, true])
    expect(body).not.toContain('يرجى الانتظار')
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
    await hold('owner')
    expect((await open('/admin/frames')).isPreview).toBe(true)
    await hold('sales')
    const ofSales = namesIn((await open('/admin/messages')).body)
    expect(ofSales).toContain('messages')
    expect(ofSales).not.toContain('accounts')
    expect(ofSales).not.toContain('frames')
  })

  it('of two who ask at once are each their own', async () => {
    const email = 'dana@nasaem.example'
    const { credentials } = await addAccount(server.db, {
      email,
      firstName: 'Dana',
      roles: ['sales'],
    })
    const colleague = (await signIn(server.app, credentials.password, credentials)).accessToken
    const [own, theirs] = await Promise.all([
      open('/admin/messages'),
      open('/admin/messages', {}, colleague),
    ])
    expect([own.isPreview, theirs.isPreview]).toEqual([true, true])
    expect([own.body.includes('<bdi>Dana'), theirs.body.includes('<bdi>Dana')]).toEqual([
      false,
      true,
    ])
    const mayAccounts = (body: string) => body.includes('href="/admin/accounts"')
    expect([mayAccounts(own.body), mayAccounts(theirs.body)]).toEqual([true, false])
  })

  it.each([
    ['a network that has two already', 2, () => '10.0.0.1'],
    ['anyone while others are waiting', 3, (index: number) => `10.0.${index}.1`],
  ])('are the shell for %s', async (_who, most, addressOf) => {
    const asked = await Promise.all(
      Array.from({ length: 6 }, (_, index) =>
        open('/admin/messages', { remoteAddress: addressOf(index) }),
      ),
    )
    expect(asked.map(({ status }) => status)).toEqual(asked.map(() => 200))
    const made = asked.filter(({ isPreview }) => isPreview).length
    expect(made).toBeGreaterThan(0)
    expect(made).toBeLessThanOrEqual(most)
  })

  it('are the shell where they take too long', async () => {
    slow = '/Admin/messages'
    expect(await open('/admin/messages')).toMatchObject(shell)
    slow = undefined
    await expect.poll(async () => (await open('/admin/messages')).isPreview).toBe(true)
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
      '/admin/constructor',
      '/admin/__proto__',
      '/admin/frames?add=',
      '/admin/messages?search=fan',
    ])
      expect(await open(url), url).toMatchObject({ ...shell, asked: [] })
  })
})
