import { open, type FileHandle } from 'node:fs/promises'
import path from 'node:path'
import { incomingFolder, privateFolder } from './private-folder.ts'

/** Opens a file whose row is committed; after a crash it may not have been moved to its place yet. */
export async function openPrivateFile(dataDir: string, id: string): Promise<FileHandle> {
  try {
    return await open(path.join(privateFolder(dataDir), id))
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error
    return open(path.join(incomingFolder(dataDir), id))
  }
}
