import type { Multipart } from '@fastify/multipart'
import type { FastifyRequest } from 'fastify'
import { ApiError } from './api-error.ts'
import { boundBody } from './bound-body.ts'

/** Bytes of one field as it is sent; far above what any form's own rules let through. */
const usualField = 8 * 1024

/** Bytes of what stands before a part: room for a long file name in any script. */
const longestPartHeader = 4 * 1024

interface PartLimits {
  /** Parts of each kind. */
  most: number
  /** Bytes of one file. */
  fileSize: number
  /** Bytes of the whole form, as announced and as they arrive. */
  longest: number
  /** Bytes of one field as it is sent. */
  longestField?: number | undefined
}

/**
 * The parts of a multipart form as they arrive.
 *
 * @throws ApiError `unsupported_media_type` when it is no such form, `bad_request` when it is cut off or garbled,
 *   `too_large`, `too_slow`
 */
export async function* readParts(
  request: FastifyRequest,
  { most, fileSize, longest, longestField = usualField }: PartLimits,
): AsyncGenerator<Multipart> {
  if (!request.isMultipart()) throw new ApiError('unsupported_media_type')
  if (Number(request.headers['content-length']) > longest) throw new ApiError('too_large')
  const limits = {
    fields: most,
    files: most,
    parts: most,
    fieldSize: longestField,
    fieldNameSize: 100,
    headerSize: longestPartHeader,
    fileSize,
  }
  try {
    boundBody(request.raw, longest)
    yield* request.parts({ limits })
  } catch (error) {
    // The parser's own complaints about the form come without a status.
    const isComplaint = error instanceof Error && !('statusCode' in error)
    throw isComplaint && !(error instanceof ApiError) ? new ApiError('bad_request') : error
  } finally {
    // If reading stopped early, the rest is taken off the line, or its sender would never see the answer.
    request.raw.unpipe()
    request.raw.resume()
  }
}
