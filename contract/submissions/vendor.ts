import { z } from 'zod/mini'
import { registerVendorCall } from '../calls.ts'
import { latinDigits } from '../digits.ts'
import { oneLine } from '../plain-text.ts'
import { isWebAddress } from '../safe-link.ts'
import { defineSubmission } from './define-submission.ts'
import type { ValidationCode } from '../validation-texts.ts'
import { code, optionalText, requiredEmail, requiredPhone, requiredText } from './field-rules.ts'
import { uploadLimits, vendorLimits } from './limits.ts'
import { paperRule, pdfRule, uploadSchema } from './upload.ts'
import { documentShape, documentTypes, findDocumentProblems } from './vendor-documents.ts'
import { vendorCountries } from './countries.ts'

/** The goods and services that a vendor may supply. */
export const vendorCategories = [
  'motors',
  'bearings',
  'steel',
  'aluminium',
  'ductwork',
  'insulation',
  'pumps',
  'pipes',
  'valves',
  'fire-fighting',
  'cables',
  'switchgear',
  'lighting',
  'low-current',
  'paints',
  'tools',
  'safety',
  'transport',
  'civil-works',
  'subcontracting',
  'calibration',
  'office',
  'other',
] as const
export type VendorCategory = (typeof vendorCategories)[number]

/** The vendor registration (VENDOR-2). A field that is left out is an empty text. */
export const vendorSchema = z
  .object({
    nameAr: requiredText(vendorLimits.companyName, {
      required: 'nameAr.required',
      long: 'nameAr.long',
    }),
    nameEn: requiredText(vendorLimits.companyName, {
      required: 'nameEn.required',
      long: 'nameEn.long',
    }),
    country: z.enum(vendorCountries, code('country.required')),
    city: requiredText(vendorLimits.city, { required: 'city.required', long: 'city.long' }),
    address: requiredText(vendorLimits.address, {
      required: 'address.required',
      long: 'address.long',
    }),
    website: z._default(
      z.string().check(
        z.overwrite(withScheme),
        z.maxLength(vendorLimits.website, { error: code('website.long'), abort: true }),
        z.refine((text) => text === '' || isSite(text), { error: code('website.invalid') }),
      ),
      '',
    ),
    contactPerson: requiredText(vendorLimits.contactPerson, {
      required: 'contactPerson.required',
      long: 'contactPerson.long',
    }),
    phone: requiredPhone({ required: 'phone.required', invalid: 'phone.invalid' }),
    email: requiredEmail(vendorLimits.email, {
      required: 'email.required',
      invalid: 'email.invalid',
      long: 'email.long',
    }),
    /** Codes of `vendorCategories` with commas between. */
    categories: z.string(code('categories.required')).check(
      z.overwrite((text) => splitCategories(text).join(',')),
      z.minLength(1, { error: code('categories.required'), abort: true }),
      z.refine((text) => splitCategories(text).every(isCategory), {
        error: code('categories.invalid'),
      }),
    ),
    yearsInBusiness: z.string(code('yearsInBusiness.required')).check(
      z.overwrite((text) => latinDigits(text).trim()),
      z.minLength(1, { error: code('yearsInBusiness.required'), abort: true }),
      z.refine((text) => /^\d{1,3}$/.test(text) && Number(text) <= vendorLimits.yearsInBusiness, {
        error: code('yearsInBusiness.invalid'),
      }),
    ),
    bankName: optionalText(vendorLimits.bankName, 'bankName.long'),
    profile: uploadSchema,
    ...documentShape,
  })
  .check(
    z.superRefine(
      (vendor, context) => {
        const report = (field: string, problem: ValidationCode) =>
          context.addIssue({ code: 'custom', path: [field], message: problem })
        if (vendorCountries.includes(vendor.country))
          for (const problem of findDocumentProblems(vendor.country, vendor)) report(...problem)
        const tooMuch = findFileBeyondLimit(vendor)
        if (tooMuch !== undefined) report(tooMuch, 'files.large')
      },
      // With the other problems at once, so that a person mends all in one go.
      { when: ({ value }) => typeof value === 'object' && value !== null },
    ),
  )
export type Vendor = z.infer<typeof vendorSchema>

const fileFields = ['profile', ...documentTypes.map((type) => `${type}File` as const)] as const

export const registerVendor = defineSubmission({
  ...registerVendorCall,
  summary: 'Registers a vendor with its documents; multipart form',
  fields: vendorSchema,
  files: {
    ...Object.fromEntries(fileFields.map((field) => [field, paperRule])),
    profile: pdfRule,
  },
})

/** The codes in a text of them, each once, in their own order. */
export function splitCategories(text: string): string[] {
  const codes = text.split(',').map((part) => part.trim())
  return [...new Set(codes.filter(Boolean))].sort()
}

function isCategory(text: string): text is VendorCategory {
  return (vendorCategories as readonly string[]).includes(text)
}

function withScheme(text: string): string {
  const trimmed = oneLine(text).trim()
  return /^$|^\/|^[a-z][a-z\d+.-]*:/i.test(trimmed) ? trimmed : `https://${trimmed}`
}

// A company's site has a name, not a number; Arabic names are compared as they are looked up (`xn--…`).
function isSite(text: string): boolean {
  return isWebAddress(text) && /[^.]\.[a-z][a-z\d-]*\.?$/i.test(new URL(text).hostname)
}

function findFileBeyondLimit(vendor: Vendor): string | undefined {
  let total = 0
  return fileFields.find((field) => (total += vendor[field]?.size ?? 0) > uploadLimits.form)
}
