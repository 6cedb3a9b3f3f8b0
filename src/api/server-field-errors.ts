import { ApiFailure } from '#contract/errors.ts'
import { isRecord } from '#src/api/read-envelope.ts'
import { type ContactField, contactFields } from './contact-fields.ts'

/** What the server found wrong, field by field, with its words; empty where the failure names no field. */
export function serverFieldErrors(error: unknown): [ContactField, string][] {
  if (!(error instanceof ApiFailure) || !isRecord(error.body) || !isRecord(error.body.errors))
    return []
  const { errors } = error.body
  return contactFields.flatMap((field) => {
    const texts: unknown = errors[field]
    const first: unknown = Array.isArray(texts) ? texts[0] : texts
    return typeof first === 'string' ? [[field, first] as [ContactField, string]] : []
  })
}
