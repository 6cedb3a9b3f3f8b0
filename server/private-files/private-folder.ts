import { mkdir } from 'node:fs/promises'
import path from 'node:path'

/** Where visitors' files lie, each under its id: personal data that no address leads to. */
export function privateFolder(dataDir: string): string {
  return path.join(dataDir, 'private')
}

/** Where they are written until their rows are committed; on the same disk, so that a rename moves them. */
export function incomingFolder(dataDir: string): string {
  return path.join(privateFolder(dataDir), 'incoming')
}

/** Makes both folders, for the server's own account only. */
export async function preparePrivateFolder(dataDir: string): Promise<void> {
  await mkdir(incomingFolder(dataDir), { recursive: true, mode: 0o700 })
}
