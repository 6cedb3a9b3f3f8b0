import type { FastifyInstance } from 'fastify'
import pLimit from 'p-limit'
import { pictureCutSchema, pictureLimits, uploadPicture } from '#contract/admin/pictures.ts'
import type { FileStore } from '#server/files/file-store.ts'
import { ApiError, refuseInput } from '#server/http/api-error.ts'
import { parseInput } from '#server/http/parse-input.ts'
import { readUploadForm } from '#server/http/read-upload-form.ts'
import { routeOf } from '#server/http/route-of.ts'
import { requireUpload } from '#server/http/require-upload.ts'
import type { FreeSpace } from '#server/private-files/free-space.ts'
import { decodePicture } from './decode-picture.ts'
import { encodePicture } from './encode-picture.ts'
import { focusOf, storePicture } from './store-picture.ts'

/** Pictures that are received, wait or are worked on at once: each takes up to 15 MB of memory. */
export const mostPictures = 6

/** Takes the pictures of records; it lives in the scope that the session guard protects. */
export function registerPictureRoutes(
  scope: FastifyInstance,
  files: FileStore,
  space: FreeSpace,
): void {
  // Two at once would take so much memory and time that everybody else suffers.
  const oneByOne = pLimit(1)
  let underWay = 0
  const rules = { texts: Object.keys(pictureCutSchema.shape), fileSize: pictureLimits.bytes }

  scope.post(uploadPicture.path, routeOf(uploadPicture, 201), async (request, reply) => {
    await space.requireRoom()
    if (underWay >= mostPictures) throw new ApiError('busy', {}, { retryAfter: 10 })
    underWay += 1
    try {
      const { texts, file, problems } = await readUploadForm(request, rules)
      const bytes = requireUpload(file, { required: 'picture.required', large: 'picture.large' })
      const cut = parseInput(pictureCutSchema, texts, problems)
      const encoded = await oneByOne(async () => {
        const decoded = await decodePicture(bytes, cut)
        if (typeof decoded === 'string') throw refuseInput({ file: [decoded] })
        return encodePicture(decoded)
      })
      const data = await storePicture(files, encoded, focusOf(cut))
      return reply.code(201).send({ data })
    } finally {
      underWay -= 1
    }
  })
}
