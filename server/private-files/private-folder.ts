import { mkdir } from 'node:fs/promises'
import path from 'node:path'

/** The folder of visitors' files, each under its id: personal data that no address leads to. */
export function privateFolder(dataDir: string): string {
  return path.join(dataDir, 'private')
}

/** The folder for files whose rows are not committed yet; on the same disk, so that a rename moves them. */
export function incomingFolder(dataDir: string): string {
  return path.join(privateFolder(dataDir), 'incoming')
}

/** Makes both folders, for the server's own account only. */
export async function preparePrivateFolder(dataDir: string): Promise<void> {
  await mkdir(incomingFolder(dataDir), { recursive: true, mode: 0o700 })
}
