import type { FastifyRequest } from 'fastify'
import { ApiError } from './api-error.ts'

/** No record has this version. */
const none = -1

/**
 * The version that a change is based on, by its If-Match header (RECORD-13); whatever is no version of ours
 * counts as one that has passed.
 *
 * @throws ApiError `version_required` where there is none
 */
export function expectedVersion(request: Pick<FastifyRequest, 'headers'>): number {
  const header = request.headers['if-match']
  if (header === undefined) throw new ApiError('version_required')
  const digits = /^(?:W\/)?"?(\d{1,9})"?$/.exec(header.trim())?.[1]
  return digits === undefined ? none : Number(digits)
}
