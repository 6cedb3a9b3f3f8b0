import type { FastifyInstance } from 'fastify'
import { dataSheetLimit, uploadDataSheet } from '#contract/admin/data-sheets.ts'
import type { FileStore } from '#server/files/file-store.ts'
import { ApiError } from '#server/http/api-error.ts'
import { readUploadForm } from '#server/http/read-upload-form.ts'
import { requireUpload } from '#server/http/require-upload.ts'
import { routeOf } from '#server/http/route-of.ts'
import type { FreeSpace } from '#server/private-files/free-space.ts'
import { storeDataSheet } from './store-data-sheet.ts'

/** Takes the data sheets of products; it lives in the scope that the session guard protects. */
export function registerDataSheetRoutes(
  scope: FastifyInstance,
  files: FileStore,
  space: FreeSpace,
): void {
  scope.post(uploadDataSheet.path, routeOf(uploadDataSheet, 201), async (request, reply) => {
    await space.requireRoom()
    const form = await readUploadForm(request, { texts: [], fileSize: dataSheetLimit })
    const bytes = requireUpload(form.file, { required: 'file.required', large: 'dataSheet.large' })
    if (Object.keys(form.problems).length > 0) throw new ApiError('invalid_input', form.problems)
    const upload = { name: form.file?.name ?? '', bytes }
    const data = await storeDataSheet(files, upload)
    return reply.code(201).send({ data })
  })
}
