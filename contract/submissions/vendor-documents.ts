import type { VendorCountry } from './countries.ts'
import { z } from 'zod/mini'
import type { ValidationCode } from '../validation-texts.ts'
import { optionalDay, optionalNumber } from './field-rules.ts'
import { vendorLimits } from './limits.ts'
import { type Upload, uploadSchema } from './upload.ts'

export const documentTypes = [
  'commercialRegister',
  'taxCard',
  'vatCertificate',
  'commercialRegistration',
  'zakatCertificate',
  'gosiCertificate',
  'saudizationCertificate',
  'tradeLicence',
] as const
export type DocumentType = (typeof documentTypes)[number]

/** The papers that a company of each country has. The first proves that it exists and is required. */
export const documentsByCountry: Record<VendorCountry, readonly DocumentType[]> = {
  EG: ['commercialRegister', 'taxCard', 'vatCertificate'],
  SA: [
    'commercialRegistration',
    'vatCertificate',
    'zakatCertificate',
    'gosiCertificate',
    'saudizationCertificate',
  ],
  AE: ['tradeLicence', 'vatCertificate'],
  other: [],
}

/** Papers that may carry no expiry date. */
export const lastingDocuments: ReadonlySet<DocumentType> = new Set(['vatCertificate'])

type DocumentTexts = Record<
  `${DocumentType}${'Number' | 'IssueDate' | 'ExpiryDate'}`,
  z.ZodMiniDefault<z.ZodMiniString>
>
type DocumentFiles = Record<`${DocumentType}File`, typeof uploadSchema>

/** The four fields of each document: `taxCardNumber`, `taxCardIssueDate`, `taxCardExpiryDate`, `taxCardFile`. */
// The keys are computed, which TypeScript does not follow.
export const documentShape = Object.fromEntries(
  documentTypes.flatMap((type) => [
    [`${type}Number`, optionalNumber(vendorLimits.documentNumber, 'documentNumber.long')],
    [`${type}IssueDate`, optionalDay('issueDate.invalid')],
    [`${type}ExpiryDate`, optionalDay('expiryDate.invalid')],
    [`${type}File`, uploadSchema],
  ]),
) as DocumentTexts & DocumentFiles

type Field = keyof typeof documentShape
type Problem = [field: Field, problem: ValidationCode]
type DocumentValues = { [Name in keyof DocumentTexts]?: string } & {
  [Name in keyof DocumentFiles]?: Upload | undefined
}

/**
 * Finds the faults of the documents beyond each single field (VENDOR-3): one that is required or begun is complete, and
 * only those of the country are given.
 */
export function findDocumentProblems(country: VendorCountry, values: DocumentValues): Problem[] {
  const asked = documentsByCountry[country]
  return documentTypes.flatMap((type) => {
    const fields = [
      `${type}Number`,
      `${type}IssueDate`,
      `${type}ExpiryDate`,
      `${type}File`,
    ] as const
    const given = fields.filter((field) => values[field])
    if (!asked.includes(type)) return given.map((field): Problem => [field, 'document.country'])
    if (given.length === 0 && asked[0] !== type) return []
    return [...findMissing(type, values), ...findMisdated(type, values)]
  })
}

function findMissing(type: DocumentType, values: DocumentValues): Problem[] {
  const missing: Problem[] = []
  if (!values[`${type}Number`]) missing.push([`${type}Number`, 'documentNumber.required'])
  if (!values[`${type}IssueDate`]) missing.push([`${type}IssueDate`, 'issueDate.required'])
  if (!values[`${type}ExpiryDate`] && !lastingDocuments.has(type))
    missing.push([`${type}ExpiryDate`, 'expiryDate.required'])
  if (!values[`${type}File`]) missing.push([`${type}File`, 'file.required'])
  return missing
}

function findMisdated(type: DocumentType, values: DocumentValues): Problem[] {
  const issued = values[`${type}IssueDate`] ?? ''
  const expires = values[`${type}ExpiryDate`] ?? ''
  // Somewhere on earth it is already tomorrow.
  const tomorrow = new Date(Date.now() + 24 * 60 * 60 * 1000).toISOString().slice(0, 10)
  if (!z.regexes.date.test(issued)) return []
  if (issued > tomorrow) return [[`${type}IssueDate`, 'issueDate.future']]
  if (z.regexes.date.test(expires) && expires <= issued)
    return [[`${type}ExpiryDate`, 'expiryDate.order']]
  return []
}
