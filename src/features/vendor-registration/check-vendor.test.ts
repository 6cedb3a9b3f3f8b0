import { describe, expect, it } from 'vitest'
import { isValidationCode } from '#contract/validation-texts.ts'
import { checkVendor } from './check-vendor.ts'
import type { VendorField, VendorValues } from './vendor-fields.ts'

const scan = (bytes = 40, name = 'scan.pdf') => new File([new Uint8Array(bytes)], name)
const megabyte = 1024 * 1024

const good: VendorValues = {
  nameAr: 'شركة النيل',
  nameEn: 'Nile Metal',
  country: 'EG',
  city: 'القاهرة',
  address: 'المنطقة الصناعية',
  yearsInBusiness: '12',
  categories: 'steel,motors',
  contactPerson: 'منى علي',
  phone: '+201012345678',
  email: 'mona@example.com',
  commercialRegisterNumber: 'A-12/34',
  commercialRegisterIssueDate: '2024-01-01',
  commercialRegisterExpiryDate: '2029-01-01',
  commercialRegisterFile: scan(),
}

async function check(changes: VendorValues) {
  const options = { fields: {}, shouldUseNativeValidation: false }
  return checkVendor({ ...good, ...changes }, undefined, options)
}

async function faults(changes: VendorValues) {
  const { errors } = await check(changes)
  return Object.fromEntries(
    Object.entries(errors).map(([field, fault]) => [field, fault.message?.toString()]),
  )
}

// FORM-1, FORM-2, VENDOR-2
it('takes a whole registration, its texts as they are stored and its files as they are', async () => {
  const { values, errors } = await check({
    nameEn: '  Nile Metal ',
    phone: '+٢٠ ١٠١٢-٣٤٥٦٧٨',
    email: 'Mona@Example.com',
    website: 'nile.example',
    yearsInBusiness: ' ١٢ ',
  })
  expect(errors).toEqual({})
  expect(values).toMatchObject({
    nameEn: 'Nile Metal',
    phone: '+201012345678',
    email: 'mona@example.com',
    website: 'https://nile.example',
    yearsInBusiness: '12',
    categories: 'motors,steel',
  })
  expect(values.commercialRegisterFile).toBe(good.commercialRegisterFile)
})

describe('bad input', () => {
  const tooLong = 'x'.repeat(300)
  const table: [VendorField, string | File | undefined, string][] = [
    ['nameAr', ' ', 'nameAr.required'],
    ['nameAr', tooLong, 'nameAr.long'],
    ['nameEn', undefined, 'nameEn.required'],
    ['nameEn', tooLong, 'nameEn.long'],
    ['city', '', 'city.required'],
    ['city', tooLong, 'city.long'],
    ['address', '', 'address.required'],
    ['address', tooLong, 'address.long'],
    ['website', 'javascript:alert(1)', 'website.invalid'],
    ['website', 'nile', 'website.invalid'],
    ['website', `${tooLong}.example`, 'website.long'],
    ['yearsInBusiness', '', 'yearsInBusiness.required'],
    ['yearsInBusiness', '-1', 'yearsInBusiness.invalid'],
    ['yearsInBusiness', '201', 'yearsInBusiness.invalid'],
    ['categories', ',', 'categories.required'],
    ['categories', 'steel,gold', 'categories.invalid'],
    ['contactPerson', '', 'contactPerson.required'],
    ['contactPerson', tooLong, 'contactPerson.long'],
    ['phone', '', 'phone.required'],
    ['phone', '12345', 'phone.invalid'],
    ['email', '', 'email.required'],
    ['email', 'mona@home', 'email.invalid'],
    ['bankName', tooLong, 'bankName.long'],
    ['commercialRegisterNumber', '', 'documentNumber.required'],
    ['commercialRegisterNumber', tooLong, 'documentNumber.long'],
    ['commercialRegisterIssueDate', '', 'issueDate.required'],
    ['commercialRegisterIssueDate', '?', 'issueDate.invalid'],
    ['commercialRegisterIssueDate', '2999-01-01', 'issueDate.future'],
    ['commercialRegisterExpiryDate', '', 'expiryDate.required'],
    ['commercialRegisterExpiryDate', '2024-02-30', 'expiryDate.invalid'],
    ['commercialRegisterExpiryDate', '2024-01-01', 'expiryDate.order'],
    ['commercialRegisterFile', undefined, 'file.required'],
    ['commercialRegisterFile', scan(0), 'file.empty'],
    ['commercialRegisterFile', scan(5 * megabyte + 1), 'file.large'],
  ]
  // VENDOR-2, VENDOR-3
  it.each(table)('%s: %s', async (field, value, code) => {
    expect(isValidationCode(code)).toBe(true)
    expect(await faults({ [field]: value })).toEqual({ [field]: code })
  })

  // FORM-8
  it('files of more than 20 MB together', async () => {
    const types = [
      'commercialRegistration',
      'vatCertificate',
      'zakatCertificate',
      'gosiCertificate',
    ] as const
    const papers: VendorValues = Object.assign(
      { country: 'SA' },
      ...types.map((type) => ({
        [`${type}Number`]: '1',
        [`${type}IssueDate`]: '2024-01-01',
        [`${type}ExpiryDate`]: '2029-01-01',
        [`${type}File`]: scan(5 * megabyte),
      })),
    )
    expect(await faults(papers)).toEqual({})
    expect(Object.values(await faults({ ...papers, profile: scan(1) }))).toEqual(['files.large'])
  })
})

// VENDOR-3
it('a document that is begun must be completed, one that is not may be left out', async () => {
  expect(await faults({ taxCardNumber: '77' })).toEqual({
    taxCardIssueDate: 'issueDate.required',
    taxCardExpiryDate: 'expiryDate.required',
    taxCardFile: 'file.required',
  })
  const vat: VendorValues = {
    vatCertificateNumber: '5',
    vatCertificateIssueDate: '2024-01-01',
    vatCertificateFile: scan(),
  }
  expect(await faults(vat)).toEqual({})
})

describe('a change of the country', () => {
  const vat: VendorValues = {
    vatCertificateNumber: '5',
    vatCertificateIssueDate: '2024-01-01',
    vatCertificateFile: scan(),
  }

  // VENDOR-4
  it('asks for the papers of the new one, keeps what both ask for and leaves the rest out', async () => {
    expect(await faults({ ...vat, country: 'SA' })).toEqual({
      commercialRegistrationNumber: 'documentNumber.required',
      commercialRegistrationIssueDate: 'issueDate.required',
      commercialRegistrationExpiryDate: 'expiryDate.required',
      commercialRegistrationFile: 'file.required',
    })
    const { values, errors } = await check({
      ...vat,
      country: 'SA',
      commercialRegistrationNumber: '1010',
      commercialRegistrationIssueDate: '2024-01-01',
      commercialRegistrationExpiryDate: '2029-01-01',
      commercialRegistrationFile: scan(),
    })
    expect(errors).toEqual({})
    expect(values.vatCertificateNumber).toBe('5')
    expect(values.commercialRegisterNumber ?? '').toBe('')
    expect(values.commercialRegisterFile).toBeUndefined()
  })

  // VENDOR-4
  it('to one without papers of its own asks for none', async () => {
    const { values, errors } = await check({ ...vat, country: 'other' })
    expect(errors).toEqual({})
    expect(values.vatCertificateFile).toBeUndefined()
  })
})
