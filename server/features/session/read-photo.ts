import type { FastifyRequest } from 'fastify'
import sharp from 'sharp'
import { accountLimits } from '#contract/account-limits.ts'
import { ApiError } from '#server/http/api-error.ts'

/** Pixels, both ways: enough for the largest place that shows it, on a dense screen. */
const size = 192

/** How the pictures begin that are taken: nothing else reaches a decoder. */
const beginnings: readonly [at: number, bytes: Buffer][] = [
  [0, Buffer.from([0xff, 0xd8, 0xff])],
  [0, Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')],
  [8, Buffer.from('WEBP')],
  [4, Buffer.from('ftypavif')],
]

const isPicture = (bytes: Buffer): boolean =>
  beginnings.some(([at, begin]) => bytes.subarray(at, at + begin.length).equals(begin))

/**
 * The user's picture of a multipart form, drawn anew: small, square, without whatever else the file carried.
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
  if (!isPicture(bytes)) throw new ApiError('invalid_input', { photo: ['photo.invalid'] })
  try {
    const drawn = await sharp(bytes, { limitInputPixels: pixels, failOn: 'error' })
      .autoOrient()
      .resize(size, size, { fit: 'cover' })
      .flatten({ background: '#ffffff' })
      .webp({ quality: 78 })
      .toBuffer()
    return `data:image/webp;base64,${drawn.toString('base64')}`
  } catch {
    throw new ApiError('invalid_input', { photo: ['photo.invalid'] })
  }
}
