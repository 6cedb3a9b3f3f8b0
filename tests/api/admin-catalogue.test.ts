import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readContentVersion } from '#server/db/content-version.ts'
import { anyDatabase } from '#tests/support/databases.ts'
import { submitApplication } from '#tests/support/sample-submissions.ts'
import { createStaffClient } from '#tests/support/session-client.ts'
import { createTestServer, type TestServer } from '#tests/support/test-server.ts'

/** A record whose fields a test asserts on. */
// oxlint-disable-next-line typescript/no-explicit-any -- as what `json()` gives
type Loose = Record<string, any>

const both = (ar: string, en = '') => ({ ar, en })
const range = { minimum: 1, maximum: 2 }
const bodies = {
  projects: {
    title: both('مشروع', 'New project'),
    slug: '',
    sector: 'energy',
    year: 2024,
    client: both('عميل'),
    location: both('القاهرة'),
    description: both('وصف'),
    challenge: both('التحدي'),
    solution: both('الحل'),
    scope: { ar: ['توريد'], en: [] },
    quantities: { ar: [{ label: 'مراوح', value: '48' }], en: [] },
    pictureId: null,
    gallery: [],
  },
  services: {
    title: both('خدمة', 'New service'),
    slug: '',
    summary: both('ملخص'),
    description: both('وصف'),
    steps: { ar: [{ label: 'حساب', value: 'الأحمال' }], en: [] },
    standards: { ar: [], en: [] },
    engineerName: both(''),
    engineerRole: both(''),
    engineerPhone: '',
    engineerEmail: '',
    pictureId: null,
  },
  products: {
    title: both('منتج', 'New product'),
    slug: '',
    type: 'roof',
    description: both('وصف'),
    airflow: range,
    pressure: range,
    thrust: { minimum: 0, maximum: 0 },
    power: { minimum: '٠٫٧٥', maximum: '1.5' },
    sizes: ['٥٠٠', 400, 400],
    construction: both('غلاف مجلفن'),
    options: { ar: ['كاتم صوت'], en: [] },
    standards: { ar: [], en: [] },
    dataSheetFile: null,
    pictureId: null,
  },
  jobs: {
    title: both('وظيفة', 'New vacancy'),
    slug: '',
    department: both('المصنع'),
    location: both('القاهرة'),
    employment: 'part-time',
    description: both('وصف'),
    requirements: { ar: [], en: [] },
    openSince: '٢٠٢٦-١١-٠١',
  },
}
type Name = keyof typeof bodies
const publicCalls = {
  projects: 'GetAllProjects',
  services: 'GetAllServices',
  products: 'GetAllProducts',
  jobs: 'GetAllJobs',
}

