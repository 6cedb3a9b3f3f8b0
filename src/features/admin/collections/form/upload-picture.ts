import { uploadPicture } from '#contract/admin/pictures.ts'
import type { ApiClient } from '#src/api/api-client.ts'
import { callEndpoint } from '#src/api/call-endpoint.ts'

/** The cut of a picture and the point of it that stays in sight, both as fractions of its width and height. */
export interface Cut {
  crop: { x: number; y: number; width: number; height: number }
  /** Measured on the whole picture. */
  focus: { x: number; y: number }
}

const part = (value: number) => Math.min(1, Math.max(0, value)).toFixed(6)

/** Stores a picture in all its sizes. @throws ApiFailure */
export async function storePicture(client: ApiClient, file: Blob, { crop, focus }: Cut) {
  const body = {
    cropX: part(crop.x),
    cropY: part(crop.y),
    // Rounding must not reach over the edge.
    cropWidth: part(Math.min(crop.width, 1 - Number(part(crop.x)))),
    cropHeight: part(Math.min(crop.height, 1 - Number(part(crop.y)))),
    focusX: part(focus.x),
    focusY: part(focus.y),
    // Last, so that the server knows the rest when it comes.
    file,
  }
  // A form carries texts, which the contract reads as numbers.
  const { data } = await callEndpoint(client, uploadPicture, { body: body as never })
  return data
}
