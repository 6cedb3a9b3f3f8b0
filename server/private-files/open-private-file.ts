import { open, type FileHandle } from 'node:fs/promises'
import path from 'node:path'
import { errorCode } from '#server/disk/error-code.ts'
import { ApiError } from '#server/http/api-error.ts'
import { incomingFolder, privateFolder } from './private-folder.ts'

/**
 * Opens a file whose row is committed; after a crash it may not have been moved to its place yet.
 *
 * @throws ApiError `file_missing` where it is in neither place
 */
export async function openPrivateFile(dataDir: string, id: string): Promise<FileHandle> {
  for (const folder of [privateFolder(dataDir), incomingFolder(dataDir)]) {
    try {
      return await open(path.join(folder, id))
    } catch (error) {
      if (errorCode(error) !== 'ENOENT') throw error
    }
  }
  throw new ApiError('file_missing')
}
