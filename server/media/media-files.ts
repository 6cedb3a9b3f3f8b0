import { createHash } from 'node:crypto'
import { rm } from 'node:fs/promises'
import path from 'node:path'
import { saveFile } from '#server/disk/save-file.ts'
import { syncFolder } from '#server/disk/sync-folder.ts'

/** The folder of the public files that `/media/` serves. */
export function mediaFolder(dataDir: string): string {
  return path.join(dataDir, 'media')
}

/** A short name for these bytes: equal bytes, equal name. Twelve hexadecimal digits. */
export function contentHash(...parts: Uint8Array[]): string {
  const hash = createHash('sha256')
  for (const part of parts) hash.update(part)
  return hash.digest('hex').slice(0, 12)
}

interface MediaFile {
  /** Our own, never a sender's. */
  name: string
  bytes: Uint8Array
}

/** Writes files whole or not at all, and on the disk before it returns. */
export async function saveMediaFiles(folder: string, files: MediaFile[]): Promise<void> {
  const saved = await Promise.allSettled(
    files.map(({ name, bytes }) => saveFile(folder, name, bytes)),
  )
  // Only now: a caller who removes the others would miss one that is still being written.
  for (const each of saved) if (each.status === 'rejected') throw each.reason
  await syncFolder(folder)
}

/** Stores files, and then the row that names them: a row never names what is not there. */
export async function storeWithMedia(
  folder: string,
  files: MediaFile[],
  storeRow: () => Promise<unknown>,
): Promise<void> {
  try {
    await saveMediaFiles(folder, files)
    await storeRow()
  } catch (error) {
    for (const { name } of files) await rm(path.join(folder, name), { force: true })
    throw error
  }
}
