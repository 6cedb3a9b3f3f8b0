import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod'
import { isValidationFault } from '#contract/validation-texts.ts'
import { DatabaseFault } from '#server/db/database-fault.ts'
import { errorCode } from '#server/disk/error-code.ts'
import { ApiError, type FieldProblems } from './api-error.ts'

/** Turns what was thrown into one of our own errors; what is not the caller's doing becomes a server fault. */
export function toApiError(thrown: unknown): ApiError {
  if (thrown instanceof ApiError) return thrown
  if (thrown instanceof DatabaseFault) {
    return new ApiError(thrown.code, {}, { retryAfter: thrown.retryAfter })
  }
  // A disk without room, or an account whose quota is used up.
  if (['ENOSPC', 'EDQUOT'].includes(errorCode(thrown)))
    return new ApiError('no_space', {}, { retryAfter: 60 })
  if (hasZodFastifySchemaValidationErrors(thrown)) {
    const code = isAboutBody(thrown) ? 'invalid_input' : 'invalid_query'
    return new ApiError(code, problemsOf(thrown.validation))
  }
  const status = statusOf(thrown)
  if (status === 413) return new ApiError('too_large')
  if (status === 415) return new ApiError('unsupported_media_type')
  if (status >= 400 && status < 500) return new ApiError('bad_request')
  return new ApiError('server_error')
}

function isAboutBody(error: object): boolean {
  return 'validationContext' in error && error.validationContext === 'body'
}

interface SchemaProblem {
  instancePath: string
  message?: string
  params: Record<string, unknown>
}

function problemsOf(problems: SchemaProblem[]): FieldProblems {
  // A map, since a field may be called `__proto__`.
  const found = new Map<string, FieldProblems[string]>()
  for (const { instancePath, message = '', params } of problems) {
    const field = instancePath.slice(1).replaceAll('/', '.')
    if (Array.isArray(params['keys'])) {
      const place = field && `${field}.`
      for (const key of params['keys']) found.set(`${place}${String(key)}`, ['field.unknown'])
    } else {
      const problem = isValidationFault(message) ? message : 'field.invalid'
      found.set(field, [...(found.get(field) ?? []), problem])
    }
  }
  return Object.fromEntries(found)
}

function statusOf(thrown: unknown): number {
  const hasStatus = typeof thrown === 'object' && thrown !== null && 'statusCode' in thrown
  return hasStatus && typeof thrown.statusCode === 'number' ? thrown.statusCode : 500
}
