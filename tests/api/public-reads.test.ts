import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod/mini'
import { contentCalls } from '#contract/content-calls.ts'
import { apiBase } from '#contract/endpoint.ts'
import { languages } from '#contract/locale.ts'
import { publicReads } from '#contract/visitor-schema.ts'
import { bumpContentVersion } from '#server/db/content-version.ts'
import type { Database } from '#server/db/database.ts'
import { databaseKinds } from '#tests/support/databases.ts'
import { createTestServer, type TestServer } from '#tests/support/test-server.ts'

const drivers = `${apiBase}${contentCalls.GetAllDrivers.path}`

async function renameFirstDriver(db: Database, title: string): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    await bumpContentVersion(transaction)
    await transaction
      .updateTable('drivers')
      .set({ title_ar: title })
      .where('sort_order', '=', 1)
      .execute()
  })
}

describe.each(databaseKinds)('public reads on %s', (kind) => {
  let server: TestServer
  const get = (url: string, headers: Record<string, string> = {}) =>
    server.app.inject({ url, headers })

  beforeAll(async () => {
    server = await createTestServer(kind)
  })
  afterAll(() => server.close())

  describe.each(languages)('in %s', (language) => {
    // API-2
    it.each(publicReads.map((endpoint) => [endpoint.id, endpoint] as const))(
      '%s answers in the shape of its contract',
      async (_id, endpoint) => {
        const response = await get(`${apiBase}${endpoint.path}`, { 'x-lang': language })
        expect(response.statusCode).toBe(200)
        expect(response.headers['content-type']).toBe('application/json; charset=utf-8')
        expect(response.headers['content-language']).toBe(language)
        expect(response.headers['cache-control']).toBe('no-cache')
        expect(response.headers.vary).toBe('x-lang, accept-language, accept-encoding')
        expect(z.parse(endpoint.output, response.json())).toEqual(response.json())
      },
    )
  })

  // HERO-1, API-2
  it('pages the slides, ten to a page', async () => {
    const first = (await get('/api/Home/GetAllSlides', { 'x-lang': 'en' })).json()
    expect(first.data).toMatchObject({ pageNo: 1, pageSize: 10, totalCount: 12 })
    expect(first.data.data).toHaveLength(10)
    const last = (
      await get('/api/Home/GetAllSlides?pageNo=3&pageSize=5', { 'x-lang': 'en' })
    ).json()
    expect(last.data.data.map((slide: { title: string }) => slide.title)).toEqual([
      'Slide 11',
      'Slide 12',
    ])
    const beyond = (await get('/api/Home/GetAllSlides?pageNo=999')).json()
    expect(beyond.data).toMatchObject({ data: [], totalCount: 12 })
  })

  // BRANCH-1
  it('puts the default branch first and keeps the places exact', async () => {
    const { data } = (await get('/api/Home/GetAllBranches', { 'x-lang': 'en' })).json()
    expect(data.map((branch: { name: string }) => branch.name)).toEqual(['Cairo', 'Riyadh'])
    expect(data[0]).toMatchObject({ latitude: 30.0444196, longitude: 31.2357116 })
  })

  // LANG-10
  it('falls back to the other language and names the fields that did', async () => {
    const english = (await get(drivers, { 'x-lang': 'en' })).json().data
    expect(english[0]).not.toHaveProperty('fieldLanguages')
    expect(english[1]).toMatchObject({
      title: 'بلا ترجمة',
      description: 'Description',
      fieldLanguages: { title: 'ar' },
    })
    const about = (await get('/api/Home/GetAllAbouts', { 'x-lang': 'en' })).json().data[0]
    expect(about.fieldLanguages).toEqual({ tailored: 'ar', 'images.1.alt': 'ar' })
    const slides = (await get('/api/Home/GetAllSlides?pageNo=12&pageSize=1')).json().data.data
    expect(slides).toMatchObject([
      { clickableName: 'More', fieldLanguages: { clickableName: 'en' } },
    ])
  })

  // LANG-10
  it('names what fell back within a project and an associated service', async () => {
    const headers = { 'x-lang': 'en' }
    const [project] = (await get('/api/Home/GetAllProjects', headers)).json().data
    expect(project).toMatchObject({
      slug: 'tunnel',
      quantities: [{ label: 'مراوح', value: '48' }],
      fieldLanguages: { solution: 'ar', quantities: 'ar', 'gallery.1.alt': 'ar' },
    })
    const services = (await get('/api/Home/GetAllServices', headers)).json().data
    expect(services[0].associated).toMatchObject([
      { title: 'Ducts' },
      { title: 'بلا ترجمة', fieldLanguages: { title: 'ar' } },
    ])
    expect(services[1].associated).toEqual([])
  })

  // PRODUCT-2
  it('keeps the figures of a fan exact, and links a data sheet only where there is one', async () => {
    const [axial, roof] = (await get('/api/Home/GetAllProducts')).json().data
    expect(axial).toMatchObject({
      airflow: { minimum: 2_500, maximum: 1_234_567 },
      power: { minimum: 0.37, maximum: 45 },
      sizes: [400, 500],
    })
    const sheet = await get(axial.dataSheetUrl)
    expect(sheet.headers['content-type']).toBe('application/pdf')
    expect(roof.dataSheetUrl).toBe('')
  })

  // LANG-7
  it('takes a language that it does not know for Arabic', async () => {
    const response = await get(drivers, { 'x-lang': 'fr', 'accept-language': 'en' })
    expect(response.json().data[0].title).toBe('مراوح')
    expect((await get(drivers, { 'accept-language': 'en-GB' })).json().data[0].title).toBe('Fans')
    expect((await get(drivers)).json().data[0].title).toBe('مراوح')
  })

  // API-11
  it.each(['identity', 'gzip', 'br'])('answers 304 to the tag of its %s form', async (coding) => {
    const headers = { 'accept-encoding': coding }
    const full = await get(drivers, headers)
    expect(full.headers['content-encoding']).toBe(coding === 'identity' ? undefined : coding)
    const etag = String(full.headers.etag)
    expect(etag).toMatch(/^"[^"]+"$/)
    for (const condition of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
      const again = await get(drivers, { ...headers, 'if-none-match': condition })
      expect(again.statusCode).toBe(304)
      expect(again.body).toBe('')
      expect(again.headers).toMatchObject({ etag, 'cache-control': 'no-cache' })
    }
    expect((await get(drivers, { ...headers, 'if-none-match': '"other"' })).statusCode).toBe(200)
  })

  // API-11
  it('answers HEAD with the headers alone', async () => {
    const full = await get(drivers)
    const head = await server.app.inject({ method: 'HEAD', url: drivers })
    expect(head.statusCode).toBe(200)
    expect(head.body).toBe('')
    expect(head.headers['content-length']).toBe(full.headers['content-length'])
    expect(head.headers.etag).toBe(full.headers.etag)
  })

  // API-5
  it.each([
    ['GetAllDrivers?search=x', 'search'],
    ['GetAllDrivers?__proto__=1', '__proto__'],
    ['GetAllDrivers?constructor=1', 'constructor'],
    ['GetAllSlides?pageNo=0', 'pageNo'],
    ['GetAllSlides?pageSize=101', 'pageSize'],
    ['GetAllSlides?pageSize=ten', 'pageSize'],
    ['GetAllSlides?pageNo=1&pageNo=2', 'pageNo'],
    ['GetAllSlides?sort=password_hash', 'sort'],
  ])('refuses %s, naming %s', async (call, name) => {
    for (const language of languages) {
      const response = await get(`/api/Home/${call}`, { 'x-lang': language })
      expect(response.statusCode).toBe(400)
      const body = response.json()
      expect(body.code).toBe('invalid_query')
      expect(Object.keys(body.errors)).toEqual([name])
      expect(body.message).toContain(name)
      expect(/[\u0600-\u06ff]/.test(body.message)).toBe(language === 'ar')
    }
  })

  // API-12
  it('shows a change at the next request, also one that another process made', async () => {
    const before = await get(drivers)
    const other = await server.openAnother()
    await renameFirstDriver(other, 'من عملية أخرى')
    const after = await get(drivers, { 'if-none-match': String(before.headers.etag) })
    expect(after.statusCode).toBe(200)
    expect(after.json().data[0].title).toBe('من عملية أخرى')
    await renameFirstDriver(server.db, 'مراوح')
    expect((await get(drivers)).headers.etag).toBe(before.headers.etag)
  })

  // API-12
  it('shows every change to those who ask while others are being answered', async () => {
    const other = await server.openAnother()
    for (let round = 1; round <= 20; round++) {
      const others = Array.from({ length: 5 }, () => get(drivers))
      await renameFirstDriver(other, `جولة ${round}`)
      expect((await get(drivers)).json().data[0].title).toBe(`جولة ${round}`)
      await Promise.all(others)
    }
  })

  // API-4
  it('shows no insides when the database fails', async () => {
    await sql`alter table drivers rename to drivers_hidden`.execute(server.db)
    await changeNothing(server.db)
    const response = await get(drivers, { 'x-lang': 'en' })
    await sql`alter table drivers_hidden rename to drivers`.execute(server.db)
    expect(response.statusCode).not.toBe(500)
    expect(response.body).not.toContain('drivers_hidden')
    expect((await get(drivers)).statusCode).toBe(200)
  })

  // API-3
  it('answers as it was last, with its age, where the content cannot be read', async () => {
    const headers = { 'x-lang': 'en' }
    const hasReadNothing = await server.openServer()
    const before = await get(drivers, headers)
    expect(before.headers).not.toHaveProperty('age')
    await sql`alter table drivers rename to drivers_hidden`.execute(server.db)
    await changeNothing(server.db)
    const last = await get(drivers, headers)
    const never = await hasReadNothing.inject({ url: drivers, headers })
    await sql`alter table drivers_hidden rename to drivers`.execute(server.db)
    expect([last.statusCode, last.body]).toEqual([200, before.body])
    expect(last.headers['age']).toMatch(/^\d+$/)
    expect(never.statusCode).toBe(503)
    expect(never.headers['retry-after']).toMatch(/^\d+$/)
    expect(never.json()).toEqual({
      message: 'The service is not available right now. Please try again shortly.',
      code: 'unavailable',
    })
    // At once, when it is back.
    expect((await get(drivers, headers)).headers).not.toHaveProperty('age')
    expect((await hasReadNothing.inject({ url: drivers, headers })).statusCode).toBe(200)
  })
})

async function changeNothing(db: Database): Promise<void> {
  await db.transaction().execute(bumpContentVersion)
}

describe.each(databaseKinds)('an empty database on %s', (kind) => {
  let server: TestServer
  beforeAll(async () => {
    server = await createTestServer(kind, { empty: true })
  })
  afterAll(() => server.close())

  it.each(publicReads.map((endpoint) => [endpoint.id, endpoint] as const))(
    '%s answers an empty list',
    async (_id, endpoint) => {
      const response = await server.app.inject(`${apiBase}${endpoint.path}`)
      expect(response.statusCode).toBe(200)
      expect(z.parse(endpoint.output, response.json())).toEqual(response.json())
      const { data } = response.json()
      expect(Array.isArray(data) ? data : data.data).toEqual([])
    },
  )
})
