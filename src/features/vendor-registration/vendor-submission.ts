import type { Submission } from '#src/pwa/storage/outbox/submission.ts'
import { fileFields, textFields, type VendorValues } from './vendor-fields.ts'

/** The submission of the form: only the fields that are filled in. */
export function toSubmission(values: VendorValues): Submission {
  const fields: Submission['fields'] = {}
  for (const field of textFields) {
    const text = values[field]
    if (text) fields[field] = text
  }
  const files = fileFields.flatMap((field) => {
    const file = values[field]
    return file === undefined ? [] : [{ field, name: file.name, blob: file }]
  })
  return { fields, files }
}

/** The form that a submission was made from. */
export function fromSubmission({ fields, files }: Submission): VendorValues {
  const values: VendorValues = {}
  for (const field of textFields) values[field] = fields[field] ?? ''
  for (const field of fileFields) {
    const kept = files.find((file) => file.field === field)
    if (kept) values[field] = new File([kept.blob], kept.name, { type: kept.blob.type })
  }
  return values
}
