import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import type { FileArea } from './file-store.ts'

/** The folder of an area's files under `DATA_DIR`. */
export function areaFolder(dataDir: string, area: FileArea): string {
  return path.join(dataDir, area)
}

/** The folder for files whose rows are not committed yet; on the same disk, so that a rename moves them. */
export function incomingFolder(dataDir: string): string {
  return path.join(areaFolder(dataDir, 'private'), 'incoming')
}

/** Makes the folders, for the server's own account only. */
export async function prepareFileFolders(dataDir: string): Promise<void> {
  for (const folder of [areaFolder(dataDir, 'media'), incomingFolder(dataDir)])
    await mkdir(folder, { recursive: true, mode: 0o700 })
}
