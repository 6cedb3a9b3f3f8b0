import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { referenceNumber } from '#contract/idempotency.ts'
import { languages } from '#contract/locale.ts'
import { validationTexts, type ValidationCode } from '#contract/validation-texts.ts'
import { fromJson } from '#server/db/column-values.ts'
import { anyDatabase } from '#tests/support/databases.ts'
import type { FormPart } from '#tests/support/encode-form.ts'
import { listPrivateFiles, readStored } from '#tests/support/private-files.ts'
import { blobOf, doc, docx, executable, pdf, pdfOf } from '#tests/support/sample-files.ts'
import { sendForm } from '#tests/support/send-form.ts'
import { createTestServer, type TestServer } from '#tests/support/test-server.ts'

const company = {
  nameAr: 'شركة النيل للصناعات المعدنية',
  nameEn: 'Nile Metal Industries',
  country: 'EG',
  city: 'القاهرة',
  address: 'المنطقة الصناعية، مدينة العاشر من رمضان',
  website: 'nile-metal.example',
  contactPerson: 'منى علي',
  phone: '+201012345678',
  email: 'mona@nile-metal.example',
  categories: 'steel,motors',
  yearsInBusiness: '12',
  bankName: 'بنك مصر',
}

/** The four parts of a document. */
function document(type: string, file: Buffer, changes: Record<string, string> = {}): FormPart[] {
  const texts = { Number: 'A-12/34', IssueDate: '2024-01-01', ExpiryDate: '2029-01-01', ...changes }
  return [
    ...Object.entries(texts).map(([name, value]): FormPart => [`${type}${name}`, value]),
    [`${type}File`, blobOf(file), `${type} – السجل.pdf`],
  ]
}

const register = document('commercialRegister', pdf)
const good: FormPart[] = [...Object.entries(company), ...register]
const megabyte = 1024 * 1024

