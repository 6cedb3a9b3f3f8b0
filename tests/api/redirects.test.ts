import path from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { buildApp } from '#server/app.ts'
import { registerSite } from '#server/site/site.ts'
import { anyDatabase } from '#tests/support/databases.ts'
import { submitApplication } from '#tests/support/sample-submissions.ts'
import { createStaffClient } from '#tests/support/session-client.ts'
import { createTestServer, type TestServer } from '#tests/support/test-server.ts'
import { noServiceFacts } from '#tests/support/no-service-facts.ts'

interface Revised {
  id: string
  version: number
}
interface Redirect extends Revised {
  slug: string
  collection: string
  recordId: string
  record: { slug: string; title: { ar: string; en: string } } | null
}

const both = (ar: string, en = '') => ({ ar, en })
const service = {
  title: both('خدمة', 'A service'),
  slug: '',
  summary: both('ملخص'),
  description: both('وصف'),
  ...noServiceFacts,
  pictureId: null,
}

const vacancy = {
  title: both('وظيفة', 'Welder'),
  department: both('المصنع'),
  location: both('القاهرة'),
  employment: 'full-time',
  description: both('وصف'),
  requirements: { ar: [], en: [] },
  openSince: '2026-11-01',
}
const built = { clientDir: path.resolve('dist/client'), ssrDir: path.resolve('dist/ssr') }

