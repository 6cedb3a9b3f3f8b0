import { ApiError } from './api-error.ts'

/**
 * Reads an upload as it arrives: one that fails is the sender's doing.
 *
 * @throws ApiError `bad_request` when it is cut off, or the one that ended it
 */
export async function* uploadChunks(upload: NodeJS.ReadableStream): AsyncGenerator<Buffer> {
  try {
    for await (const chunk of upload) yield chunk as Buffer
  } catch (error) {
    throw error instanceof ApiError ? error : new ApiError('bad_request')
  }
}