describe.each(anyDatabase)('RegisterVendor on %s', (kind) => {
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
    sendForm(server.app, 'RegisterVendor', parts, { language, key, from: `10.0.0.${visitor}` })

  const withFields = (fields: Partial<typeof company>, ...rest: FormPart[]): FormPart[] => [
    ...Object.entries({ ...company, ...fields }),
    ...rest,
  ]

  async function readDocuments(vendorId: string) {
    const rows = await server.db
      .selectFrom('vendor_documents')
      .innerJoin('private_files', 'private_files.id', 'vendor_documents.file_id')
      .select(['type', 'number', 'issue_date', 'expiry_date', 'file_id', 'name', 'kind'])
      .where('vendor_id', '=', vendorId)
      .orderBy('type')
      .execute()
    return Promise.all(
      rows.map(async ({ file_id, ...row }) => ({
        ...row,
        content: await readStored(server.files, 'private', file_id),
      })),
    )
  }

  async function takeStock() {
    const { db } = server
    return {
      vendors: await db.selectFrom('vendors').select('id').orderBy('id').execute(),
      files: await db.selectFrom('private_files').select('id').orderBy('id').execute(),
      disk: await listPrivateFiles(server),
    }
  }

  async function expectRefusal(parts: FormPart[], errors: Record<string, ValidationCode[]>) {
    const before = await takeStock()
    // Files of a wrong type alone are not the same as wrong information.
    const isType = Object.values(errors).every((codes) =>
      codes.every((code) => code === 'file.paper' || code === 'file.pdf'),
    )
    for (const language of languages) {
      const response = await send(parts, { language })
      expect(response.statusCode).toBe(isType ? 415 : 400)
      const expected = Object.entries(errors).map(([field, codes]) => [
        field,
        codes.map((code) => validationTexts[language][code]),
      ])
      expect(response.json().errors).toEqual(Object.fromEntries(expected))
    }
    expect(await takeStock()).toEqual(before)
  }

  // VENDOR-2, VENDOR-3
  it('stores a company with its documents and its profile, byte for byte', async () => {
    const key = randomUUID()
    const profile = pdfOf(300_000)
    const response = await send(
      [
        ...good,
        ...document('taxCard', docx),
        ...document('vatCertificate', doc, { ExpiryDate: '' }),
        ['profile', blobOf(profile), 'عن الشركة.pdf'],
      ],
      { key, language: 'en' },
    )
    expect(response.statusCode).toBe(201)
    const { id } = response.json().data
    const query = server.db.selectFrom('vendors').selectAll().where('id', '=', id)
    const stored = await query.executeTakeFirstOrThrow()
    expect(stored).toMatchObject({
      reference: referenceNumber(key),
      language: 'en',
      name_ar: company.nameAr,
      name_en: company.nameEn,
      country: 'EG',
      city: company.city,
      address: company.address,
      website: 'https://nile-metal.example',
      contact_person: company.contactPerson,
      phone: company.phone,
      email: company.email,
      years_in_business: 12,
      bank_name: company.bankName,
      status: 'new',
    })
    expect(fromJson(stored.categories)).toEqual(['motors', 'steel'])
    const dates = { number: 'A-12/34', issue_date: '2024-01-01' }
    expect(await readDocuments(id)).toEqual([
      {
        ...dates,
        type: 'commercialRegister',
        expiry_date: '2029-01-01',
        name: 'commercialRegister – السجل.pdf',
        kind: 'pdf',
        content: pdf,
      },
      {
        ...dates,
        type: 'taxCard',
        expiry_date: '2029-01-01',
        name: 'taxCard – السجل.pdf.docx',
        kind: 'docx',
        content: docx,
      },
      {
        ...dates,
        type: 'vatCertificate',
        expiry_date: null,
        name: 'vatCertificate – السجل.pdf.doc',
        kind: 'doc',
        content: doc,
      },
    ])
    const kept = await readStored(server.files, 'private', stored.profile_file_id ?? '')
    expect(kept.equals(profile)).toBe(true)
    expect((await takeStock()).disk.incoming).toEqual([])
  })

  it.each([
    ['SA', document('commercialRegistration', pdf)],
    ['AE', document('tradeLicence', pdf)],
    ['other', []],
  ])('takes a company of %s with the paper that proves it', async (country, papers) => {
    const response = await send(withFields({ country, website: '', bankName: '' }, ...papers))
    expect(response.statusCode).toBe(201)
  })

  // DIGIT-2, FORM-2
  it('reads Arabic digits and dates, spaces and repeated categories for what they are', async () => {
    const response = await send([
      ...withFields({
        phone: '٠١٠ ١٢٣٤-٥٦٧٨',
        yearsInBusiness: ' ١٢ ',
        categories: ' steel , motors,steel ',
        nameEn: '  <b>Nile</b> 😀 ',
      }),
      ...document('commercialRegister', pdf, { Number: ' ١٢٣٤/٥ ', IssueDate: '٢٠٢٤-٠١-٠١' }),
    ])
    expect(response.statusCode).toBe(201)
    const { id } = response.json().data
    const query = server.db.selectFrom('vendors').selectAll().where('id', '=', id)
    expect(await query.executeTakeFirstOrThrow()).toMatchObject({
      phone: '01012345678',
      years_in_business: 12,
      name_en: '<b>Nile</b> 😀',
      categories: '["motors","steel"]',
    })
    expect(await readDocuments(id)).toMatchObject([{ number: '1234/5', issue_date: '2024-01-01' }])
  })

  const bad: [field: keyof typeof company, value: string, code: ValidationCode][] = [
    ['nameAr', ' ', 'nameAr.required'],
    ['nameAr', 'س'.repeat(121), 'nameAr.long'],
    ['nameEn', '', 'nameEn.required'],
    ['nameEn', 'x'.repeat(121), 'nameEn.long'],
    ['city', '', 'city.required'],
    ['city', 'x'.repeat(61), 'city.long'],
    ['address', '', 'address.required'],
    ['address', 'x'.repeat(201), 'address.long'],
    ['website', 'javascript:alert(1)', 'website.invalid'],
    ['website', 'not a site', 'website.invalid'],
    ['website', 'localhost', 'website.invalid'],
    ['website', 'https://user:pw@evil.example', 'website.invalid'],
    ['website', 'user:pw@evil.example', 'website.invalid'],
    ['website', 'nile.example@evil.example', 'website.invalid'],
    ['website', '//evil.example', 'website.invalid'],
    ['website', 'https:////evil.example', 'website.invalid'],
    ['website', '/products', 'website.invalid'],
    ['website', 'https:\\\\evil.example', 'website.invalid'],
    ['website', 'http://10.0.0.1', 'website.invalid'],
    ['website', `${'x'.repeat(200)}.example`, 'website.long'],
    ['contactPerson', '', 'contactPerson.required'],
    ['contactPerson', 'x'.repeat(101), 'contactPerson.long'],
    ['phone', '', 'phone.required'],
    ['phone', '123', 'phone.invalid'],
    ['email', '', 'email.required'],
    ['email', 'mona@', 'email.invalid'],
    ['email', `${'a'.repeat(60)}@${'b'.repeat(50)}.example`, 'email.long'],
    ['categories', '', 'categories.required'],
    ['categories', ' , ', 'categories.required'],
    ['categories', 'steel,gold', 'categories.invalid'],
    ['yearsInBusiness', '', 'yearsInBusiness.required'],
    ['yearsInBusiness', '-1', 'yearsInBusiness.invalid'],
    ['yearsInBusiness', '2.5', 'yearsInBusiness.invalid'],
    ['yearsInBusiness', '201', 'yearsInBusiness.invalid'],
    ['bankName', 'x'.repeat(101), 'bankName.long'],
  ]
  // VENDOR-2
  it.each(bad)('refuses %s %j with the text of %s', async (field, value, code) => {
    await expectRefusal(withFields({ [field]: value }, ...register), { [field]: [code] })
  })

  it.each(['', 'FR', 'eg'])('refuses the country %j', async (country) => {
    await expectRefusal(withFields({ country }, ...register), { country: ['country.required'] })
  })

  // VENDOR-3
  it.each([
    ['EG', 'commercialRegister'],
    ['SA', 'commercialRegistration'],
    ['AE', 'tradeLicence'],
  ])('asks a company of %s for its %s', async (country, type) => {
    await expectRefusal(withFields({ country }), {
      [`${type}Number`]: ['documentNumber.required'],
      [`${type}IssueDate`]: ['issueDate.required'],
      [`${type}ExpiryDate`]: ['expiryDate.required'],
      [`${type}File`]: ['file.required'],
    })
  })

  const papers: [string, FormPart[], Record<string, ValidationCode[]>][] = [
    [
      'begun and not finished',
      [['taxCardNumber', '1']],
      {
        taxCardIssueDate: ['issueDate.required'],
        taxCardExpiryDate: ['expiryDate.required'],
        taxCardFile: ['file.required'],
      },
    ],
    [
      'of another country',
      document('gosiCertificate', pdf),
      {
        gosiCertificateNumber: ['document.country'],
        gosiCertificateIssueDate: ['document.country'],
        gosiCertificateExpiryDate: ['document.country'],
        gosiCertificateFile: ['document.country'],
      },
    ],
    [
      'issued in the future',
      document('taxCard', pdf, { IssueDate: '2999-01-01', ExpiryDate: '2999-02-01' }),
      { taxCardIssueDate: ['issueDate.future'] },
    ],
    [
      'expired before it was issued',
      document('taxCard', pdf, { ExpiryDate: '2023-12-31' }),
      { taxCardExpiryDate: ['expiryDate.order'] },
    ],
    [
      'with dates that are none',
      document('taxCard', pdf, { IssueDate: 'soon', ExpiryDate: '2024-02-30' }),
      { taxCardIssueDate: ['issueDate.invalid'], taxCardExpiryDate: ['expiryDate.invalid'] },
    ],
    [
      'with a number beyond reason',
      document('taxCard', pdf, { Number: '1'.repeat(51) }),
      { taxCardNumber: ['documentNumber.long'] },
    ],
    ['that is a program', document('taxCard', executable), { taxCardFile: ['file.paper'] }],
    ['of no bytes', document('taxCard', Buffer.alloc(0)), { taxCardFile: ['file.empty'] }],
    ['of 10 MB', document('taxCard', pdfOf(10 * megabyte)), { taxCardFile: ['file.large'] }],
    ['whose profile is no PDF', [['profile', blobOf(docx), 'x.pdf']], { profile: ['file.pdf'] }],
  ]
  // VENDOR-3
  it.each(papers)('refuses a document %s', async (_what, parts, errors) => {
    await expectRefusal([...good, ...parts], errors)
  })

  // FORM-8
  it('refuses files that are too much together, naming the one that is', async () => {
    const five = pdfOf(5 * megabyte)
    const parts = [
      ...withFields({ country: 'SA' }),
      ...document('commercialRegistration', five),
      ...document('vatCertificate', five),
      ...document('zakatCertificate', five),
      ...document('gosiCertificate', five),
      ...document('saudizationCertificate', pdf),
    ]
    await expectRefusal(parts, { saudizationCertificateFile: ['files.large'] })
  })

  it('names everything that is wrong at once', async () => {
    const response = await send([['country', 'AE'], ...document('tradeLicence', executable)])
    const fields = Object.keys(response.json().errors)
    expect(fields).toEqual(
      expect.arrayContaining(['nameAr', 'nameEn', 'phone', 'categories', 'tradeLicenceFile']),
    )
    expect(fields).not.toContain('country')
  })

  it('stores a repeated registration once', async () => {
    const key = randomUUID()
    const first = await send(good, { key })
    const stock = await takeStock()
    const again = await send([...good].reverse(), { key })
    expect(again.statusCode).toBe(201)
    expect(again.json()).toEqual(first.json())
    expect((await send([...good, ...document('taxCard', pdf)], { key })).statusCode).toBe(422)
    expect(await takeStock()).toEqual(stock)
  })
})