describe.each(anyDatabase)('the catalogue on %s', (kind) => {
  let server: TestServer
  let staff: Awaited<ReturnType<typeof createStaffClient>>
  beforeAll(async () => {
    server = await createTestServer(kind)
    staff = await createStaffClient(server)
  })
  afterAll(() => server.close())

  const shown = async (name: Name) =>
    (await server.app.inject(`/api/Home/${publicCalls[name]}`)).json<{ data: Loose[] }>().data
  const list = async (path: string) =>
    (await staff('GET', `/Admin/${path}`)).json<{ data: { data: Loose[] } }>().data.data
  const read = async (path: string) =>
    (await staff('GET', `/Admin/${path}`)).json<{ data: Loose }>().data
  const idsOf = (records: Loose[]) => records.map((record) => String(record['id']))
  const slugsOf = (records: Loose[]) => records.map((record) => String(record['slug']))
  const add = async (name: string, body: object) => {
    const response = await staff('POST', `/Admin/${name}`, body)
    expect([response.body, response.statusCode]).toEqual([response.body, 201])
    return response.json<{ data: Loose }>().data
  }
  const remove = (name: string, { id, version }: Loose, confirm?: number) =>
    staff(
      'DELETE',
      `/Admin/${name}/${id}${confirm === undefined ? '' : `?confirm=${confirm}`}`,
      undefined,
      { version },
    )
  const problems = async (name: string, body: object) => {
    const response = await staff('POST', `/Admin/${name}`, body)
    expect(response.statusCode).toBe(400)
    return response.json<{ errors: Record<string, string[]> }>().errors
  }

  describe.each(Object.keys(bodies) as Name[])('%s', (name) => {
    it('are on the public site at the next request after each change', async () => {
      const before = await readContentVersion(server.db)
      const { id, slug, version } = await add(name, bodies[name])
      expect((await shown(name)).at(-1)).toMatchObject({ id, slug, title: bodies[name].title.ar })
      const title = both('اسم آخر', 'Other')
      const saved = await staff(
        'PUT',
        `/Admin/${name}/${id}`,
        { ...bodies[name], title },
        { version },
      )
      // An address stays when a title changes.
      expect(saved.json().data).toMatchObject({ slug, title })
      expect((await shown(name)).at(-1)).toMatchObject({ slug, title: 'اسم آخر' })
      const { orderVersion } = (await staff('GET', `/Admin/${name}`)).json().data
      const ids = idsOf(await list(`${name}?pageSize=100`))
      await staff(
        'PUT',
        `/Admin/${name}/order`,
        { ids: ids.toReversed() },
        { version: orderVersion },
      )
      expect(idsOf(await shown(name))).toEqual(ids.toReversed())
      await remove(name, await read(`${name}/${id}`))
      expect(idsOf(await shown(name))).not.toContain(id)
      await staff('POST', `/Admin/${name}/${id}/restore`)
      expect(idsOf(await shown(name))).toContain(id)
      expect(await readContentVersion(server.db)).toBe(before + 5)
    })

    // RECORD-20
    it('get an address from their English title, and no two the same', async () => {
      const title = both('عنوان', 'Café & fans: 50% more!')
      const made = [
        await add(name, { ...bodies[name], title }),
        await add(name, { ...bodies[name], title }),
        await add(name, { ...bodies[name], title: both('بلا إنجليزية') }),
        await add(name, { ...bodies[name], title: both('بلا إنجليزية') }),
      ]
      const word = {
        projects: 'project',
        services: 'service',
        products: 'product',
        jobs: 'vacancy',
      }
      expect(slugsOf(made)).toEqual([
        'cafe-fans-50-more',
        'cafe-fans-50-more-2',
        word[name],
        `${word[name]}-2`,
      ])
    })

    if (name === 'products')
      // SELECT-17
      it('leave the address of the selection to it', async () => {
        const made = await add(name, { ...bodies[name], title: both('اختيار', 'Select') })
        expect(made).toMatchObject({ slug: 'select-2' })
        expect(await problems(name, { ...bodies[name], slug: 'select' })).toEqual({
          slug: ['Another record has this page address'],
        })
      })

    // RECORD-20
    it('take an address that is typed, unless another has it', async () => {
      const typed = await add(name, { ...bodies[name], slug: ' My-Own ' })
      expect(typed).toMatchObject({ slug: 'my-own' })
      expect(await problems(name, { ...bodies[name], slug: 'my-own' })).toEqual({
        slug: ['Another record has this page address'],
      })
      for (const slug of ['a b', 'مراوح', '-a', 'a--b', 'a/b', '../a', 'a.html']) {
        expect(Object.keys(await problems(name, { ...bodies[name], slug }))).toEqual(['slug'])
      }
      const other = await add(name, bodies[name])
      const conflict = await staff(
        'PUT',
        `/Admin/${name}/${other.id}`,
        { ...bodies[name], slug: 'my-own' },
        { version: other.version, language: 'ar' },
      )
      expect(conflict.statusCode).toBe(400)
      expect(conflict.json().errors).toEqual({ slug: ['رابط الصفحة هذا مستخدم في سجل آخر'] })

      // Given away while it was deleted.
      await remove(name, typed)
      await add(name, { ...bodies[name], slug: 'my-own' })
      const back = await staff('POST', `/Admin/${name}/${typed.id}/restore`)
      expect(back.json().data).toMatchObject({ id: typed.id, slug: 'my-own-2' })
    })
  })

  it.each(Object.keys(bodies) as Name[])('%s lead on from every address they had', async (name) => {
    const { id } = await add(name, { ...bodies[name], slug: 'first-address' })
    const addresses = async () => {
      const { slug, formerSlugs } = (await shown(name)).find((one) => one['id'] === id) ?? {}
      return { slug, formerSlugs }
    }
    expect(await addresses()).toEqual({ slug: 'first-address', formerSlugs: [] })
    for (const [version, slug] of ['second-address', 'third-address', ''].entries())
      await staff(
        'PUT',
        `/Admin/${name}/${id}`,
        { ...bodies[name], slug },
        { version: version + 1 },
      )
    const formerSlugs = ['first-address', 'second-address']
    expect(await addresses()).toEqual({ slug: 'third-address', formerSlugs })
  })

  it('takes numbers and days as keyboards of both languages write them', async () => {
    const product = await add('products', bodies.products)
    expect(product).toMatchObject({
      power: { minimum: 0.75, maximum: 1.5 },
      sizes: [400, 500],
      dataSheet: null,
    })
    expect(await add('jobs', bodies.jobs)).toMatchObject({ openSince: '2026-11-01' })
    expect(await add('projects', { ...bodies.projects, year: '٢٠٢٥' })).toMatchObject({
      year: 2025,
    })
  })

  it.each([
    ['products', { airflow: { minimum: 2, maximum: 1 } }, 'airflow.maximum'],
    ['products', { airflow: { minimum: -1, maximum: 1 } }, 'airflow.minimum'],
    ['products', { power: { minimum: 'x', maximum: 1 } }, 'power.minimum'],
    ['products', { power: { minimum: '', maximum: 1 } }, 'power.minimum'],
    ['products', { power: { minimum: 'Infinity', maximum: 1 } }, 'power.minimum'],
    ['products', { sizes: [0] }, 'sizes.0'],
    ['products', { sizes: [1.5] }, 'sizes.0'],
    ['products', { type: 'other' }, 'type'],
    ['products', { dataSheetFile: 'other.pdf' }, 'dataSheetFile'],
    ['products', { dataSheetFile: '../../site.sqlite' }, 'dataSheetFile'],
    ['jobs', { openSince: '2026-02-30' }, 'openSince'],
    ['jobs', { openSince: 'soon' }, 'openSince'],
    ['projects', { year: 1 }, 'year'],
    ['projects', { sector: 'other' }, 'sector'],
    [
      'projects',
      { quantities: { ar: [{ label: '', value: '1' }], en: [] } },
      'quantities.ar.0.label',
    ],
    [
      'projects',
      { gallery: [{ pictureId: '00000000-0000-4000-8000-000000000000', alt: both('') }] },
      'gallery',
    ],
  ] as const)('refuses of %s %j', async (name, wrong, field) => {
    expect(Object.keys(await problems(name, { ...bodies[name], ...wrong }))).toEqual([field])
  })

  it('says of a number that is left out that it is needed', async () => {
    const required = ['This field is required']
    const invalid = ['Please enter a valid number']
    for (const empty of ['', null, undefined])
      expect(await problems('projects', { ...bodies.projects, year: empty })).toEqual({
        year: required,
      })
    expect(await problems('projects', { ...bodies.projects, year: 'x' })).toEqual({ year: invalid })
    const airflow = { minimum: '', maximum: undefined }
    const power = { minimum: 'x', maximum: null }
    expect(await problems('products', { ...bodies.products, airflow, power })).toEqual({
      'airflow.minimum': required,
      'airflow.maximum': required,
      'power.minimum': invalid,
      'power.maximum': required,
    })
  })

  it('shows a gallery with what its pictures show in either language', async () => {
    const [tunnel = {}] = await list('projects?search=tunnel')
    expect(tunnel['gallery']).toMatchObject([
      { alt: { ar: 'النفق', en: 'The tunnel' } },
      { alt: { ar: 'بلا ترجمة', en: '' } },
    ])
    expect(Object.keys(tunnel['pictures'])).toContain(tunnel['gallery'][0].pictureId)
    const [axial = {}] = await list('products?search=axial')
    expect(axial['dataSheet']).toMatchObject({
      name: 'sample.pdf',
      url: `/media/${axial['dataSheetFile']}`,
    })
  })

  it('filters by sector, type, employment and service', async () => {
    const hvac = (await list('services?search=hvac'))[0] ?? {}
    const parts = await list(`associated-services?serviceId=${hvac['id']}`)
    expect(parts.map((part): unknown => part['serviceTitle'])).toEqual([
      hvac['title'],
      hvac['title'],
    ])
    expect(slugsOf(await list('projects?sector=transport'))).toEqual(['tunnel'])
    expect(slugsOf(await list('products?type=axial'))).toEqual(['axial'])
    expect(slugsOf(await list('jobs?employment=full-time'))).toEqual(['engineer'])
  })

  // RECORD-18
  it('deletes a service with its associated services, and brings all of them back', async () => {
    const hvac = (await list('services?search=hvac'))[0] ?? {}
    const parts = await list(`associated-services?serviceId=${hvac['id']}`)
    const [first = {}, second = {}] = parts
    // One that was deleted for itself before stays so.
    await remove('associated-services', second)
    const asked = await remove('services', hvac)
    expect(asked.statusCode).toBe(409)
    expect(asked.json()).toMatchObject({
      code: 'has_dependents',
      data: [
        {
          collection: 'associated-services',
          goAlong: true,
          total: 1,
          titles: [{ ar: 'مجارٍ', en: 'Ducts' }],
        },
      ],
    })
    // One that was told of other dependents than there are is told again.
    expect((await remove('services', hvac, 2)).statusCode).toBe(409)
    expect(slugsOf(await shown('services'))).toContain('hvac')
    expect((await remove('services', hvac, 1)).statusCode).toBe(200)
    expect(slugsOf(await shown('services'))).not.toContain('hvac')
    expect(await list(`associated-services?serviceId=${hvac['id']}`)).toEqual([])
    const alone = await staff('POST', `/Admin/associated-services/${second['id']}/restore`)
    expect(alone.statusCode).toBe(400)
    expect(Object.keys(alone.json().errors)).toEqual(['serviceId'])

    const back = await staff('POST', `/Admin/services/${hvac['id']}/restore`)
    expect(back.statusCode).toBe(200)
    const service = (await shown('services')).find(({ slug }) => slug === 'hvac')
    expect(service?.['associated']).toMatchObject([{ id: first['id'], title: 'مجارٍ' }])
    expect(await read(`associated-services/${first['id']}`)).toEqual({
      ...first,
      version: first['version'] + 1,
      updatedAt: expect.any(String),
    })
    const entries = await server.db
      .selectFrom('audit_entries')
      .select(['action', 'record_version'])
      .where('record_id', '=', first['id'])
      .orderBy('record_version')
      .execute()
    expect(entries).toEqual([
      { action: 'remove', record_version: 1 },
      { action: 'restore', record_version: 2 },
    ])
    const now = await staff('POST', `/Admin/associated-services/${second['id']}/restore`)
    expect(now.statusCode).toBe(200)
    expect(await list(`associated-services?serviceId=${hvac['id']}`)).toHaveLength(2)
  })

  it('keeps a deletion of a service to nothing when someone else has saved it', async () => {
    const hvac = (await list('services?search=hvac'))[0] ?? {}
    const stale = await remove('services', { ...hvac, version: hvac['version'] - 1 })
    expect(stale.statusCode).toBe(412)
    expect(await list(`associated-services?serviceId=${hvac['id']}`)).toHaveLength(2)
  })

  it('shows an associated service below its service at the next request', async () => {
    const [hvac = {}] = await list('services?search=hvac')
    const [alone = {}] = await list('services?search=alone')
    const body = { serviceId: alone['id'], title: both('تابعة'), description: both('وصف') }
    const part = await add('associated-services', body)
    const titlesBelow = async (slug: string) => {
      const service = (await shown('services')).find((record) => record['slug'] === slug)
      return service?.['associated'].map(({ title }: Loose) => String(title)) as string[]
    }
    expect(await titlesBelow('alone')).toEqual(['تابعة'])
    const moved = { ...body, serviceId: hvac['id'] }
    await staff('PUT', `/Admin/associated-services/${part.id}`, moved, { version: 1 })
    expect(await titlesBelow('alone')).toEqual([])
    expect(await titlesBelow('hvac')).toContain('تابعة')
    for (const serviceId of ['', 'x', '00000000-0000-4000-8000-000000000000']) {
      expect(await problems('associated-services', { ...body, serviceId })).toEqual({
        serviceId: ['Please choose a service from the list'],
      })
    }
  })

  it('names the applications for a vacancy before it goes, and ties them to it again', async () => {
    const job = await add('jobs', { ...bodies.jobs, slug: 'short-lived' })
    const applicant = { dob: '1995-02-28', nationality: 'EG', vacancy: 'short-lived' }
    const send = (fullName: string) =>
      submitApplication(server.app, { ...applicant, fullName }, false)
    const ids = [await send('سارة'), await send('هالة')]
    const asked = await remove('jobs', job)
    expect(asked.json()).toMatchObject({
      code: 'has_dependents',
      data: [
        {
          collection: 'associated-jobs',
          goAlong: false,
          total: 2,
          titles: [{ ar: 'سارة' }, { ar: 'هالة' }],
        },
      ],
    })
    expect((await remove('jobs', job, 2)).statusCode).toBe(200)
    const path = `associated-jobs/${ids[0]}`
    expect(await read(path)).toMatchObject({ vacancyId: 'short-lived', vacancyTitle: null })
    await staff('POST', `/Admin/jobs/${job.id}/restore`)
    expect(await read(path)).toMatchObject({ vacancyTitle: bodies.jobs.title })
  })

  // RECORD-18
  it('counts all that hangs on a service, and names the first ten', async () => {
    const service = await add('services', bodies.services)
    const part = { serviceId: service.id, title: both('تابعة'), description: both('وصف') }
    for (let number = 0; number < 11; number++) await add('associated-services', part)
    const [asked] = (await remove('services', service)).json<{ data: Loose[] }>().data
    expect(asked).toMatchObject({ total: 11, titles: Array(10).fill(part.title) })
  })

  // RECORD-22
  it('lets applications follow their vacancy to a new address', async () => {
    const job = await add('jobs', { ...bodies.jobs, slug: 'old-name' })
    const applicant = { fullName: 'سارة', dob: '1995-02-28', nationality: 'EG' }
    const id = await submitApplication(server.app, { ...applicant, vacancy: 'old-name' })
    const body = { ...bodies.jobs, slug: 'new-name' }
    await staff('PUT', `/Admin/jobs/${job.id}`, body, { version: job.version })
    expect(await read(`associated-jobs/${id}`)).toMatchObject({ vacancyId: 'new-name' })
  })
})