describe.each(anyDatabase)('the addresses that records had, on %s', (kind) => {
  let server: TestServer
  let staff: Awaited<ReturnType<typeof createStaffClient>>
  beforeAll(async () => {
    server = await createTestServer(kind, { empty: true })
    staff = await createStaffClient(server)
  })
  afterAll(() => server.close())
  beforeEach(async () => {
    for (const table of ['redirects', 'services', 'jobs'] as const)
      await server.db.deleteFrom(table).execute()
  })

  const add = async (slug: string, collection = 'services', body: object = service) => {
    const response = await staff('POST', `/Admin/${collection}`, { ...body, slug })
    expect([response.body, response.statusCode]).toEqual([response.body, 201])
    return response.json<{ data: Revised & { slug: string } }>().data
  }
  const rename = async ({ id }: Revised, slug: string) => {
    const path = `/Admin/services/${id}`
    const { version } = (await staff('GET', path)).json<{ data: Revised }>().data
    const saved = await staff('PUT', path, { ...service, slug }, { version })
    expect([saved.body, saved.statusCode]).toEqual([saved.body, 200])
  }
  const remove = async (collection: string, { id }: { id: string }) => {
    const path = `/Admin/${collection}/${id}`
    const { version } = (await staff('GET', path)).json<{ data: Revised }>().data
    expect((await staff('DELETE', path, undefined, { version })).statusCode).toBe(200)
  }
  const restore = (collection: string, { id }: { id: string }) =>
    staff('POST', `/Admin/${collection}/${id}/restore`)
  const redirects = async (query = '') =>
    (await staff('GET', `/Admin/redirects${query}`)).json<{ data: { data: Redirect[] } }>().data
      .data
  /** Which address leads to which, as visitors' pages are told. */
  const leads = async () => {
    const answer = await server.app.inject('/api/Home/GetAllServices')
    const { data } = answer.json<{ data: { slug: string; formerSlugs: string[] }[] }>()
    return Object.fromEntries(
      data.flatMap(({ slug, formerSlugs }) => formerSlugs.map((former) => [former, slug])),
    )
  }

  // PAGE-16, RECORD-21
  it('lead straight to the present one, and none from it', async () => {
    const record = await add('first')
    await rename(record, 'second')
    await rename(record, 'third')
    expect(await leads()).toEqual({ first: 'third', second: 'third' })
    await rename(record, 'first')
    expect(await leads()).toEqual({ second: 'first', third: 'first' })
    await rename(record, '')
    expect(await leads()).toEqual({ second: 'first', third: 'first' })
  })

  // RECORD-21
  it('go to whichever record takes one of them', async () => {
    const record = await add('first')
    await rename(record, 'second')
    const taker = await add('first')
    expect(await leads()).toEqual({})
    await rename(taker, 'other')
    expect(await leads()).toEqual({ first: 'other' })
    await rename(record, 'first')
    expect(await leads()).toEqual({ second: 'first' })
    // The list of them is searched by texts of its own, which go with them.
    expect((await redirects('?search=first')).map(({ slug }) => slug)).toEqual([])
    expect((await redirects('?search=second')).map(({ slug }) => slug)).toEqual(['second'])
  })

  it('are not given to a new record that asks for no address of its own', async () => {
    await rename(await add(''), 'second')
    expect(await add('')).toMatchObject({ slug: 'a-service-2' })
    expect(await leads()).toEqual({ 'a-service': 'second' })
  })

  // RECORD-21
  it('go with a deleted record, and come back with it', async () => {
    const record = await add('first')
    await rename(record, 'second')
    await remove('services', record)
    expect(await leads()).toEqual({})
    expect(await redirects()).toMatchObject([{ slug: 'first', record: null }])
    expect((await restore('services', record)).statusCode).toBe(200)
    expect(await leads()).toEqual({ first: 'second' })
  })

  it('count the return of an earlier version as a move too', async () => {
    const record = await add('first')
    await rename(record, 'second')
    const trail = await staff('GET', `/Admin/audit?recordId=${record.id}&action=save`)
    const [change] = trail.json<{ data: { data: { id: string }[] } }>().data.data
    const path = `/Admin/audit/${change?.id}/restore`
    expect((await staff('POST', path, undefined, { version: 2 })).statusCode).toBe(200)
    expect(await leads()).toEqual({ second: 'first' })
  })

  it('leave none behind where a move is refused', async () => {
    const record = await add('first')
    await add('taken')
    const path = `/Admin/services/${record.id}`
    expect(
      (await staff('PUT', path, { ...service, slug: 'taken' }, { version: 1 })).statusCode,
    ).toBe(400)
    expect(
      (await staff('PUT', path, { ...service, slug: 'late' }, { version: 7 })).statusCode,
    ).toBe(412)
    expect(await redirects()).toEqual([])
  })

  it('are listed with their records, and removed and brought back one by one', async () => {
    const record = await add('first')
    await rename(record, 'second')
    await rename(record, 'third')
    const listed = await redirects()
    expect(listed.map(({ slug }) => slug)).toEqual(['second', 'first'])
    expect(listed[0]).toMatchObject({
      collection: 'services',
      recordId: record.id,
      record: { slug: 'third', title: service.title },
    })
    expect((await redirects('?collection=jobs')).length).toBe(0)
    expect((await redirects('?sort=slug')).map(({ slug }) => slug)).toEqual(['first', 'second'])

    const [second] = listed
    if (!second) throw new Error('no redirect')
    await remove('redirects', second)
    expect(await leads()).toEqual({ first: 'third' })
    expect((await restore('redirects', second)).statusCode).toBe(200)
    expect(await leads()).toEqual({ first: 'third', second: 'third' })

    await remove('redirects', second)
    await add('second')
    const late = await restore('redirects', second)
    expect(late.json()).toMatchObject({
      errors: { slug: ['Another record has this page address'] },
    })
    expect(await leads()).toEqual({ first: 'third' })
    // Nothing of them can be entered.
    const path = `/Admin/redirects/${listed[1]?.id}`
    expect((await staff('PUT', path, {}, { version: 1 })).statusCode).toBe(404)
  })

  // RECORD-22
  it('of a vacancy are good for an application that names them', async () => {
    const { id } = await add('welder', 'jobs', vacancy)
    await staff('PUT', `/Admin/jobs/${id}`, { ...vacancy, slug: 'fitter' }, { version: 1 })
    const fields = { fullName: 'Sara Ali', dob: '1990-01-01', nationality: 'EG', vacancy: 'welder' }
    const sent = await submitApplication(server.app, fields, false)
    const read = await staff('GET', `/Admin/associated-jobs/${sent}`)
    expect(read.json().data).toMatchObject({ vacancyId: 'fitter', vacancyTitle: vacancy.title })
  })

  it('of a vacancy are answered with the present one, and any other with the page', async () => {
    const { id } = await add('welder', 'jobs', vacancy)
    const saved = await staff(
      'PUT',
      `/Admin/jobs/${id}`,
      { ...vacancy, slug: 'fitter' },
      { version: 1 },
    )
    expect([saved.body, saved.statusCode]).toEqual([saved.body, 200])
    const site = await buildApp({
      config: server.config,
      db: await server.openAnother(),
      site: (instance, sources) => registerSite(instance, { ...built, ...sources }),
    })
    try {
      const moved = await site.inject('/Careers?lang=en&vacancy=welder&from=mail')
      expect([moved.statusCode, moved.headers.location, moved.headers['cache-control']]).toEqual([
        301,
        '/Careers?lang=en&vacancy=fitter&from=mail',
        'no-cache',
      ])
      for (const slug of ['fitter', 'unknown']) {
        const page = await site.inject(`/Careers?lang=en&vacancy=${slug}`)
        expect([page.statusCode, page.headers.location], slug).toEqual([200, undefined])
        expect(page.body).toContain('Welder')
      }
    } finally {
      await site.close()
    }
  }, 60_000)
})
