import { ApiFailure } from '#contract/errors.ts'
import { isRecord } from './read-envelope.ts'

/**
 * The faults that the server found: each field with the server's text. Empty when the failure names no field.
 *
 * @param fields those of the form, in their order
 */
export function serverFieldErrors<Field extends string>(
  error: unknown,
  fields: readonly Field[],
): [Field, string][] {
  if (!(error instanceof ApiFailure) || !isRecord(error.body) || !isRecord(error.body.errors))
    return []
  const { errors } = error.body
  return fields.flatMap((field) => {
    const texts: unknown = errors[field]
    const first: unknown = Array.isArray(texts) ? texts[0] : texts
    return typeof first === 'string' ? [[field, first] as [Field, string]] : []
  })
}
