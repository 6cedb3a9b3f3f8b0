import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { referenceNumber } from '#contract/idempotency.ts'
import { languages } from '#contract/locale.ts'
import { validationTexts, type ValidationCode } from '#contract/validation-texts.ts'
import type { FieldCode } from '#server/http/error-codes.ts'
import { serverTexts } from '#server/texts/server-texts.ts'
import { anyDatabase } from '#tests/support/databases.ts'
import type { FormPart } from '#tests/support/encode-form.ts'
import { listPrivateFiles, readStored } from '#tests/support/private-files.ts'
import { blobOf, doc, docx, executable, pdf, pdfOf } from '#tests/support/sample-files.ts'
import { sendForm } from '#tests/support/send-form.ts'
import { createTestServer, type TestServer } from '#tests/support/test-server.ts'

const good = {
  fullName: 'سارة أحمد',
  email: 'sara@example.com',
  dob: '1995-02-28',
  phone: '+201012345678',
  nationality: 'EG',
  address: '12 شارع النيل، القاهرة',
  country: 'SA',
  gender: 'female',
  vacancy: 'site-engineer',
}
const { fullName, dob, nationality } = good
const megabyte = 1024 * 1024

describe.each(anyDatabase)('SubmitCV on %s', (kind) => {
  let server: TestServer
  beforeAll(async () => {
    server = await createTestServer(kind, { empty: true })
  })
  afterAll(() => server.close())

  let visitor = 0
  beforeEach(() => {
    visitor += 1
  })

  const send = (parts: FormPart[], { language = 'ar', key = randomUUID() } = {}) =>
    sendForm(server.app, 'SubmitCV', parts, { language, key, from: `10.0.0.${visitor}` })

  const withCv = (bytes: Buffer, name = 'cv.pdf'): FormPart[] => [
    ...Object.entries(good),
    ['cv', blobOf(bytes), name],
  ]

  async function findStored(id: string) {
    const query = server.db.selectFrom('applications').selectAll()
    const stored = await query.where('id', '=', id).executeTakeFirstOrThrow()
    const files = server.db.selectFrom('private_files').selectAll()
    const file = await files.where('id', '=', stored.cv_file_id ?? '').executeTakeFirst()
    return { stored, file }
  }

  /** All that is there: rows, keys and files. */
  async function takeStock() {
    const { db } = server
    return {
      applications: await db.selectFrom('applications').select('id').orderBy('id').execute(),
      files: await db.selectFrom('private_files').select('id').orderBy('id').execute(),
      keys: await db.selectFrom('submission_keys').select('key').orderBy('key').execute(),
      disk: await listPrivateFiles(server),
    }
  }

  async function expectRefusal(
    parts: FormPart[],
    errors: Record<string, (ValidationCode | FieldCode)[]>,
  ) {
    const before = await takeStock()
    // Files of a wrong type alone are not the same as wrong information.
    const isType = Object.values(errors).every((codes) =>
      codes.every((code) => code === 'file.paper' || code === 'file.pdf'),
    )
    for (const language of languages) {
      const response = await send(parts, { language })
      expect(response.statusCode).toBe(isType ? 415 : 400)
      expect(response.json().code).toBe(isType ? 'unsupported_file' : 'invalid_input')
      const texts = { ...validationTexts[language], ...serverTexts[language].fields }
      const expected = Object.entries(errors).map(([field, codes]) => [
        field,
        codes.map((code) => texts[code]),
      ])
      expect(response.json().errors).toEqual(Object.fromEntries(expected))
    }
    expect(await takeStock()).toEqual(before)
  }

  // CV-7, FORM-8
  it.each([
    ['pdf', pdf],
    ['doc', doc],
    ['docx', docx],
  ] as const)('stores an application with a %s, byte for byte', async (type, bytes) => {
    const key = randomUUID()
    const response = await send(withCv(bytes, `سيرة سارة.${type}`), { key, language: 'en' })
    expect(response.statusCode).toBe(201)
    expect(response.json().data.reference).toBe(referenceNumber(key))
    const { stored, file } = await findStored(response.json().data.id)
    expect(stored).toMatchObject({
      full_name: good.fullName,
      email: good.email,
      dob: good.dob,
      phone: good.phone,
      nationality: 'EG',
      address: good.address,
      country: 'SA',
      gender: 'female',
      vacancy_id: 'site-engineer',
      language: 'en',
      stage: 'new',
      reference: referenceNumber(key),
    })
    expect(file).toMatchObject({ name: `سيرة سارة.${type}`, kind: type, size: bytes.length })
    const kept = await readStored(server.files, 'private', file?.id ?? '')
    expect(kept.equals(bytes)).toBe(true)
    expect((await takeStock()).disk.incoming).toEqual([])
  })

  it('stores 5 MB to the last byte', async () => {
    const bytes = pdfOf(5 * megabyte)
    const { file } = await findStored((await send(withCv(bytes))).json().data.id)
    expect(file?.size).toBe(bytes.length)
    const kept = await readStored(server.files, 'private', file?.id ?? '')
    expect(kept.equals(bytes)).toBe(true)
  })

  // CV-1
  it('needs a name, a date of birth and a nationality, and no file', async () => {
    const least = await send(Object.entries({ fullName, dob, nationality }))
    expect(least.statusCode).toBe(201)
    const { stored } = await findStored(least.json().data.id)
    expect(stored).toMatchObject({
      email: '',
      phone: '',
      address: '',
      country: '',
      gender: '',
      vacancy_id: null,
      cv_file_id: null,
    })
    const untouched = Object.entries({ ...good, email: '', phone: ' ', gender: '', vacancy: '' })
    const browserForm = await send([...untouched, ['cv', new Blob([]), '']])
    expect(browserForm.statusCode).toBe(201)
    expect((await findStored(browserForm.json().data.id)).stored.cv_file_id).toBeNull()
    expect((await takeStock()).disk.incoming).toEqual([])
  })

  // DIGIT-2, FORM-2
  it('keeps what was typed as text: emoji, HTML, Arabic digits where they are no number', async () => {
    const response = await send(
      Object.entries({
        ...good,
        fullName: '  <b>سارة</b> 😀  ',
        address: 'شارع ١٥ "&" \u0000',
        phone: '٠١٠ ۱۲۳-٤٥٦٧٨',
        dob: '١٩٩٥-٠٢-٢٨',
        nationality: 'eg',
        email: ' Sara@Example.COM ',
      }),
    )
    const { stored } = await findStored(response.json().data.id)
    expect(stored).toMatchObject({
      full_name: '<b>سارة</b> 😀',
      address: 'شارع ١٥ "&"',
      phone: '01012345678',
      dob: '1995-02-28',
      nationality: 'EG',
      email: 'sara@example.com',
    })
  })

  const thisYear = new Date().getFullYear()
  const bad: [field: keyof typeof good, value: string, code: ValidationCode][] = [
    ['fullName', '', 'fullName.required'],
    ['fullName', ' \u00a0 ', 'fullName.required'],
    ['fullName', 'س'.repeat(101), 'fullName.long'],
    ['email', 'sara@', 'cvEmail.invalid'],
    ['email', '😀@example.com', 'cvEmail.invalid'],
    ['email', `${'a'.repeat(60)}@${'b'.repeat(50)}.example`, 'email.long'],
    ['dob', '', 'dob.required'],
    ['dob', '28/02/1995', 'dob.invalid'],
    ['dob', '1995-02-29', 'dob.invalid'],
    ['dob', `${thisYear - 10}-01-01`, 'dob.range'],
    ['dob', `${thisYear + 1}-01-01`, 'dob.range'],
    ['dob', '1850-01-01', 'dob.range'],
    ['phone', '12345', 'phone.invalid'],
    ['phone', 'call me', 'phone.invalid'],
    ['nationality', '', 'nationality.required'],
    ['nationality', 'XX', 'nationality.invalid'],
    ['nationality', '<script>', 'nationality.invalid'],
    ['address', 'x'.repeat(201), 'address.long'],
    ['country', 'FR', 'country.invalid'],
    ['gender', 'robot', 'gender.invalid'],
    ['vacancy', '../x', 'vacancy.invalid'],
    ['vacancy', 'x'.repeat(65), 'vacancy.invalid'],
  ]
  // CV-1, CV-2, CV-3
  it.each(bad)('refuses %s %j with the text of %s', async (field, value, code) => {
    await expectRefusal(Object.entries({ ...good, [field]: value }), { [field]: [code] })
  })

  it.each([
    ['a program named cv.pdf', executable, 'file.paper'],
    ['a program with a PDF behind it', Buffer.concat([executable, pdf]), 'file.paper'],
    ['a picture', Buffer.from('\u0089PNG\r\n\u001a\n', 'latin1'), 'file.paper'],
    ['a web page', Buffer.from('<script>alert(1)</script>'), 'file.paper'],
    ['a file of no bytes', Buffer.alloc(0), 'file.empty'],
    ['a byte more than 5 MB', pdfOf(5 * megabyte + 1), 'file.large'],
    ['10 MB', pdfOf(10 * megabyte), 'file.large'],
  ] as const)('refuses %s and leaves nothing behind', async (_what, bytes, code) => {
    await expectRefusal(withCv(bytes), { cv: [code] })
  })

  it('names everything that is wrong at once', async () => {
    await expectRefusal(
      [
        ['email', 'x'],
        ['cv', blobOf(executable), 'cv.pdf'],
      ],
      {
        fullName: ['fullName.required'],
        email: ['cvEmail.invalid'],
        dob: ['dob.required'],
        nationality: ['nationality.required'],
        cv: ['file.paper'],
      },
    )
  })

  const attacks: [string, FormPart[], Record<string, FieldCode[]>][] = [
    ['a second file', [['cv', blobOf(docx), 'other.docx']], { cv: ['field.repeated'] }],
    ['a file of another name', [['photo', blobOf(pdf), 'x.pdf']], { photo: ['field.file'] }],
    ['a field that staff fill in', [['stage', 'hired']], { stage: ['field.unknown'] }],
    ['a field given twice', [['dob', '1990-01-01']], { dob: ['field.repeated'] }],
    ['a text beyond reason', [['notes', 'x'.repeat(300_000)]], { notes: ['field.long'] }],
  ]
  it.each(attacks)('refuses %s, naming it', async (_what, extra, errors) => {
    await expectRefusal([...withCv(pdf), ...extra], errors)
  })

  it('refuses a text in the place of the file, and a file in the place of a text', async () => {
    await expectRefusal([...Object.entries(good), ['cv', 'x']], { cv: ['field.invalid'] })
    const rest = Object.entries({ dob, nationality })
    await expectRefusal([...rest, ['fullName', blobOf(pdf), 'x.pdf']], { fullName: ['field.file'] })
  })

  it('takes a file that came without a name', async () => {
    const response = await send([...Object.entries(good), ['cv', blobOf(pdf), '']])
    expect(response.statusCode).toBe(201)
    expect((await findStored(response.json().data.id)).file?.name).toBe('file.pdf')
  })

  it('refuses floods of files', async () => {
    const before = await takeStock()
    const flood = Array.from({ length: 60 }, (): FormPart => ['cv', blobOf(pdf), 'x.pdf'])
    expect((await send([...Object.entries(good), ...flood])).statusCode).toBe(413)
    expect(await takeStock()).toEqual(before)
  })

  // FILE-5
  it('shows a name without what could disguise it', async () => {
    const response = await send(withCv(pdf, 'سيرة\u202efdp.exe'))
    const { file } = await findStored(response.json().data.id)
    expect(file?.name).toBe('سيرةfdp.exe.pdf')
    expect(file?.id).toMatch(/^[0-9a-f-]{36}$/)
  })

  it('stores a repeated upload once, and tells another file from it', async () => {
    const key = randomUUID()
    const first = await send(withCv(pdf), { key })
    const stock = await takeStock()
    const again = await send(withCv(pdf), { key })
    expect(again.statusCode).toBe(201)
    expect(again.json()).toEqual(first.json())
    const other = await send(withCv(docx), { key })
    expect(other.statusCode).toBe(422)
    const none = await send(Object.entries(good), { key })
    expect(none.statusCode).toBe(422)
    expect(await takeStock()).toEqual(stock)
  })

  it('stores one of many uploads that come at once', async () => {
    const key = randomUUID()
    const before = await takeStock()
    const answers = await Promise.all(Array.from({ length: 8 }, () => send(withCv(doc), { key })))
    expect(answers.map(({ statusCode }) => statusCode)).toContain(201)
    for (const { statusCode } of answers) expect([201, 409]).toContain(statusCode)
    const after = await takeStock()
    expect(after.applications.length).toBe(before.applications.length + 1)
    expect(after.disk.kept.length).toBe(before.disk.kept.length + 1)
    expect(after.disk.incoming).toEqual([])
  })

  // FORM-7
  it('refuses what a program sent, with its file', async () => {
    const before = await takeStock()
    const refused = await send([...withCv(pdf), ['elapsed', '500']])
    expect(refused.statusCode).toBe(400)
    expect(refused.json().code).toBe('automatic_submission')
    expect(await takeStock()).toEqual(before)
  })
})
