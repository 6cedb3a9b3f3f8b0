import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { z } from 'zod/mini'
import { endpointsOf } from '#contract/admin/endpoints.ts'
import { readContentVersion } from '#server/db/content-version.ts'
import { collections } from '#contract/collections/collections.ts'
import { stores } from '#server/features/admin/stores.ts'
import { anyDatabase } from '#tests/support/databases.ts'
import { submitApplication, submitVendor } from '#tests/support/sample-submissions.ts'
import { account, createStaffClient } from '#tests/support/session-client.ts'
import { createTestServer, type TestServer } from '#tests/support/test-server.ts'

/** A record whose fields a test asserts on. */
// oxlint-disable-next-line typescript/no-explicit-any -- as what `json()` gives
type Loose = Record<string, any>
interface Listed {
  data: { data: Loose[] }
}

function missing(): never {
  throw new Error('The collection is empty')
}

type Staff = Awaited<ReturnType<typeof createStaffClient>>

const message = {
  name: 'سارة',
  email: 'sara@example.com',
  phone_number: '01012345678',
  message_content: 'نريد عرض سعر',
  topic: 'quotation',
  language: 'ar',
  status: 'new',
  notes: '',
  reference: 'AB12CD34',
}

describe.each(anyDatabase)('admin records on %s', (kind) => {
  let server: TestServer
  let staff: Staff
  beforeAll(async () => {
    server = await createTestServer(kind)
    staff = await createStaffClient(server)
    const now = new Date().toISOString()
    await server.db
      .insertInto('messages')
      .values({
        ...message,
        id: '11111111-1111-4111-8111-111111111111',
        version: 1,
        created_at: now,
        updated_at: now,
      })
      .execute()
    await submitApplication(server.app, { fullName: 'سارة', dob: '1995-02-28', nationality: 'EG' })
    await submitVendor(server.app)
    await staff('POST', '/Admin/labels', { title: { ar: 'عاجل', en: 'Urgent' }, color: 'red' })
    const periods = Object.keys(collections.retention.fields).map((field) => [field, 24])
    await staff('POST', '/Admin/retention', Object.fromEntries(periods))
    const text = { ar: 'شكرًا {name}', en: 'Thank you, {name}' }
    await staff('POST', '/Admin/reply-templates', {
      title: { ar: 'شكر', en: 'Thanks' },
      subject: text,
      body: text,
    })
    const project = await first('projects')
    const input = { ...inputOf('projects', project), slug: `${project.slug}-once-more` }
    await staff('PUT', `/Admin/projects/${project.id}`, input, { version: project.version })
  })
  beforeEach(async () => {
    await server.db.deleteFrom('audit_entries').execute()
  })
  afterAll(() => server.close())

  const first = async (collection: string, query = '') =>
    (await staff('GET', `/Admin/${collection}${query}`)).json<Listed>().data.data[0] ?? missing()
  const driver = (title: string, en = '') => ({
    title: { ar: title, en },
    description: { ar: 'وصف السائق', en: '' },
    pictureId: null,
  })
  const addDriver = async (title: string) =>
    (await staff('POST', '/Admin/drivers', driver(title))).json<{ data: Loose }>().data
  const publicTitles = async (): Promise<string[]> => {
    const response = await server.app.inject('/api/Home/GetAllDrivers')
    return response.json<{ data: { title: string }[] }>().data.map(({ title }) => title)
  }
  const audited = async () => {
    const entries = await server.db.selectFrom('audit_entries').selectAll().execute()
    return entries.map(({ before, after, ...entry }) => ({
      ...entry,
      before: JSON.parse(before),
      after: JSON.parse(after),
    }))
  }
  /** Picks the fields of a record that PUT takes. */
  const inputOf = (name: string, record: Record<string, unknown>) => {
    const fields = stores.find((store) => store.collection.name === name)?.collection.fields ?? {}
    return Object.fromEntries(Object.keys(fields).map((field) => [field, record[field]]))
  }

  // RECORD-28
  it('a service of an earlier version of the back office has nothing where it knew nothing', async () => {
    const text = { ar: 'صيانة المراوح', en: 'Fan maintenance' }
    const asBefore = { title: text, slug: '', summary: text, description: text, pictureId: null }
    const made = await staff('POST', '/Admin/services', asBefore)
    expect(made.statusCode, made.body).toBe(201)
    const { data } = made.json<{ data: Loose }>()
    expect(data).toMatchObject({
      steps: { ar: [], en: [] },
      standards: { ar: [], en: [] },
      engineerName: { ar: '', en: '' },
      engineerPhone: '',
      engineerEmail: '',
    })
    const known = { steps: { ar: [{ label: 'الفحص', value: 'يومان' }], en: [] } }
    const path = `/Admin/services/${data.id}`
    await staff('PUT', path, { ...inputOf('services', data), ...known }, { version: 1 })
    const later = await staff('PUT', path, { ...asBefore, slug: data.slug }, { version: 2 })
    expect(later.json().data).toMatchObject(known)
    await staff('DELETE', path, undefined, { version: 3 })
  })

  describe.each(stores.map((store) => [store.collection.name, store] as const))(
    'of %s',
    (name, store) => {
      const calls = endpointsOf(store.collection)

      it('are listed and read in the shape of the contract', async () => {
        const response = await staff('GET', `/Admin/${name}`)
        expect(response.statusCode).toBe(200)
        const { data } = z.parse(calls.list.output, response.json())
        expect(data).toMatchObject({ pageNo: 1, pageSize: 10 })
        expect(data.data.length).toBeGreaterThan(0)
        const [record] = response.json().data.data
        const one = await staff('GET', `/Admin/${name}/${record.id}`)
        expect(one.statusCode).toBe(200)
        expect(one.json().data).toEqual(record)
        expect(one.headers.etag).toBe(`"${record.version}"`)
      })

      it.each([...store.collection.description.sorts])(
        'are sorted by %s, both ways',
        async (sort) => {
          const other = sort.startsWith('-') ? sort.slice(1) : `-${sort}`
          expect((await staff('GET', `/Admin/${name}?sort=${sort}`)).statusCode).toBe(200)
          expect((await staff('GET', `/Admin/${name}?sort=${other}`)).statusCode).toBe(200)
        },
      )

      // API-5, LIST-2
      it.each(['sort=password_hash', 'sort=id', 'password_hash=x', '__proto__=x', 'sort=order;--'])(
        'are not listed by %s',
        async (query) => {
          const response = await staff('GET', `/Admin/${name}?${query}`)
          expect(response.statusCode).toBe(400)
          expect(response.json().code).toBe('invalid_query')
        },
      )

      // A collection without fields is written by the server alone.
      if (Object.keys(store.collection.fields).length === 0)
        // RECORD-23
        it('are not changed by hand', async () => {
          const { id, version } = await first(name)
          const response = await staff('PUT', `/Admin/${name}/${id}`, {}, { version })
          expect(response.statusCode).toBe(404)
        })
      else {
        it('are saved as they are, at a new version', async () => {
          const record = await first(name)
          const input = inputOf(name, record)
          const path = `/Admin/${name}/${record.id}`
          const saved = await staff('PUT', path, input, { version: record.version })
          expect(saved.json()).toEqual({
            data: {
              ...record,
              version: record.version + 1,
              updatedAt: expect.any(String),
            },
          })
          expect((await audited()).map(({ before, after }) => ({ before, after }))).toEqual([
            { before: {}, after: {} },
          ])
        })

        // RECORD-28
        it('keep what a save leaves out, where it may be empty', async () => {
          const record = await first(name)
          const given = Object.entries(inputOf(name, record)).filter(([field]) => {
            const { input } = store.collection.fields[field] ?? missing()
            return !z.safeParse(input, undefined).success
          })
          const body = Object.fromEntries(given)
          const path = `/Admin/${name}/${record.id}`
          const saved = await staff('PUT', path, body, { version: record.version })
          expect(saved.json()).toEqual({
            data: { ...record, version: record.version + 1, updatedAt: expect.any(String) },
          })
        })

        // API-5, RECORD-7
        it('take no field that is not theirs', async () => {
          const record = await first(name)
          const path = `/Admin/${name}/${record.id}`
          for (const extra of [
            { id: 'x' },
            { version: 9 },
            { createdAt: 'x' },
            { picture_id: 'x' },
          ]) {
            const body = { ...inputOf(name, record), ...extra }
            const response = await staff('PUT', path, body, { version: record.version })
            expect(response.statusCode).toBe(400)
            expect(Object.keys(response.json().errors)).toEqual(Object.keys(extra))
          }
          expect((await first(name)).version).toBe(record.version)
        })

        // RECORD-13
        it('need the version that a change is based on', async () => {
          const record = await first(name)
          const path = `/Admin/${name}/${record.id}`
          const body = inputOf(name, record)
          const missing = await staff('PUT', path, body)
          expect(missing.statusCode).toBe(428)
          expect(missing.json().code).toBe('version_required')
          for (const version of [record.version + 1, '"0"', '*', 'nonsense']) {
            const stale = await staff('PUT', path, body, { version })
            expect(stale.statusCode).toBe(412)
            expect(stale.json()).toMatchObject({ code: 'stale', data: record })
          }
          const marked = await staff('PUT', path, body, { version: `W/"${record.version}"` })
          expect(marked.statusCode).toBe(200)
        })
      }

      it('are not found by what is no id of theirs', async () => {
        for (const id of ['00000000-0000-4000-8000-000000000000', 'x', '%00', "'--"]) {
          const response = await staff('GET', `/Admin/${name}/${id}`)
          expect(response.statusCode).toBe(404)
        }
      })
    },
  )

  // AUDIT-1, RECORD-11
  it('show a change to visitors at once, and say who made it', async () => {
    const before = await readContentVersion(server.db)
    const added = await staff('POST', '/Admin/drivers', driver('جديد', 'New'))
    expect(added.statusCode).toBe(201)
    const record = added.json().data
    expect(record).toMatchObject({ version: 1, order: 3, pictures: {}, pictureId: null })
    expect(await publicTitles()).toContain('جديد')
    expect(await readContentVersion(server.db)).toBe(before + 1)

    const input = { ...inputOf('drivers', record), title: { ar: 'معدّل', en: 'New' } }
    await staff('PUT', `/Admin/drivers/${record.id}`, input, { version: 1 })
    expect(await publicTitles()).toContain('معدّل')
    const gone = await staff('DELETE', `/Admin/drivers/${record.id}`, undefined, { version: 2 })
    expect(gone.json()).toEqual({ data: { id: record.id } })
    expect(await publicTitles()).not.toContain('معدّل')

    const entries = await audited()
    expect(entries.map(({ action }) => action)).toEqual(
      expect.arrayContaining(['create', 'save', 'remove']),
    )
    for (const entry of entries) {
      expect(entry).toMatchObject({
        collection: 'drivers',
        record_id: record.id,
        user_email: account.email,
      })
      expect(Math.abs(Date.parse(entry.at) - Date.now())).toBeLessThan(60_000)
    }
    expect(entries.find(({ action }) => action === 'save')).toMatchObject({
      before: { title: { ar: 'جديد', en: 'New' } },
      after: { title: { ar: 'معدّل', en: 'New' } },
    })
    expect(Object.keys(entries.find(({ action }) => action === 'save')?.after ?? {})).toEqual([
      'title',
    ])
  })

  // RECORD-17
  it('come back as they were after they were deleted, once', async () => {
    const record = await first('frames', '?sort=-order')
    const path = `/Admin/frames/${record.id}`
    expect((await staff('DELETE', path)).statusCode).toBe(428)
    const stale = await staff('DELETE', path, undefined, { version: 99 })
    expect(stale.statusCode).toBe(412)
    expect(stale.json().data).toEqual(record)
    expect((await staff('POST', `${path}/restore`)).statusCode).toBe(404)

    await staff('DELETE', path, undefined, { version: record.version })
    expect((await staff('GET', path)).statusCode).toBe(404)
    const again = await staff('DELETE', path, undefined, { version: record.version })
    expect(again.statusCode).toBe(404)
    const back = await staff('POST', `${path}/restore`)
    expect(back.statusCode).toBe(200)
    expect(back.json().data).toEqual({
      ...record,
      version: record.version + 1,
      updatedAt: expect.any(String),
    })
    expect((await staff('POST', `${path}/restore`)).statusCode).toBe(404)
    expect((await audited()).map(({ action }) => action)).toEqual(
      expect.arrayContaining(['remove', 'restore']),
    )
  })

  // RECORD-14
  it('let one of two editors win, at two servers', async () => {
    const record = await addDriver('سباق')
    const other = await server.openServer()
    for (let version = 1; version <= 4; version++) {
      const responses = await Promise.all(
        [server.app, other, server.app, other].map((app, index) =>
          staff('PUT', `/Admin/drivers/${record.id}`, driver(`محرر ${index}`), { version, app }),
        ),
      )
      const winners = responses.filter((response) => response.statusCode === 200)
      expect(winners).toHaveLength(1)
      for (const loser of responses.filter((response) => response.statusCode !== 200)) {
        expect(loser.statusCode).toBe(412)
        expect(loser.json().data).toEqual(winners[0]?.json().data)
      }
    }
  })

  it('let a save or a removal win, never both', async () => {
    const other = await server.openServer()
    const id = '11111111-1111-4111-8111-111111111111'
    for (let round = 0; round < 4; round++) {
      const path = `/Admin/messages/${id}`
      const { version } = (await staff('GET', path)).json().data
      const [saved, removed] = await Promise.all([
        staff('PUT', path, { status: 'open', notes: `جولة ${round}` }, { version }),
        staff('DELETE', path, undefined, { version, app: other }),
      ])
      const codes = [saved.statusCode, removed.statusCode]
      expect([
        [200, 412],
        [412, 200],
        [404, 200],
      ]).toContainEqual(codes)
      if (removed.statusCode === 200) {
        expect((await staff('POST', `${path}/restore`)).statusCode).toBe(200)
      }
    }
  })

  const title = { ar: 'عنوان', en: '' }
  const description = { ar: 'وصف', en: '' }
  // RECORD-1, RECORD-2
  it.each([
    ['title.ar', { title: { ar: '  ', en: '' } }, 'العنوان مطلوب', 'Title is required'],
    [
      'title.ar',
      { title: { ar: 'ع', en: '' } },
      'يجب ألا يقل العنوان عن حرفين',
      'Title must be at least 2 characters long',
    ],
    [
      'title.en',
      { title: { ar: 'عنوان', en: 'F' } },
      'يجب ألا يقل العنوان عن حرفين',
      'Title must be at least 2 characters long',
    ],
    ['description.ar', { description: { en: 'x' } }, 'الوصف مطلوب', 'Description is required'],
    [
      'description.en',
      { description: { ar: 'وصف', en: 'x' } },
      'يجب ألا يقل الوصف عن حرفين',
      'Description must be at least 2 characters long',
    ],
    ['order', { order: 'first' }, 'يجب أن يكون الترتيب رقمًا', 'Order must be a number'],
    ['order', { order: 1.5 }, 'يجب أن يكون الترتيب رقمًا', 'Order must be a number'],
    ['order', { order: null }, 'يجب أن يكون الترتيب رقمًا', 'Order must be a number'],
    [
      'order',
      { order: -1 },
      'يجب ألا يكون الترتيب رقمًا سالبًا',
      'Order must be a non-negative number',
    ],
    [
      'pictureId',
      { pictureId: '00000000-0000-4000-8000-000000000000' },
      'هذه الصورة غير موجودة',
      'This picture does not exist',
    ],
  ])('refuse %s as in %j', async (field, wrong, arabic, english) => {
    const body = { title, description, pictureId: null, ...wrong }
    const before = await readContentVersion(server.db)
    for (const [language, text] of [
      ['ar', arabic],
      ['en', english],
    ] as const) {
      const response = await staff('POST', '/Admin/drivers', body, { language })
      expect(response.statusCode).toBe(400)
      expect(response.json()).toMatchObject({ code: 'invalid_input' })
      expect(response.json().errors[field]).toEqual([text])
    }
    expect(await readContentVersion(server.db)).toBe(before)
  })

  it.each([
    ['clients', 'title', 'ar', 'الاسم مطلوب'],
    ['clients', 'title', 'en', 'Name is required'],
    ['branches', 'name', 'en', 'Name is required'],
  ] as const)('of %s ask for the %s by its label in %s', async (list, field, language, text) => {
    const body = { [field]: { ar: '', en: '' } }
    const response = await staff('POST', `/Admin/${list}`, body, { language })
    expect(response.json().errors[`${field}.ar`]).toEqual([text])
  })

  // RECORD-7, SAFE-7
  it('keep texts as texts: trimmed, without control characters, and digits of either keyboard', async () => {
    const body = {
      title: { ar: ' <b>مراوح</b>\u0000 ', en: ' Fans ' },
      description,
      pictureId: null,
      order: '٧',
    }
    const response = await staff('POST', '/Admin/drivers', body)
    expect(response.json().data).toMatchObject({
      title: { ar: '<b>مراوح</b>', en: 'Fans' },
      order: 7,
    })
  })

  // RECORD-7
  it.each(['javascript:alert(1)', '//evil.example', 'data:text/html,x', 'ftp://x.example'])(
    'refuse the link %s',
    async (url) => {
      const record = await first('frames')
      const body = { ...inputOf('frames', record), url }
      const { version } = record
      const response = await staff('PUT', `/Admin/frames/${record.id}`, body, { version })
      expect(Object.keys(response.json().errors)).toEqual(['url'])
    },
  )

  it('show the pictures that they name', async () => {
    const frame = await first('frames')
    expect(frame.pictures[frame.pictureId]).toMatchObject({ width: 2, height: 1, widths: [1, 2] })
    const about = await first('about')
    expect(about.images).toHaveLength(2)
    for (const image of about.images) expect(about.pictures).toHaveProperty(image.pictureId)
  })

  // RECORD-4
  it('of a single kind are added only where there is none', async () => {
    const record = await first('statistics')
    const input = inputOf('statistics', record)
    const refused = await staff('POST', '/Admin/statistics', input)
    expect(refused.statusCode).toBe(409)
    expect(refused.json().code).toBe('already_exists')
    await server.db.deleteFrom('numbers').execute()
    const both = await Promise.all([1, 2].map(() => staff('POST', '/Admin/statistics', input)))
    expect(both.map((response) => response.statusCode).toSorted()).toEqual([201, 409])
    const remove = await staff('DELETE', `/Admin/statistics/${record.id}`, undefined, {
      version: 1,
    })
    expect(remove.statusCode).toBe(404)
    const tooMany = { ...input, customerSatisfaction: 101 }
    const { id, version } = await first('statistics')
    const wrong = await staff('PUT', `/Admin/statistics/${id}`, tooMany, { version })
    expect(wrong.json().errors).toEqual({ customerSatisfaction: ['The number is too large'] })
  })

  // RECORD-19
  it('let one branch be the default', async () => {
    const { data } = (await staff('GET', '/Admin/branches')).json().data
    const other = data.find((branch: { isDefault: boolean }) => !branch.isDefault)
    const body = { ...inputOf('branches', other), isDefault: true }
    const { id, version } = other
    expect((await staff('PUT', `/Admin/branches/${id}`, body, { version })).statusCode).toBe(200)
    const after = (await staff('GET', '/Admin/branches')).json().data.data
    const defaults = after.filter((branch: { isDefault: boolean }) => branch.isDefault)
    expect(defaults.map((branch: { id: string }) => branch.id)).toEqual([id])
  })

  // RECORD-19
  it('of the default branch stay it, and stay, until another one is the default', async () => {
    const { data } = (await staff('GET', '/Admin/branches')).json().data
    const [old, next] = [true, false].map((is) =>
      (data as Loose[]).find((branch) => branch['isDefault'] === is),
    )
    if (!old || !next) return missing()
    const remove = ({ id, version }: Loose, language: string) =>
      staff('DELETE', `/Admin/branches/${id}`, undefined, { version, language })
    const make = ({ id, version, ...branch }: Loose, isDefault: boolean) =>
      staff(
        'PUT',
        `/Admin/branches/${id}`,
        { ...inputOf('branches', branch), isDefault },
        { version },
      )
    for (const [language, message] of [
      ['ar', 'لا يمكن حذف الفرع الافتراضي. اجعل فرعًا آخر هو الافتراضي أولًا.'],
      ['en', 'The default branch cannot be deleted. Make another branch the default first.'],
    ] as const) {
      const refused = await remove(old, language)
      expect(refused.statusCode).toBe(409)
      expect(refused.json()).toEqual({ code: 'default_branch', message })
    }
    const unmarked = await make(old, false)
    expect(unmarked.statusCode).toBe(400)
    expect(unmarked.json().errors).toEqual({
      isDefault: ['To take this choice back, make another branch the default'],
    })
    expect((await make(next, true)).statusCode).toBe(200)
    const { id, version } = old
    expect((await remove({ id, version: version + 1 }, 'en')).statusCode).toBe(200)
    const back = await staff('POST', `/Admin/branches/${id}/restore`)
    expect(back.json().data).toMatchObject({ isDefault: false })
  })

  // RECORD-5
  it.each([
    ['ar', 'يرجى اختيار صورة', 'هذا الحقل مطلوب'],
    ['en', 'Please choose a picture', 'This field is required'],
  ] as const)(
    'need what visitors are shown of them, said in %s',
    async (language, picture, text) => {
      const frame = { ...inputOf('frames', await first('frames')), order: undefined }
      for (const pictureId of [null, undefined]) {
        const refused = await staff('POST', '/Admin/frames', { ...frame, pictureId }, { language })
        expect([refused.statusCode, refused.json().errors]).toEqual([400, { pictureId: [picture] }])
      }
      const { id, version, ...tabs } = await first('tabs-statistics')
      const empty = Object.fromEntries(
        Object.keys(inputOf('tabs-statistics', tabs)).map((name) => [name, { ar: '', en: '' }]),
      )
      const refused = await staff('PUT', `/Admin/tabs-statistics/${id}`, empty, {
        version,
        language,
      })
      expect(refused.statusCode).toBe(400)
      const { errors } = refused.json()
      expect(Object.keys(errors)).toEqual(Object.keys(empty).map((name) => `${name}.ar`))
      expect(errors['mission.ar']).toEqual([text])
    },
  )

  // RECORD-23
  it('of messages keep a status and notes, and what the visitor wrote', async () => {
    const record = await first('messages')
    expect(record).toMatchObject({
      reference: 'AB12CD34',
      name: 'سارة',
      phoneNumber: '01012345678',
      topic: 'quotation',
      language: 'ar',
    })
    for (const [topic, count] of [
      ['quotation', 1],
      ['complaint', 0],
    ] as const) {
      const list = (await staff('GET', `/Admin/messages?topic=${topic}`)).json<Listed>()
      expect(list.data.data).toHaveLength(count)
    }
    const path = `/Admin/messages/${record.id}`
    const version = await readContentVersion(server.db)
    const body = { status: 'answered', notes: 'اتصلنا به' }
    const saved = await staff('PUT', path, body, { version: record.version })
    expect(saved.json().data).toMatchObject({ ...body, name: 'سارة' })
    // Nothing that visitors see has changed.
    expect(await readContentVersion(server.db)).toBe(version)
    for (const wrong of [{ status: 'lost' }, { name: 'x' }, { messageContent: 'x' }]) {
      const response = await staff('PUT', path, { ...body, ...wrong }, { version: 2 })
      expect(response.statusCode).toBe(400)
    }
    expect((await staff('POST', '/Admin/messages', body)).statusCode).toBe(405)
  })
})
