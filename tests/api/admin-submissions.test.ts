import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { databaseKinds } from '#tests/support/databases.ts'
import { pdf } from '#tests/support/sample-files.ts'
import { submitApplication, submitVendor } from '#tests/support/sample-submissions.ts'
import { createStaffClient } from '#tests/support/session-client.ts'
import { createTestServer, type TestServer } from '#tests/support/test-server.ts'

const applicant = { dob: '1995-02-28', nationality: 'EG' }
const applications = [
  { ...applicant, fullName: 'سارة أحمد', email: 'Sara@Example.com', phone: '+20 10-1234-5678' },
  { ...applicant, fullName: 'Sara Ahmed', email: 'sara@example.com', vacancy: 'site-engineer' },
  { ...applicant, fullName: 'سارة أ.', email: 'other@example.com', phone: '٠١٠ ١٢٣٤ ٥٦٧٨' },
  { ...applicant, fullName: 'محمد علي' },
  { ...applicant, fullName: 'خالد علي' },
]
/** The fields of a record, and of a list of them, that the tests use. */
interface Answer {
  id: string
  version: number
  duplicateIds: string[]
  cv: { id: string }
  documents: unknown[]
  data: { id: string }[]
}

describe.each(databaseKinds)('what visitors submitted, on %s', (kind) => {
  let server: TestServer
  let staff: Awaited<ReturnType<typeof createStaffClient>>
  const ids: string[] = []
  let vendorId: string
  beforeAll(async () => {
    server = await createTestServer(kind, { empty: true })
    staff = await createStaffClient(server)
    for (const [index, fields] of applications.entries())
      ids.push(await submitApplication(server.app, fields, index === 0))
    vendorId = await submitVendor(server.app)
  })
  afterAll(() => server.close())

  const read = async (path: string) => (await staff('GET', path)).json<{ data: Answer }>().data

  // RECORD-25
  it('flags applications that share a phone number or an e-mail address', async () => {
    const duplicates = await Promise.all(
      ids.map(async (id) => (await read(`/Admin/associated-jobs/${id}`)).duplicateIds),
    )
    const [first, second, third] = ids
    expect(duplicates).toEqual([[second, third], [first], [first], [], []])
    const listed = await read('/Admin/associated-jobs?search=احمد')
    expect(listed.data).toMatchObject([{ id: first, duplicateIds: [second, third] }])
    // The vacancy of the second is not there: it is known by its part of the address alone.
    const forVacancy = await read(`/Admin/associated-jobs/${second}`)
    expect(forVacancy).toMatchObject({ vacancyId: 'site-engineer', vacancyTitle: null })
  })

  it('shows an application with its CV, which staff can fetch', async () => {
    const record = await read(`/Admin/associated-jobs/${ids[0]}`)
    expect(record).toMatchObject({
      fullName: 'سارة أحمد',
      email: 'sara@example.com',
      phone: '+201012345678',
      vacancyId: '',
      stage: 'new',
      cv: { name: 'سيرة.pdf', kind: 'pdf', size: pdf.length },
    })
    const file = await staff('GET', `/Admin/files/${record.cv.id}`)
    expect(file.rawPayload.equals(pdf)).toBe(true)
    const filtered = await read('/Admin/associated-jobs?vacancyId=site-engineer')
    expect(filtered.data).toMatchObject([{ id: ids[1], cv: null }])
  })

  // RECORD-23, RECORD-24
  it('keeps the stage of an application, the reason of a refusal and notes', async () => {
    const path = `/Admin/associated-jobs/${ids[3]}`
    const { version } = await read(path)
    const body = { stage: 'refused', refusalReason: 'لا توجد خبرة كافية', notes: 'اتصلنا به' }
    expect((await staff('PUT', path, body, { version })).json().data).toMatchObject(body)
    expect((await staff('PUT', path, body, { version })).statusCode).toBe(412)
    for (const refusalReason of ['', '  ']) {
      const silent = await staff('PUT', path, { ...body, refusalReason }, { version: version + 1 })
      expect(silent.statusCode).toBe(400)
      expect(silent.json().errors).toEqual({
        refusalReason: ['Please give the reason for rejection'],
      })
    }
    for (const wrong of [{ stage: 'lost' }, { fullName: 'x' }, { cv: null }]) {
      const refused = await staff('PUT', path, { ...body, ...wrong }, { version: version + 1 })
      expect(refused.statusCode).toBe(400)
    }
    const refusedOnes = await read('/Admin/associated-jobs?stage=refused')
    expect(refusedOnes.data.map(({ id }) => id)).toEqual([ids[3]])
  })

  it('deletes an application with a CV and brings it back', async () => {
    const path = `/Admin/associated-jobs/${ids[0]}`
    const { version } = await read(path)
    expect((await staff('DELETE', path, undefined, { version })).statusCode).toBe(200)
    expect((await read(`/Admin/associated-jobs/${ids[1]}`)).duplicateIds).toEqual([])
    const restored = await staff('POST', `${path}/restore`)
    expect(restored.json().data).toMatchObject({ id: ids[0], cv: { name: 'سيرة.pdf' } })
  })

  // RECORD-23
  it('shows a vendor with its papers, and keeps a status and notes', async () => {
    const { data } = await read('/Admin/vendors?search=النيل&country=EG')
    expect(data.map(({ id }) => id)).toEqual([vendorId])
    const byPaper = await read('/Admin/vendors?search=cr-١٠٠')
    expect(byPaper.data.map(({ id }) => id)).toEqual([vendorId])
    const path = `/Admin/vendors/${vendorId}`
    const record = await read(path)
    expect(record).toMatchObject({
      nameAr: 'شركة النيل للتوريدات',
      categories: ['motors'],
      yearsInBusiness: 12,
      status: 'new',
      profile: null,
      documents: [
        {
          type: 'commercialRegister',
          number: 'CR-100',
          issueDate: '2020-01-01',
          expiryDate: '2030-01-01',
          file: { name: 'سجل.pdf', kind: 'pdf' },
        },
      ],
    })
    const body = { status: 'more-asked', notes: 'طلبنا البطاقة الضريبية' }
    const saved = await staff('PUT', path, body, { version: record.version })
    expect(saved.json().data).toMatchObject({ ...body, documents: record.documents })
    const version = record.version + 1
    expect((await staff('PUT', path, { ...body, nameAr: 'x' }, { version })).statusCode).toBe(400)
    expect(await read(path)).toMatchObject(body)
  })

  it('deletes a vendor with its papers and brings all of them back', async () => {
    const path = `/Admin/vendors/${vendorId}`
    const record = await read(path)
    expect(record.documents).toHaveLength(1)
    const { version } = record
    expect((await staff('DELETE', path, undefined, { version })).statusCode).toBe(200)
    expect((await staff('GET', path)).statusCode).toBe(404)
    expect(await server.db.selectFrom('vendor_documents').selectAll().execute()).toEqual([])
    const restored = await staff('POST', `${path}/restore`)
    expect(restored.json().data).toMatchObject({ id: vendorId, documents: record.documents })
    expect((await read('/Admin/vendors?search=CR-100')).data).toHaveLength(1)
    expect(await server.db.selectFrom('deleted_records').selectAll().execute()).toEqual([])
  })
})
