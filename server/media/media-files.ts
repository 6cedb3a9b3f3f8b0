import { createHash } from 'node:crypto'
import { rm } from 'node:fs/promises'
import path from 'node:path'
import { saveFile } from '#server/disk/save-file.ts'
import { syncFolder } from '#server/disk/sync-folder.ts'

/** Where the public files lie that `/media/` serves. */
export function mediaFolder(dataDir: string): string {
  return path.join(dataDir, 'media')
}

/** A short name for these bytes: equal bytes, equal name. Twelve hexadecimal digits. */
export function contentHash(...parts: Uint8Array[]): string {
  const hash = createHash('sha256')
  for (const part of parts) hash.update(part)
  return hash.digest('hex').slice(0, 12)
}

/** Writes files whole or not at all, and on the disk before it returns; the names must be our own. */
export async function saveMediaFiles(
  folder: string,
  files: { name: string; bytes: Uint8Array }[],
): Promise<void> {
  const saved = await Promise.allSettled(
    files.map(({ name, bytes }) => saveFile(folder, name, bytes)),
  )
  // Only now: a caller who removes the others would miss one that is still being written.
  for (const each of saved) if (each.status === 'rejected') throw each.reason
  await syncFolder(folder)
}

/** Takes back a file that nothing names yet. */
export async function removeMediaFile(folder: string, name: string): Promise<void> {
  await rm(path.join(folder, name), { force: true })
}
