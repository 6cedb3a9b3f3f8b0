import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { anyDatabase } from '#tests/support/databases.ts'
import { createStaffClient } from '#tests/support/session-client.ts'
import { createTestServer, type TestServer } from '#tests/support/test-server.ts'

/** A record whose fields a test asserts on. */
// oxlint-disable-next-line typescript/no-explicit-any -- as what `json()` gives
type Loose = Record<string, any>

const nowhere = '00000000-0000-4000-8000-000000000000'

// LINK-1, LINK-2, LINK-3
describe.each(anyDatabase)('the records of projects on %s', (kind) => {
  let server: TestServer
  let staff: Awaited<ReturnType<typeof createStaffClient>>
  beforeAll(async () => {
    server = await createTestServer(kind)
    staff = await createStaffClient(server)
  })
  afterAll(() => server.close())

  const shown = async (call: string, slug: string, language = 'ar') => {
    const headers = { 'x-lang': language }
    const answer = await server.app.inject({ url: `/api/Home/${call}`, headers })
    const records = answer.json<{ data: Loose[] }>().data
    return records.find((record) => record['slug'] === slug) ?? {}
  }
  const list = async (path: string) =>
    (await staff('GET', `/Admin/${path}`)).json<{ data: { data: Loose[] } }>().data.data
  const stored = async () => {
    const [project = {}] = await list('projects?search=tunnel')
    return project
  }
  const save = (
    { id, version, createdAt, updatedAt, pictures, ...fields }: Loose,
    changes: object,
  ) => staff('PUT', `/Admin/projects/${id}`, { ...fields, ...changes }, { version })
  const remove = ({ id, version }: Loose, confirm?: number) =>
    staff(
      'DELETE',
      `/Admin/products/${id}${confirm === undefined ? '' : `?confirm=${confirm}`}`,
      undefined,
      { version },
    )
  const brief = (links: Loose[]) => links.map(({ slug, count }): unknown[] => [slug, count])

  // SIZE-6
  it('shows a certificate with the products that it names, in the language that was asked for', async () => {
    const answer = await server.app.inject({
      url: '/api/Home/GetAllCertificates',
      headers: { 'x-lang': 'en' },
    })
    const [certificate] = answer.json<{ data: Loose[] }>().data
    expect(certificate?.['products']).toEqual([expect.objectContaining({ slug: 'roof', count: 0 })])
    expect(Object.keys(certificate?.['products'][0]).sort()).toEqual([
      'count',
      'formerSlugs',
      'id',
      'slug',
      'title',
    ])
  })

  it('shows a project with its products and services, and each of them with its projects', async () => {
    const project = await shown('GetAllProjects', 'tunnel')
    expect(brief(project['products'])).toEqual([
      ['roof', 48],
      ['axial', 0],
    ])
    expect(project['products'][0]).toMatchObject({
      title: 'أسطح',
      airflow: { minimum: 600, maximum: 38_000 },
      picture: { color: expect.any(String) },
    })
    // A link is a few fields of a record, and nothing that is added to it.
    expect(project['products'][0]).not.toHaveProperty('construction')
    expect(project['products'][0]).not.toHaveProperty('projects')
    expect(brief(project['services'])).toEqual([['alone', 0]])

    const product = await shown('GetAllProducts', 'roof', 'en')
    expect(product['projects']).toMatchObject([
      { slug: 'tunnel', title: 'Tunnel', location: 'Cairo', year: 2025, count: 48 },
    ])
    expect(brief((await shown('GetAllServices', 'alone'))['projects'])).toEqual([['tunnel', 0]])
    expect((await shown('GetAllServices', 'hvac'))['projects']).toEqual([])
  })

  it('keeps the order that staff give, once each, and what is left out', async () => {
    const project = await stored()
    const [roof, axial] = project['productIds'] as Loose[]
    const changed = await save(project, {
      productIds: [{ id: axial?.['id'], count: '٦' }, roof, { id: axial?.['id'], count: 1 }],
    })
    expect(changed.statusCode).toBe(200)
    expect(brief((await shown('GetAllProjects', 'tunnel'))['products'])).toEqual([
      ['axial', 6],
      ['roof', 48],
    ])
    const { productIds, serviceIds, ...older } = await stored()
    expect((await save(older, {})).statusCode).toBe(200)
    expect(await stored()).toMatchObject({ productIds, serviceIds })
  })

  it.each([
    [
      'a record that is not there',
      [{ id: nowhere, count: 1 }],
      'This record was deleted or does not exist. Remove it from the list',
    ],
    ['a count that is none', [{ id: nowhere, count: -1 }], undefined],
    ['more than there may be', Array(21).fill({ id: nowhere, count: 0 }), undefined],
    ['no ids', ['roof'], undefined],
  ])('refuses %s', async (_what, productIds: unknown, message) => {
    // Of what is named twice the first counts: these are 21 different ones.
    const all = Array.isArray(productIds) && productIds.length > 20 ? manyIds() : productIds
    const refused = await save(await stored(), { productIds: all })
    expect(refused.statusCode).toBe(400)
    const { errors } = refused.json<{ errors: Record<string, string[]> }>()
    expect(Object.keys(errors).join()).toMatch(/^productIds/)
    if (message) expect(errors).toEqual({ productIds: [message] })
  })

  // RECORD-18
  it('names the projects that use a product before it goes, and ties them to it again', async () => {
    const [roof = {}] = await list('products?search=roof')
    const asked = await remove(roof)
    expect(asked.statusCode).toBe(409)
    expect(asked.json()).toMatchObject({
      code: 'has_dependents',
      data: [
        { collection: 'projects', goAlong: false, total: 1, titles: [{ ar: 'نفق', en: 'Tunnel' }] },
      ],
    })
    expect((await remove(roof, 1)).statusCode).toBe(200)
    expect(brief((await shown('GetAllProjects', 'tunnel'))['products'])).toEqual([['axial', 6]])
    // The project can still be saved, and names it all along.
    expect((await save(await stored(), { year: 2024 })).statusCode).toBe(200)

    expect((await staff('POST', `/Admin/products/${roof['id']}/restore`)).statusCode).toBe(200)
    expect(brief((await shown('GetAllProjects', 'tunnel'))['products'])).toEqual([
      ['axial', 6],
      ['roof', 48],
    ])
    expect((await shown('GetAllProducts', 'roof'))['projects']).toMatchObject([{ year: 2024 }])
  })

  it('takes a deleted project from its products, and brings it back to them', async () => {
    const project = await stored()
    const { id, version } = project
    await staff('DELETE', `/Admin/projects/${id}`, undefined, { version })
    expect((await shown('GetAllProducts', 'axial'))['projects']).toEqual([])
    await staff('POST', `/Admin/projects/${id}/restore`)
    expect(brief((await shown('GetAllProducts', 'axial'))['projects'])).toEqual([['tunnel', 6]])
  })

  const manyIds = () =>
    Array.from({ length: 21 }, (_, at) => ({
      id: `${nowhere.slice(0, -2)}${String(at).padStart(2, '0')}`,
      count: 0,
    }))
})
