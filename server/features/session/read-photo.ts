import { plainColors } from '#brand/plain-look.ts'
import type { FastifyRequest } from 'fastify'
import { accountLimits } from '#contract/account-limits.ts'
import { ApiError, refuseInput } from '#server/http/api-error.ts'
import { loadSharp } from '#server/media/load-sharp.ts'
import { pictureKind } from '#server/media/picture-kind.ts'

/** Pixels, both ways: enough for the largest place that shows it, on a dense screen. */
const size = 192

/**
 * Reads the user's picture from a multipart form and draws it again: small, square, without other data of the file.
 *
 * @returns a `data:` address
 * @throws ApiError `invalid_input` where it is no picture that can be taken, `unsupported_media_type`
 */
export async function readPhoto(request: FastifyRequest): Promise<string> {
  if (!request.isMultipart()) throw new ApiError('unsupported_media_type')
  const { bytes: fileSize, pixels } = accountLimits.photo
  const part = await request.file({ limits: { fileSize, files: 1, fields: 0, parts: 1 } })
  if (part?.fieldname !== 'photo')
    throw new ApiError('invalid_input', { photo: ['photo.required'] })
  const bytes = await part.toBuffer()
  if (part.file.truncated) throw new ApiError('invalid_input', { photo: ['file.large'] })
  if (pictureKind(bytes) === undefined) throw refuseInput({ photo: ['photo.invalid'] })
  const open = await loadSharp()
  try {
    const drawn = await open(bytes, { limitInputPixels: pixels, failOn: 'error' })
      .autoOrient()
      .resize(size, size, { fit: 'cover' })
      .flatten({ background: plainColors.surface })
      .webp({ quality: 78 })
      .toBuffer()
    return `data:image/webp;base64,${drawn.toString('base64')}`
  } catch {
    throw refuseInput({ photo: ['photo.invalid'] })
  }
}
