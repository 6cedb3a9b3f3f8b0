import { describe, expect, it } from 'vitest'
import type { ValidationCode } from '#contract/validation-texts.ts'
import { cvResolver, type CvValues, emptyCv } from './cv-values.ts'

const good: CvValues = { ...emptyCv, fullName: 'سارة Ali', dob: '1990-03-14', nationality: 'EG' }
const file = (name: string, size: number) => new File([new Uint8Array(size)], name)

const options = { fields: {}, shouldUseNativeValidation: false }
const check = (values: Partial<CvValues>) => cvResolver({ ...good, ...values }, undefined, options)

async function complaints(values: Partial<CvValues>): Promise<Record<string, unknown>> {
  const { errors } = await check(values)
  return Object.fromEntries(Object.entries(errors).map(([field, error]) => [field, error.message]))
}

const bad: [keyof CvValues, string | File, ValidationCode][] = [
  ['fullName', '', 'fullName.required'],
  ['fullName', '   ', 'fullName.required'],
  ['fullName', 'x'.repeat(101), 'fullName.long'],
  ['email', 'sara', 'cvEmail.invalid'],
  ['email', 'sara@home', 'cvEmail.invalid'],
  ['phone', '123', 'phone.invalid'],
  ['phone', '010abc45678', 'phone.invalid'],
  ['dob', '', 'dob.required'],
  ['dob', '?', 'dob.invalid'],
  ['dob', '1990-02-30', 'dob.invalid'],
  ['dob', '1890-01-01', 'dob.range'],
  ['dob', `${new Date().getFullYear() - 5}-01-01`, 'dob.range'],
  ['nationality', '', 'nationality.required'],
  ['nationality', 'XX', 'nationality.invalid'],
  ['gender', 'none', 'gender.invalid'],
  ['country', 'FR', 'country.invalid'],
  ['address', 'x'.repeat(201), 'address.long'],
  ['cv', file('cv.pdf', 0), 'file.empty'],
  ['cv', file('cv.pdf', 5 * 1024 * 1024 + 1), 'file.large'],
  ['cv', file('cv.exe', 10), 'file.paper'],
  ['cv', file('pdf', 10), 'file.paper'],
]

describe('the CV form', () => {
  // CV-1, CV-2, CV-3, FORM-1, FORM-8
  it.each(bad)('%s %j is refused with %s alone', async (field, value, code) => {
    expect(await complaints({ [field]: value })).toEqual({ [field]: code })
  })

  // CV-1
  it('asks for the name, the date of birth and the nationality, and for nothing else', async () => {
    expect(Object.keys(await complaints(emptyCv))).toEqual(['fullName', 'dob', 'nationality'])
  })

  // FORM-8
  it.each(['cv.pdf', 'سيرة.DOC', 'my cv.docx'])('takes %s as it is', async (name) => {
    const cv = file(name, 10)
    const { errors, values } = await check({ cv })
    expect(errors).toEqual({})
    expect((values as CvValues).cv).toBe(cv)
  })
})
