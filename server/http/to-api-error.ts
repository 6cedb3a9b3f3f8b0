import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod'
import { ApiError, type FieldProblems } from './api-error.ts'

/** What was thrown, as one of our own errors; whatever is not the caller's doing becomes a server fault. */
export function toApiError(thrown: unknown): ApiError {
  if (thrown instanceof ApiError) return thrown
  if (hasZodFastifySchemaValidationErrors(thrown)) {
    return new ApiError('invalid_query', queryProblems(thrown.validation))
  }
  const status = statusOf(thrown)
  if (status === 413) return new ApiError('too_large')
  if (status === 415) return new ApiError('unsupported_media_type')
  if (status >= 400 && status < 500) return new ApiError('bad_request')
  return new ApiError('server_error')
}

interface SchemaProblem {
  instancePath: string
  params: Record<string, unknown>
}

function queryProblems(problems: SchemaProblem[]): FieldProblems {
  const named = problems.flatMap(({ instancePath, params }): [string, FieldProblems[string]][] =>
    Array.isArray(params['keys'])
      ? params['keys'].map((key) => [String(key), ['field.unknown']])
      : [[instancePath.slice(1), ['field.invalid']]],
  )
  return Object.fromEntries(named)
}

function statusOf(thrown: unknown): number {
  const hasStatus = typeof thrown === 'object' && thrown !== null && 'statusCode' in thrown
  return hasStatus && typeof thrown.statusCode === 'number' ? thrown.statusCode : 500
}
