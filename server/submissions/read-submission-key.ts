import { randomUUID } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import { idempotencyHeader, idempotencyKeyPattern } from '#contract/idempotency.ts'
import { ApiError } from '#server/http/api-error.ts'

/**
 * The key of a submission, lower-cased; one of our own where none came, so that there is a reference (API-10).
 *
 * @throws ApiError `invalid_header` when the key is no UUID
 */
export function readSubmissionKey(request: Pick<FastifyRequest, 'headers'>): string {
  return readGivenKey(request) ?? randomUUID()
}

/** The key that a request came with, if any. @throws ApiError `invalid_header` when it is no UUID */
export function readGivenKey(request: Pick<FastifyRequest, 'headers'>): string | undefined {
  const key = request.headers[idempotencyHeader.toLowerCase()]
  if (key === undefined) return undefined
  if (typeof key !== 'string' || !idempotencyKeyPattern.test(key)) {
    throw new ApiError('invalid_header', { [idempotencyHeader]: ['field.invalid'] })
  }
  return key.toLowerCase()
}
