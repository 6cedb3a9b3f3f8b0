import { once } from 'node:events'
import { type IncomingMessage, request } from 'node:http'
import path from 'node:path'
import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { buildApp } from '#server/app.ts'
import { bumpContentVersion } from '#server/db/content-version.ts'
import { registerSite } from '#server/site/site.ts'
import { createTestServer, type TestServer } from '#tests/support/test-server.ts'

const built = { clientDir: path.resolve('dist/client'), ssrDir: path.resolve('dist/ssr') }
const texts = {
  ar: { title: 'تعذّر عرض هذه الصفحة الآن', retry: 'إعادة المحاولة', missing: 'الصفحة غير موجودة' },
  en: {
    title: 'This page cannot be shown right now',
    retry: 'Try again',
    missing: 'Page not found',
  },
} as const

describe('pages whose content cannot be read', () => {
  let server: TestServer
  let app: FastifyInstance
  beforeAll(async () => {
    server = await createTestServer('SQLite')
  })
  afterAll(() => server.close())
  // A server that has rendered nothing yet.
  beforeEach(async () => {
    await app?.close()
    app = await buildApp({
      config: server.config,
      db: await server.openAnother(),
      site: (instance, sources) => registerSite(instance, { ...built, ...sources }),
    })
  }, 60_000)
  afterAll(() => app.close())

  /** Reads an address as a search engine does. */
  async function crawl(url: string) {
    const { statusCode, headers, body } = await app.inject(url)
    return {
      status: statusCode,
      title: /<h1[^>]*>(.*?)<\/h1>/.exec(body)?.[1]?.replaceAll(/<[^>]*>/g, ''),
      indexed: !body.includes('<meta name="robots" content="noindex"'),
      retryAfter: headers['retry-after'],
      cacheControl: headers['cache-control'],
      age: headers['age'],
      body,
    }
  }
  /** Asked for as it is written: what makes an address of it mends it first. */
  async function redirectOf(target: string) {
    const place = app.server.address()
    const port = typeof place === 'object' ? place?.port : undefined
    const asked = request({ host: '127.0.0.1', port, path: target }).end()
    const [answer] = (await once(asked, 'response')) as [IncomingMessage]
    answer.resume()
    return [answer.statusCode, answer.headers.location]
  }
  const rename = (from: string, to: string) =>
    sql`alter table ${sql.table(from)} rename to ${sql.table(to)}`.execute(server.db)
  async function without(table: string, action: () => Promise<void>): Promise<void> {
    await rename(table, 'out_of_reach')
    try {
      await action()
    } finally {
      await rename('out_of_reach', table)
    }
  }
  const changeContent = () => server.db.transaction().execute(bumpContentVersion)

  // PAGE-17
  it.each(['ar', 'en'] as const)(
    'a page never rendered says so while the database is away, and is there at once afterwards, %s',
    async (language) => {
      const urls = ['/', '/projects', '/projects/tunnel', '/Careers', '/search?q=fan', '/nowhere']
      const inLanguage = (url: string) => `${url}${url.includes('?') ? '&' : '?'}lang=${language}`
      await without('content_version', async () => {
        for (const url of urls) {
          const page = await crawl(inLanguage(url))
          expect(page, url).toMatchObject({
            status: 503,
            title: texts[language].title,
            indexed: false,
            cacheControl: 'no-store',
          })
          expect(Number(page.retryAfter)).toBeGreaterThan(0)
          expect(page.body).toContain(`<html lang="${language}"`)
          expect(page.body).toContain(`<a href="">${texts[language].retry}</a>`)
        }
        const staff = await app.inject({ url: '/', headers: { cookie: 'accessToken=any' } })
        expect(staff.statusCode).toBe(503)
        for (const url of ['/sitemap.xml', '/manifests/site.ar.webmanifest']) {
          const file = await app.inject(url)
          expect(file.statusCode, url).toBe(503)
          expect(file.headers['retry-after'], url).toBeTruthy()
        }
        expect((await app.inject('/robots.txt')).statusCode).toBe(200)
      })
      for (const url of urls)
        expect((await crawl(inLanguage(url))).status, url).toBe(url === '/nowhere' ? 404 : 200)
      expect((await app.inject('/sitemap.xml')).statusCode).toBe(200)
    },
    60_000,
  )

  // PAGE-17
  it('pages rendered before go on being sent while the database is away, with their age', async () => {
    const urls = ['/', '/projects', '/projects/tunnel', '/search?q=fan', '/nowhere']
    const before = await Promise.all(urls.map(crawl))
    await without('content_version', async () => {
      for (const [index, url] of urls.entries()) {
        const page = await crawl(url)
        expect(page.age, url).toMatch(/^\d+$/)
        expect([page.status, page.title]).toEqual([before[index]?.status, before[index]?.title])
      }
    })
    for (const url of urls) expect((await crawl(url)).age, url).toBeUndefined()
  }, 60_000)

  // PAGE-17
  it('a page without its main record is a 503, and whole as soon as that can be read', async () => {
    await without('projects', async () => {
      for (const url of ['/projects', '/projects/tunnel'])
        expect(await crawl(url), url).toMatchObject({ status: 503, indexed: false })
      // A page that shows no projects is as it was.
      expect((await crawl('/Careers')).status).toBe(200)
    })
    expect(await crawl('/projects/tunnel')).toMatchObject({ status: 200, title: 'نفق' })
    expect((await crawl('/projects')).body).toContain('href="/projects/tunnel"')
  }, 60_000)

  // PAGE-18
  it('a page that lacks a section is kept by nobody', async () => {
    await without('clients', async () => {
      const page = await crawl('/?lang=en')
      expect(page).toMatchObject({ status: 200, cacheControl: 'no-store' })
      expect(page.body).not.toContain('>Client<')
    })
    const whole = await crawl('/?lang=en')
    expect(whole.cacheControl).toBe('private, no-cache')
    expect(whole.body.length).toBeGreaterThan(0)
    // After a change that cannot be shown whole, the page before it is the better one.
    await changeContent()
    await without('clients', async () => {
      const page = await crawl('/?lang=en')
      expect(page.age).toMatch(/^\d+$/)
      expect(page.status).toBe(200)
    })
    expect((await crawl('/?lang=en')).age).toBeUndefined()
  }, 60_000)

  // PAGE-9, SAFE-8
  it('what is at no address is a 404 or leads to one of this site', async () => {
    const urls = ['/x%27y', '/%zz', '/projects/nowhere', '/projects/%74unnel', '/..%2f', '/%5cevil']
    for (const url of urls)
      for (const language of ['ar', 'en'] as const)
        expect(await crawl(`${url}?lang=${language}`), url).toMatchObject({
          status: 404,
          title: texts[language].missing,
          indexed: false,
        })
    await app.listen({ port: 0, host: '127.0.0.1' })
    for (const [url, place] of [
      ['/a//x?q=1', '/a/x?q=1'],
      ['//evil.com/%2e%2e', '/evil.com/%2e%2e'],
      ['/\\evil.com', '/evil.com'],
    ] as const)
      expect(await redirectOf(url), url).toEqual([308, place])
  }, 60_000)
})
