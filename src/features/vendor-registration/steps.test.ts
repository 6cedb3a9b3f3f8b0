import { expect, it } from 'vitest'
import { vendorSchema } from '#contract/submissions/vendor.ts'
import { documentTypes } from '#contract/submissions/vendor-documents.ts'
import { fieldsOfStep, readStep, stepFrom, steps, stepWith } from './steps.ts'
import { fileFields, textFields } from './vendor-fields.ts'
import { vendorCountries } from '#contract/submissions/countries.ts'

it('goes to the next and the last step, and not beyond', () => {
  expect(steps.map((step) => stepFrom(step, 1))).toEqual([
    'contact',
    'documents',
    'summary',
    'summary',
  ])
  expect(steps.map((step) => stepFrom(step, -1))).toEqual([
    'company',
    'company',
    'contact',
    'documents',
  ])
})

it('begins at the first step where nothing sensible was kept', () => {
  expect([undefined, '', 'nonsense', 'documents'].map(readStep)).toEqual([
    'company',
    'company',
    'company',
    'documents',
  ])
})

it('asks for every field of the contract, over all countries', () => {
  const asked = new Set(
    vendorCountries.flatMap((country) => steps.flatMap((step) => fieldsOfStep(step, country))),
  )
  expect([...asked].sort()).toEqual(Object.keys(vendorSchema.shape).sort())
  expect([...textFields, ...fileFields].sort()).toEqual([...asked].sort())
})

it.each([
  ['EG', ['commercialRegister', 'taxCard', 'vatCertificate']],
  [
    'SA',
    [
      'commercialRegistration',
      'vatCertificate',
      'zakatCertificate',
      'gosiCertificate',
      'saudizationCertificate',
    ],
  ],
  ['AE', ['tradeLicence', 'vatCertificate']],
  ['other', []],
  [undefined, []],
])('asks a company of %s for its papers', (country, types) => {
  const asked = documentTypes.filter((type) =>
    fieldsOfStep('documents', country).includes(`${type}File`),
  )
  expect(asked.sort()).toEqual([...types].sort())
  expect(fieldsOfStep('documents', country)).toContain('profile')
})

// VENDOR-1
it('finds the first step with a fault', () => {
  expect(stepWith(['taxCardFile', 'phone'], 'EG')).toBe('contact')
  expect(stepWith(['taxCardFile'], 'EG')).toBe('documents')
  expect(stepWith(['taxCardFile'], 'SA')).toBeUndefined()
  expect(stepWith(['elapsed'], 'EG')).toBeUndefined()
})
