import { z } from 'zod/mini'
import { defineEndpoint } from '../endpoint.ts'
import { dataOf, noQuery } from '../envelopes.ts'
import { pictureSchema } from '../picture-schema.ts'
import { code } from './fields.ts'
import { mayFill } from './may-fill.ts'

/** Of one upload: bytes, and pixels as its header announces them. */
export const pictureLimits = { bytes: 15 * 1024 * 1024, pixels: 40_000_000 } as const

/** A part of a whole: a number from 0 to 1 as a form carries it. */
const fraction = z.pipe(
  z.string().check(
    z.regex(/^(?:\d+(?:\.\d+)?|\.\d+)(?:e-\d{1,3})?$/i, {
      error: code('crop.invalid'),
      abort: true,
    }),
  ),
  z.pipe(
    z.transform((text: string) => Number(text)),
    z.number().check(z.maximum(1, code('crop.invalid'))),
  ),
)

/**
 * The cut of a picture, as parts of its width and height when it stands upright. The focus is the point that stays
 * in sight where a place shows less than the whole; it is measured on the whole picture too.
 */
export const pictureCutSchema = z
  .object({
    cropX: z._default(fraction, 0),
    cropY: z._default(fraction, 0),
    cropWidth: z._default(fraction, 1),
    cropHeight: z._default(fraction, 1),
    focusX: z.optional(fraction),
    focusY: z.optional(fraction),
  })
  .check(
    z.refine((cut) => cut.cropWidth > 0 && cut.cropX + cut.cropWidth <= 1.000_001, {
      path: ['cropWidth'],
      error: code('crop.invalid'),
    }),
    z.refine((cut) => cut.cropHeight > 0 && cut.cropY + cut.cropHeight <= 1.000_001, {
      path: ['cropHeight'],
      error: code('crop.invalid'),
    }),
  )
export type PictureCut = z.infer<typeof pictureCutSchema>

/** Stores a picture for a record's `pictureId` or gallery; the fields of the form are texts. */
export const uploadPicture = defineEndpoint({
  id: 'pictures.create',
  method: 'POST',
  path: '/Admin/pictures',
  access: 'session',
  allows: (held) => mayFill(held, ['picture', 'images']),
  summary:
    'Stores a picture in all its sizes: JPEG, PNG, WebP or AVIF of at most 15 MB and 40 megapixels; multipart form',
  // A file of 15 MB on a slow phone line, and its encoding.
  timeout: 300_000,
  encoding: 'multipart',
  query: noQuery,
  body: z.object({
    ...pictureCutSchema.shape,
    file: z.any().register(z.globalRegistry, { type: 'string', format: 'binary' }),
  }),
  output: dataOf(z.object({ id: z.string(), picture: pictureSchema })),
})
