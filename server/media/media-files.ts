import { createHash } from 'node:crypto'
import { mkdir, open, rename, rm } from 'node:fs/promises'
import path from 'node:path'

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

/** Writes a file whole or not at all, and on the disk before it returns; `name` must be our own. */
export async function saveMediaFile(
  folder: string,
  name: string,
  bytes: Uint8Array,
): Promise<void> {
  await mkdir(folder, { recursive: true })
  const target = path.join(folder, name)
  const draft = `${target}.${process.pid}.tmp`
  const file = await open(draft, 'w')
  try {
    await file.writeFile(bytes)
    await file.sync()
  } finally {
    await file.close()
  }
  await rename(draft, target)
}

/** Takes back a file that nothing names yet. */
export async function removeMediaFile(folder: string, name: string): Promise<void> {
  await rm(path.join(folder, name), { force: true })
}
