import { randomUUID } from 'node:crypto'
import type { PictureCut } from '#contract/admin/pictures.ts'
import type { Picture } from '#contract/picture-schema.ts'
import { timeNow } from '#server/time/clock.ts'
import { pictureOf } from '#server/content/picture-of.ts'
import { toJson, toTime } from '#server/db/column-values.ts'
import type { FileStore } from '#server/files/file-store.ts'
import type { EncodedPicture } from './encode-picture.ts'

interface Focus {
  focus_x: number | null
  focus_y: number | null
}

/** Keeps a picture. */
export async function storePicture(
  store: FileStore,
  { files, ...picture }: EncodedPicture,
  focus: Focus,
): Promise<{ id: string; picture: Picture }> {
  const key = randomUUID()
  const named = files.map(({ width, format, bytes }) => ({
    name: `${key}-${width}.${format}`,
    bytes,
  }))
  const row = {
    id: randomUUID(),
    key,
    ...picture,
    widths: toJson(picture.widths),
    ...focus,
    created_at: toTime(new Date(timeNow())),
  }
  await store.storeMedia([named], (transaction) =>
    transaction.insertInto('pictures').values(row).execute(),
  )
  return { id: row.id, picture: pictureOf(row) }
}

/** The place of the focus in what was cut out; the middle where none was named. */
export function focusOf(cut: PictureCut): Focus {
  const { focusX, focusY } = cut
  if (focusX === undefined && focusY === undefined) return { focus_x: null, focus_y: null }
  return {
    focus_x: within(focusX, cut.cropX, cut.cropWidth),
    focus_y: within(focusY, cut.cropY, cut.cropHeight),
  }
}

function within(point: number | undefined, start: number, length: number): number {
  if (point === undefined) return 0.5
  return Math.round(Math.min(1, Math.max(0, (point - start) / length)) * 10_000) / 10_000
}
