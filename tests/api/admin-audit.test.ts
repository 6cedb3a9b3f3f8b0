import { staffCollections } from '#contract/admin/collections.ts'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod/mini'
import { listAudit, type AuditEntry } from '#contract/admin/audit.ts'
import { anyDatabase } from '#tests/support/databases.ts'
import { blobOf, pdf } from '#tests/support/sample-files.ts'
import { submitVendor } from '#tests/support/sample-submissions.ts'
import { account, createStaffClient } from '#tests/support/session-client.ts'
import { createTestServer, type TestServer } from '#tests/support/test-server.ts'
import { createUploadClient } from '#tests/support/upload-client.ts'
import { noServiceFacts } from '#tests/support/no-service-facts.ts'

interface Branch {
  id: string
  version: number
  updatedAt: string
  isDefault: boolean
}

interface Client {
  id: string
  version: number
  title: { ar: string; en: string }
}

describe.each(anyDatabase)('the audit trail on %s', (kind) => {
  let server: TestServer
  let staff: Awaited<ReturnType<typeof createStaffClient>>
  let client: Client
  beforeAll(async () => {
    server = await createTestServer(kind)
    staff = await createStaffClient(server)
    client = await add('أول')
    for (const [ar, en, order] of [
      ['ثانٍ', '', 5],
      ['ثالث', 'Third', 6],
      ['رابع', 'Fourth', 6],
    ] as const) {
      await save({ title: { ar, en }, pictureId: null, order })
    }
  })
  afterAll(() => server.close())

  const add = async (ar: string) => {
    const body = { title: { ar, en: '' }, pictureId: null, order: 4 }
    return (await staff('POST', '/Admin/clients', body)).json<{ data: Client }>().data
  }
  const save = async (body: object) => {
    const { version } = client
    const response = await staff('PUT', `/Admin/clients/${client.id}`, body, { version })
    expect(response.statusCode).toBe(200)
    client = response.json<{ data: Client }>().data
  }
  const list = async (query = '') => {
    const response = await staff('GET', `/Admin/audit${query}`)
    expect(response.statusCode).toBe(200)
    return z.parse(listAudit.output, response.json()).data
  }
  const trail = async () => (await list(`?recordId=${client.id}&pageSize=100`)).data
  const revert = (entry: AuditEntry | undefined, version?: number) =>
    staff('POST', `/Admin/audit/${entry?.id}/restore`, undefined, {
      ...(version !== undefined && { version }),
    })

  // AUDIT-1
  it('tells who changed what, the latest first', async () => {
    const entries = await trail()
    expect(entries.map(({ action, title }) => [action, title.ar])).toEqual([
      ['save', 'رابع'],
      ['save', 'ثالث'],
      ['save', 'ثانٍ'],
      ['create', 'أول'],
    ])
    expect(entries[1]).toMatchObject({
      userEmail: account.email,
      collection: 'clients',
      recordId: client.id,
      before: { title: { ar: 'ثانٍ', en: '' }, order: 5 },
      after: { title: { ar: 'ثالث', en: 'Third' }, order: 6 },
      canRevert: true,
    })
    expect(entries[3]).toMatchObject({ before: null, canRevert: false })
  })

  // AUDIT-1
  it('is paged, and filtered by collection, record and user', async () => {
    const [entry] = await trail()
    const page = await list(`?collection=clients&userId=${entry?.userId}&pageNo=2&pageSize=3`)
    expect(page).toMatchObject({ pageNo: 2, pageSize: 3, totalCount: 4 })
    expect(page.data).toHaveLength(1)
    expect((await list('?collection=frames')).totalCount).toBe(0)
    expect((await list('?userId=00000000-0000-4000-8000-000000000000')).totalCount).toBe(0)
    for (const query of ['userId=x', 'action=all', 'before=x', 'sort=at']) {
      expect((await staff('GET', `/Admin/audit?${query}`)).statusCode).toBe(400)
    }
  })

  it('holds each entry on one page, from the latest to the first', async () => {
    const pages = await Promise.all([1, 2, 3].map((pageNo) => list(`?pageSize=2&pageNo=${pageNo}`)))
    expect(pages.map(({ data }) => data.length)).toEqual([2, 2, 0])
    expect(pages.flatMap(({ data }) => data)).toEqual(await trail())
    for (const query of ['pageSize=101', 'pageSize=0', 'pageNo=0']) {
      expect((await staff('GET', `/Admin/audit?${query}`)).statusCode).toBe(400)
    }
  })

  // AUDIT-2
  it('gives a record back the state that it had before a change, and says so', async () => {
    const [latest, , second] = await trail()
    expect((await revert(second)).statusCode).toBe(428)
    const stale = await revert(second, client.version - 1)
    expect(stale.statusCode).toBe(412)
    expect(stale.json().data).toMatchObject({ id: client.id, version: client.version })

    const done = await revert(second, client.version)
    expect(done.statusCode).toBe(200)
    expect(done.headers.etag).toBe(`"${client.version + 1}"`)
    expect(done.json().data).toMatchObject({
      title: { ar: 'أول', en: '' },
      order: 4,
      version: client.version + 1,
    })
    const { data: shown } = (await server.app.inject('/api/Home/GetAllClients')).json()
    expect(shown.data.map(({ title }: { title: string }) => title)).toContain('أول')
    const [entry] = await trail()
    expect(entry).toMatchObject({
      action: 'revert',
      userEmail: account.email,
      before: { title: { ar: 'رابع', en: 'Fourth' }, order: 6 },
      after: { title: { ar: 'أول', en: '' }, order: 4 },
    })

    // A state beyond the one that was brought back, and the bringing back itself.
    const third = await revert(latest, client.version + 1)
    expect(third.json().data).toMatchObject({ title: { ar: 'ثالث', en: 'Third' }, order: 6 })
    const back = await revert(entry, client.version + 2)
    expect(back.json().data).toMatchObject({ title: { ar: 'رابع', en: 'Fourth' }, order: 6 })
    client = back.json().data
  })

  it('brings back nothing where there was nothing, or is nothing', async () => {
    const created = (await trail()).at(-1)
    const refused = await revert(created, client.version)
    expect(refused.statusCode).toBe(409)
    expect(refused.json().code).toBe('not_revertible')
    const unknown = { ...created, id: '00000000-0000-4000-8000-000000000000' } as AuditEntry
    expect((await revert(unknown, 1)).statusCode).toBe(404)

    const [saved] = await trail()
    await staff('DELETE', `/Admin/clients/${client.id}`, undefined, { version: client.version })
    const [removed, before] = await trail()
    expect(removed).toMatchObject({ action: 'remove', canRevert: false, title: { ar: 'رابع' } })
    expect(before).toMatchObject({ id: saved?.id, canRevert: false })
    const deletions = async () =>
      (await staff('GET', '/Admin/audit?collection=clients&action=remove')).json<{
        data: { data: AuditEntry[] }
      }>().data.data
    expect(await deletions()).toMatchObject([{ id: removed?.id, canRestore: true }])
    expect((await revert(saved, client.version)).statusCode).toBe(404)
    await staff('POST', `/Admin/clients/${client.id}/restore`)
    expect(await deletions()).toMatchObject([{ id: removed?.id, canRestore: false }])
    expect((await revert(saved, client.version + 1)).statusCode).toBe(200)
  })

  // AUDIT-2
  it('says what of an earlier state is not allowed any more', async () => {
    const body = {
      title: { ar: 'خدمة', en: 'Kept' },
      slug: 'kept',
      summary: { ar: 'ملخص', en: '' },
      description: { ar: 'وصف', en: '' },
      ...noServiceFacts,
      pictureId: null,
    }
    const service = (await staff('POST', '/Admin/services', body)).json().data
    const path = `/Admin/services/${service.id}`
    await staff('PUT', path, { ...body, slug: 'moved' }, { version: 1 })
    await staff('POST', '/Admin/services', body)
    const [entry] = (await list(`?recordId=${service.id}`)).data
    const refused = await revert(entry, 2)
    expect(refused.statusCode).toBe(400)
    expect(Object.keys(refused.json().errors)).toEqual(['slug'])
  })

  it('tells what the pictures and data sheets are that a change names', async () => {
    const send = await createUploadClient(server.app)
    const blue = { r: 0, g: 0, b: 200 }
    const photo = sharp({ create: { width: 40, height: 30, channels: 3, background: blue } })
    const bytes = await photo.png().toBuffer()
    const picture = (await send('pictures', [['file', blobOf(bytes), 'مروحة.png']])).json().data
    const sheet = (await send('data-sheets', [['file', blobOf(pdf), 'نشرة.pdf']])).json().data
    const range = { minimum: 1, maximum: 2 }
    const body = {
      title: { ar: 'مروحة', en: '' },
      slug: 'named-files',
      type: 'axial',
      description: { ar: 'وصف', en: '' },
      airflow: range,
      pressure: range,
      thrust: { minimum: 0, maximum: 0 },
      power: range,
      sizes: [],
      construction: { ar: '', en: '' },
      options: { ar: [], en: [] },
      standards: { ar: [], en: [] },
      dataSheetFile: sheet.file,
      pictureId: picture.id,
    }
    const product = (await staff('POST', '/Admin/products', body)).json().data
    await staff(
      'PUT',
      `/Admin/products/${product.id}`,
      { ...body, pictureId: null, dataSheetFile: null, slug: 'no-files' },
      { version: 1 },
    )
    await staff(
      'PUT',
      `/Admin/products/${product.id}`,
      { ...body, pictureId: null, dataSheetFile: null, slug: 'still-none' },
      { version: 2 },
    )
    const [latest, removed, created] = (await list(`?recordId=${product.id}`)).data
    expect(latest).toMatchObject({ pictures: {}, dataSheets: {} })
    for (const entry of [removed, created]) {
      expect(entry?.pictures).toEqual({ [picture.id]: picture.picture })
      expect(entry?.dataSheets).toEqual({ [sheet.file]: sheet })
    }
  })

  // AUDIT-3
  it('says of the branch that was the default until then who took that from it', async () => {
    const branches = (await staff('GET', '/Admin/branches')).json().data.data as Branch[]
    const [was, next] = [true, false].map((is) => branches.find((one) => one.isDefault === is))
    if (!was || !next) throw new Error('There are not two branches.')
    const inputOf = ({ id: _id, version: _version, ...branch }: Branch) =>
      Object.fromEntries(
        Object.keys(staffCollections.branches.fields).map((name) => [name, branch[name as never]]),
      )
    const put = (branch: Branch, change: object, version = branch.version) =>
      staff('PUT', `/Admin/branches/${branch.id}`, { ...inputOf(branch), ...change }, { version })
    expect((await put(next, { isDefault: true })).statusCode).toBe(200)

    const [entry] = (await list(`?recordId=${was.id}`)).data
    expect(entry).toMatchObject({
      action: 'save',
      userEmail: account.email,
      before: { isDefault: true },
      after: { isDefault: false },
      canRevert: true,
    })
    expect(Object.keys(entry?.after ?? {})).toEqual(['isDefault'])
    const stale = await put(was, { whatsApp: '+201000000001' })
    expect(stale.statusCode).toBe(412)
    const current = stale.json().data
    expect(current).toMatchObject({ isDefault: false, version: was.version + 1 })
    expect(Date.parse(current.updatedAt)).toBeGreaterThan(Date.parse(was.updatedAt))

    // A change that takes the default from nobody says nothing of others.
    await put({ ...next, isDefault: true }, { whatsApp: '+201000000002' }, next.version + 1)
    expect((await list(`?recordId=${was.id}`)).data).toHaveLength(1)
    const back = await revert(entry, was.version + 1)
    expect(back.json().data).toMatchObject({ isDefault: true })
    expect((await list(`?recordId=${next.id}`)).data[0]).toMatchObject({
      before: { isDefault: true },
      after: { isDefault: false },
    })
  })

  // AUDIT-2
  it('brings back what staff noted of a vendor, and nothing that the vendor wrote', async () => {
    const id = await submitVendor(server.app)
    await staff(
      'PUT',
      `/Admin/vendors/${id}`,
      { status: 'approved', notes: 'مقبول' },
      { version: 1 },
    )
    const [entry] = (await list(`?recordId=${id}`)).data
    expect(entry).toMatchObject({ title: { ar: 'شركة النيل للتوريدات' } })
    const back = await revert(entry, 2)
    expect(back.json().data).toMatchObject({ status: 'new', notes: '', version: 3 })
  })
})
