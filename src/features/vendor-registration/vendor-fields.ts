import {
  documentsByCountry,
  type DocumentType,
  documentTypes,
} from '#contract/submissions/vendor-documents.ts'
import { type VendorCountry, vendorCountries } from '#contract/submissions/countries.ts'

export const companyFields = [
  'nameAr',
  'nameEn',
  'country',
  'city',
  'address',
  'website',
  'yearsInBusiness',
  'categories',
] as const

export const contactFields = ['contactPerson', 'phone', 'email', 'bankName'] as const

const documentTexts = ['Number', 'IssueDate', 'ExpiryDate'] as const

export type TextField =
  | (typeof companyFields)[number]
  | (typeof contactFields)[number]
  | `${DocumentType}${(typeof documentTexts)[number]}`
export type FileField = 'profile' | `${DocumentType}File`
export type VendorField = TextField | FileField

/** The values of the form. A field that has not been reached is not there. */
export type VendorValues = Partial<Record<TextField, string>> & Partial<Record<FileField, File>>

export const textFields: readonly TextField[] = [
  ...companyFields,
  ...contactFields,
  ...documentTypes.flatMap((type) => documentTexts.map((text) => `${type}${text}` as const)),
]

export const fileFields: readonly FileField[] = [
  ...documentTypes.map((type) => `${type}File` as const),
  'profile',
]

/** The four fields of a document, in the order in which they stand. */
export const fieldsOfDocument = (type: DocumentType) =>
  [`${type}Number`, `${type}IssueDate`, `${type}ExpiryDate`, `${type}File`] as const

/** True when anything has been given for a document: then all of it is asked for. */
export function isDocumentBegun(values: VendorValues, type: DocumentType): boolean {
  return fieldsOfDocument(type).some((field) => values[field])
}

/** The papers that a country's companies are asked for; none before a country is chosen. */
export function documentsAsked(country: string | undefined): readonly DocumentType[] {
  return isVendorCountry(country) ? documentsByCountry[country] : []
}

function isVendorCountry(text: string | undefined): text is VendorCountry {
  return (vendorCountries as readonly (string | undefined)[]).includes(text)
}

/**
 * The values that the form's country asks for. Papers given for another country stay in the form, in case the country
 * was changed by mistake, but are neither checked nor sent.
 */
export function valuesAsked(values: VendorValues): VendorValues {
  const asked = documentsAsked(values.country)
  const foreign: ReadonlySet<string> = new Set(
    documentTypes.filter((type) => !asked.includes(type)).flatMap((type) => fieldsOfDocument(type)),
  )
  return Object.fromEntries(Object.entries(values).filter(([field]) => !foreign.has(field)))
}
