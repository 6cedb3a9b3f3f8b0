import type { Transaction } from 'kysely'
import { timeNow } from '#server/time/clock.ts'
import { toTime } from '#server/db/column-values.ts'
import type { Database } from '#server/db/database.ts'
import type { Tables } from '#server/db/tables.ts'
import type { FileArea, FileContent } from './file-store.ts'

/** Bytes of a part: what one statement carries, and what one upload or download takes of the memory. */
const partSize = 256 * 1024

/**
 * Writes a file in parts; one that is there already stays as it is.
 *
 * @param storedAt since when it is there, which browsers are told of a public file
 */
export async function writeParts(
  transaction: Transaction<Tables>,
  area: FileArea,
  name: string,
  content: FileContent,
  storedAt: Date = new Date(timeNow()),
): Promise<void> {
  const { numInsertedOrUpdatedRows } = await transaction
    .insertInto('stored_files')
    .values({ area, name, size: 0, stored_at: toTime(storedAt) })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  if (numInsertedOrUpdatedRows === 0n) return
  let [part, size] = [0, 0]
  for await (const bytes of inParts(content)) {
    await transaction
      .insertInto('file_parts')
      .values({ area, name, part, content: bytes })
      .execute()
    part += 1
    size += bytes.length
  }
  await transaction
    .updateTable('stored_files')
    .set({ size })
    .where('area', '=', area)
    .where('name', '=', name)
    .execute()
}

/** Reads a file part by part, each once the one before has been taken. */
export async function* readParts(
  db: Database,
  area: FileArea,
  name: string,
  size: number,
): AsyncGenerator<Buffer> {
  for (let part = 0; part * partSize < size; part += 1) {
    const found = await db
      .selectFrom('file_parts')
      .select('content')
      .where('area', '=', area)
      .where('name', '=', name)
      .where('part', '=', part)
      .executeTakeFirst()
    // It was erased while it was read.
    if (found === undefined) throw new Error(`A part of a stored file is missing: ${area} ${name}`)
    yield found.content
  }
}

/** The same bytes, cut into parts. */
async function* inParts(content: FileContent): AsyncGenerator<Buffer> {
  let waiting: Uint8Array[] = []
  let length = 0
  for await (const chunk of content) {
    for (let at = 0; at < chunk.length;) {
      const piece = chunk.subarray(at, at + partSize - length)
      waiting.push(piece)
      length += piece.length
      at += piece.length
      if (length < partSize) continue
      yield Buffer.concat(waiting)
      waiting = []
      length = 0
    }
  }
  if (length > 0) yield Buffer.concat(waiting)
}
