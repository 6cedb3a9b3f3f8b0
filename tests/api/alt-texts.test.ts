import { countDependents } from '#contract/admin/dependents.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { anyDatabase } from '#tests/support/databases.ts'
import { createStaffClient } from '#tests/support/session-client.ts'
import { createTestServer, type TestServer } from '#tests/support/test-server.ts'

interface AdminRecord extends Record<string, unknown> {
  id: string
  version: number
}
type Answered = Awaited<ReturnType<Awaited<ReturnType<typeof createStaffClient>>>>

const both = (ar: string, en = '') => ({ ar, en })
const publicCalls = {
  frames: 'GetAllSlides',
  drivers: 'GetAllDrivers',
  clients: 'GetAllClients',
  projects: 'GetAllProjects',
  services: 'GetAllServices',
  products: 'GetAllProducts',
}
type Name = keyof typeof publicCalls
const names = Object.keys(publicCalls) as Name[]

describe.each(anyDatabase)('what the picture of a record shows, on %s', (kind) => {
  let server: TestServer
  let staff: Awaited<ReturnType<typeof createStaffClient>>
  beforeAll(async () => {
    server = await createTestServer(kind)
    staff = await createStaffClient(server)
  })
  afterAll(() => server.close())

  const recordOf = (answer: Answered) => answer.json<{ data: AdminRecord }>().data
  const first = async (name: Name) => {
    const answer = await staff('GET', `/Admin/${name}?pageSize=1`)
    const [record] = answer.json<{ data: { data: AdminRecord[] } }>().data.data
    if (!record) throw new Error('The collection is empty')
    return record
  }
  /** Saves some fields over what a record holds. */
  const save = (name: Name, record: Partial<AdminRecord>, fields: object) => {
    const { id, version = 0, createdAt, updatedAt, pictures, dataSheet, ...input } = record
    void [createdAt, updatedAt, pictures, dataSheet]
    return staff('PUT', `/Admin/${name}/${id}`, { ...input, ...fields }, { version })
  }
  const shown = async (name: Name, id: string, language: 'ar' | 'en') => {
    const url = `/api/Home/${publicCalls[name]}`
    const answer = await server.app.inject({ url, headers: { 'x-lang': language } })
    const { data } = answer.json<{ data: AdminRecord[] | { data: AdminRecord[] } }>()
    return (Array.isArray(data) ? data : data.data).find((record) => record.id === id)
  }

  // SECTION-8, RECORD-6
  it.each(names)('is stored with one of %s and told in the language asked for', async (name) => {
    const record = await first(name)
    const alt = both('مروحة على سطح', 'A fan on a roof')
    const saved = await save(name, record, { alt })
    expect(saved.statusCode).toBe(200)
    expect(recordOf(saved)).toMatchObject({ alt, pictureId: record['pictureId'] })
    expect(await shown(name, record.id, 'ar')).toMatchObject({ alt: 'مروحة على سطح' })
    const english = await shown(name, record.id, 'en')
    expect(english).toMatchObject({ alt: 'A fan on a roof' })
    expect(english).not.toHaveProperty('fieldLanguages.alt')
  })

  // LANG-10
  it('comes in the other language where it is not translated, and may say nothing', async () => {
    const driver = await first('drivers')
    const arabic = recordOf(await save('drivers', driver, { alt: both('مروحة') }))
    expect(await shown('drivers', driver.id, 'en')).toMatchObject({
      alt: 'مروحة',
      fieldLanguages: { alt: 'ar' },
    })
    expect((await save('drivers', arabic, { alt: both('') })).statusCode).toBe(200)
    expect(await shown('drivers', driver.id, 'en')).toMatchObject({ alt: '' })
  })

  it('stays as it is where it is left out', async () => {
    const client = await first('clients')
    const told = recordOf(await save('clients', client, { alt: both('شعار المطحنة') }))
    const { alt, ...without } = told
    expect(alt).toEqual(both('شعار المطحنة'))
    const kept = recordOf(await save('clients', without, { title: both('المطحنة') }))
    expect(kept).toMatchObject({ title: both('المطحنة'), alt: both('شعار المطحنة') })
  })

  it('is of a record from its beginning, or empty', async () => {
    const body = { title: both('عميل جديد'), pictureId: null }
    const add = async (fields: object) =>
      recordOf(await staff('POST', '/Admin/clients', { ...body, ...fields }))
    expect(await add({})).toMatchObject({ alt: both('') })
    expect(await add({ alt: both('شعار') })).toMatchObject({ alt: both('شعار') })
  })

  it('is held to the rules of a short text', async () => {
    const refused = await save('frames', await first('frames'), { alt: { ar: 'x', en: '' } })
    expect(refused.statusCode).toBe(400)
    expect(Object.keys(refused.json().errors)).toEqual(['alt.ar'])
  })

  it('is part of what the audit trail tells and brings back', async () => {
    const service = await first('services')
    const was = recordOf(await save('services', service, { alt: both('قبل', 'Before') }))
    const now = recordOf(await save('services', was, { alt: both('بعد', 'After') }))
    const { data } = (await staff('GET', `/Admin/audit?recordId=${service.id}`)).json().data
    expect(data[0]).toMatchObject({
      before: { alt: both('قبل', 'Before') },
      after: { alt: both('بعد', 'After') },
    })
    const { version } = now
    const back = await staff('POST', `/Admin/audit/${data[0].id}/restore`, undefined, { version })
    expect(recordOf(back)).toMatchObject({ alt: both('قبل', 'Before') })
    expect(await shown('services', service.id, 'en')).toMatchObject({ alt: 'Before' })
  })

  it('comes back with a deleted record', async () => {
    const product = await first('products')
    const told = recordOf(await save('products', product, { alt: both('مروحة', 'A fan') }))
    const { id, version } = told
    const path = `/Admin/products/${id}`
    const asked = await staff('DELETE', path, undefined, { version })
    const { data } = asked.json()
    const count = data ? countDependents(data) : 0
    await staff('DELETE', `${path}?confirm=${count}`, undefined, { version })
    const back = await staff('POST', `/Admin/products/${id}/restore`)
    expect(recordOf(back)).toMatchObject({ alt: both('مروحة', 'A fan') })
  })
})
