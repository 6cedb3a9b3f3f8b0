import { brotliDecompressSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { databaseKinds } from '#tests/support/databases.ts'
import { createStaffClient } from '#tests/support/session-client.ts'
import { createTestServer, type TestServer } from '#tests/support/test-server.ts'

interface Listed {
  id: string
  order: number
  version: number
  title: { ar: string; en: string }
}

const titles: [ar: string, en: string][] = [
  ['مؤسسة الأهرام', 'Al-Ahram'],
  ['شَرِكَة النّيل', 'Nile 100%'],
  ['مصنع ٢٠٢٥', 'Plant_2025'],
  ['هيئة قناة السويس', 'SUEZ'],
  ['إعمار', 'Emaar'],
]

describe.each(databaseKinds)('admin lists on %s', (kind) => {
  let server: TestServer
  let staff: Awaited<ReturnType<typeof createStaffClient>>
  beforeAll(async () => {
    server = await createTestServer(kind, { empty: true })
    staff = await createStaffClient(server)
    for (const [ar, en] of titles) {
      await staff('POST', '/Admin/clients', { title: { ar, en }, pictureId: null })
    }
  })
  afterAll(() => server.close())

  const list = async (query = '', app = server.app) => {
    const response = await staff('GET', `/Admin/clients${query}`, undefined, { app })
    expect(response.statusCode).toBe(200)
    return response.json<{ data: { data: Listed[]; totalCount: number; orderVersion: number } }>()
      .data
  }
  const search = async (text: string) =>
    (await list(`?search=${encodeURIComponent(text)}`)).data.map(({ title }) => title.en)
  const reorder = (ids: string[], version: number | undefined, app = server.app) =>
    staff(
      'PUT',
      '/Admin/clients/order',
      { ids },
      { ...(version !== undefined && { version }), app },
    )

  it('is compressed for whoever can read that, and nobody keeps it', async () => {
    const whole = await staff('GET', '/Admin/clients?pageSize=25')
    expect(whole.headers['content-encoding']).toBeUndefined()
    const packed = await staff('GET', '/Admin/clients?pageSize=25', undefined, {
      encoding: 'br',
    })
    expect(packed.headers).toMatchObject({ 'content-encoding': 'br', 'cache-control': 'no-store' })
    expect(brotliDecompressSync(packed.rawPayload).toString()).toBe(whole.body)
  })

  // LIST-3
  it.each([
    ['موسسه', ['Al-Ahram']],
    ['الاهرام مؤسسه', ['Al-Ahram']],
    ['شركة', ['Nile 100%']],
    ['شـركه', ['Nile 100%']],
    ['2025', ['Plant_2025']],
    ['۲۰۲۵', ['Plant_2025']],
    ['اعمار', ['Emaar']],
    ['suez', ['SUEZ']],
    ['هييه', ['SUEZ']],
    ['100%', ['Nile 100%']],
    ['%', ['Nile 100%']],
    ['_', ['Plant_2025']],
    ['\\', []],
    ["'; drop table clients; --", []],
    ['nothing like it', []],
    ['\u0000', titles.map(([, en]) => en)],
  ])('finds %j', async (text, found) => {
    expect(await search(text)).toEqual(found)
  })

  // LIST-3
  it('finds what was changed a moment ago, by whomever, and not what it was before', async () => {
    const [record] = (await list('?search=emaar')).data
    const other = await server.openServer()
    const body = { title: { ar: 'إعمار مصر', en: 'Misr' }, pictureId: null }
    const { id = '', version = 0 } = record ?? {}
    await staff('PUT', `/Admin/clients/${id}`, body, { version, app: other })
    expect(await search('emaar')).toEqual([])
    expect(await search('misr')).toEqual(['Misr'])
    await server.db
      .updateTable('clients')
      .set((expression) => ({ title_en: 'Emaar', version: expression('version', '+', 1) }))
      .where('id', '=', id)
      .execute()
    expect(await search('emaar')).toEqual(['Emaar'])
    await staff('DELETE', `/Admin/clients/${id}`, undefined, { version: version + 2 })
    expect(await search('emaar')).toEqual([])
    await staff('POST', `/Admin/clients/${id}/restore`)
    expect(await search('emaar')).toEqual(['Emaar'])
  })

  // LIST-1
  it('pages what it finds', async () => {
    const page = await list('?pageNo=2&pageSize=2')
    expect(page).toMatchObject({ pageNo: 2, pageSize: 2, totalCount: 5 })
    expect(page.data.map(({ title }) => title.en)).toEqual(['Plant_2025', 'SUEZ'])
    expect((await list('?search=n&pageSize=1')).totalCount).toBe(2)
    expect(await list('?search=n&pageSize=1&pageNo=9')).toMatchObject({ data: [], totalCount: 2 })
  })

  // LIST-4
  it('sorts Arabic titles as they are read', async () => {
    const sorted = (await list('?sort=title')).data.map(({ title }) => title.ar)
    expect(sorted).toEqual([
      'إعمار مصر',
      'شَرِكَة النّيل',
      'مصنع ٢٠٢٥',
      'مؤسسة الأهرام',
      'هيئة قناة السويس',
    ])
    expect((await list('?sort=-title')).data.map(({ title }) => title.ar)).toEqual(
      sorted.toReversed(),
    )
  })

  // LIST-4
  it('sorts the numbers in titles by their size, in either script', async () => {
    for (const ar of ['مروحة 20', 'مروحة 2', 'مروحة ١٩', 'مروحة 17', 'مروحة 0.75', 'مروحة 9 ب']) {
      const body = { title: { ar, en: '' }, description: { ar: 'وصف', en: '' }, pictureId: null }
      expect((await staff('POST', '/Admin/drivers', body)).statusCode).toBe(201)
    }
    const sorted = async (sort: string) =>
      (await staff('GET', `/Admin/drivers?sort=${sort}`))
        .json<{ data: { data: Listed[] } }>()
        .data.data.map(({ title }) => title.ar.slice('مروحة '.length))
    const bySize = ['0.75', '2', '9 ب', '17', '١٩', '20']
    expect(await sorted('title')).toEqual(bySize)
    expect(await sorted('-title')).toEqual(bySize.toReversed())
  })

  it('filters by what the collection names', async () => {
    for (const type of ['core-values', 'client-care', 'client-care']) {
      const text = { ar: 'نص', en: '' }
      const body = { title: text, description: text, type, items: { ar: [], en: [] } }
      expect((await staff('POST', '/Admin/cards-statistics', body)).statusCode).toBe(201)
    }
    const care = (await staff('GET', '/Admin/cards-statistics?type=client-care')).json().data
    expect(care.totalCount).toBe(2)
    const wrong = await staff('GET', '/Admin/cards-statistics?type=other')
    expect(wrong.json()).toMatchObject({ code: 'invalid_query' })
    expect((await staff('GET', '/Admin/clients?type=client-care')).statusCode).toBe(400)
  })

  // LIST-3
  it('finds a name, a number and a plural however they are written', async () => {
    const title = { ar: 'مراوح عبد الله، 48,000 م³/س', en: '' }
    const body = { title, description: title, type: 'client-care', items: { ar: [], en: [] } }
    await staff('POST', '/Admin/cards-statistics', body)
    for (const typed of ['عبدالله', '٤٨٬٠٠٠', '48000', 'المروحة', 'نفق']) {
      const address = `/Admin/cards-statistics?search=${encodeURIComponent(typed)}`
      const found = (await staff('GET', address)).json().data.totalCount
      expect([typed, found]).toEqual([typed, typed === 'نفق' ? 0 : 1])
    }
  })

  describe('in a new order', () => {
    // LIST-8, RECORD-13
    it('need the version of the order', async () => {
      const { data, orderVersion } = await list()
      const ids = data.map(({ id }) => id).toReversed()
      expect((await reorder(ids, undefined)).statusCode).toBe(428)
      const stale = await reorder(ids, orderVersion - 1)
      expect(stale.statusCode).toBe(412)
      expect(stale.json().data).toEqual({ ids: ids.toReversed(), orderVersion })
      const done = await reorder(ids, orderVersion)
      expect(done.statusCode).toBe(200)
      expect(done.json().data).toEqual({ ids, orderVersion: orderVersion + 1 })
      const after = await list()
      expect(after.data.map(({ id }) => id)).toEqual(ids)
      expect(after.data.map(({ order }) => order)).toEqual([1, 2, 3, 4, 5])
      expect(after.orderVersion).toBe(orderVersion + 1)
      const { data: shown } = (await server.app.inject('/api/Home/GetAllClients')).json()
      expect(shown.data.map(({ id }: { id: string }) => id)).toEqual(ids)
    })

    it('keep the others where they are when only some move', async () => {
      const { data, orderVersion } = await list()
      const [a = '', b = '', c = '', d = '', e = ''] = data.map(({ id }) => id)
      const done = await reorder([d, b], orderVersion)
      expect(done.json().data.ids).toEqual([a, d, c, b, e])
    })

    // LIST-8
    it('tell an editor who holds the old order', async () => {
      const { data, orderVersion } = await list()
      const [a, b] = data
      await reorder([b?.id ?? '', a?.id ?? ''], orderVersion)
      const body = { title: a?.title, pictureId: null, order: a?.order }
      const version = a?.version ?? 0
      const stale = await staff('PUT', `/Admin/clients/${a?.id}`, body, { version })
      expect(stale.statusCode).toBe(412)
    })

    it('change when a record comes, goes or gets another place by its form', async () => {
      const { orderVersion, data } = await list()
      const body = { title: { ar: 'مؤقت', en: '' }, pictureId: null }
      const { id, version } = (await staff('POST', '/Admin/clients', body)).json().data
      const ids = data.map((record) => record.id)
      expect((await reorder(ids, orderVersion)).statusCode).toBe(412)
      const moved = { ...body, order: 0 }
      await staff('PUT', `/Admin/clients/${id}`, moved, { version })
      expect((await reorder(ids, orderVersion + 1)).statusCode).toBe(412)
      await staff('DELETE', `/Admin/clients/${id}`, undefined, { version: version + 1 })
      expect((await list()).orderVersion).toBe(orderVersion + 3)
    })

    // LIST-8
    it('let one of those win who reorder at once', async () => {
      const other = await server.openServer()
      const { data, orderVersion } = await list()
      const ids = data.map(({ id }) => id)
      const responses = await Promise.all(
        [ids, ids.toReversed(), ids, ids.toReversed()].map((order, index) =>
          reorder(order, orderVersion, index % 2 ? other : server.app),
        ),
      )
      expect(responses.map((response) => response.statusCode).toSorted()).toEqual([
        200, 412, 412, 412,
      ])
    })

    it.each([[[]], [['x']], [['00000000-0000-4000-8000-000000000000']], [[[]]]])(
      'refuse the ids %j',
      async (ids) => {
        const { orderVersion } = await list()
        const response = await staff(
          'PUT',
          '/Admin/clients/order',
          { ids },
          { version: orderVersion },
        )
        expect(response.statusCode).toBe(400)
      },
    )

    it('refuse a record named twice', async () => {
      const { data, orderVersion } = await list()
      const id = data[0]?.id ?? ''
      expect((await reorder([id, id], orderVersion)).statusCode).toBe(400)
    })
  })
})
