import { createHash } from 'node:crypto'
import { open, readFile } from 'node:fs/promises'
import type { Readable } from 'node:stream'
import type { FileKind } from '#contract/submissions/upload.ts'
import { uploadChunks } from '#server/http/upload-chunks.ts'
import { fileKind } from './file-kind.ts'

/**
 * Writes an upload down while it arrives, and on the disk before it returns.
 *
 * @returns its size in bytes, its SHA-256 and what it is by its content, undefined for what is not accepted
 * @param requireRoom throws where the disk has no room for more
 * @throws ApiError `bad_request` when the upload is cut off, or the one that ended it
 */
export async function receiveFile(
  upload: Readable,
  target: string,
  requireRoom: () => Promise<void>,
): Promise<{ size: number; sha256: string; kind: FileKind | undefined }> {
  const hash = createHash('sha256')
  let size = 0
  const file = await open(target, 'wx', 0o600)
  try {
    for await (const chunk of uploadChunks(upload)) {
      await requireRoom()
      hash.update(chunk)
      size += chunk.length
      await file.appendFile(chunk)
    }
    await file.sync()
  } finally {
    await file.close()
  }
  return { size, sha256: hash.digest('hex'), kind: fileKind(await readFile(target)) }
}
