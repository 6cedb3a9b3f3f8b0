import { constants } from 'node:fs'
import { access, mkdir, opendir } from 'node:fs/promises'
import path from 'node:path'
import { errorCode } from './disk/error-code.ts'

/**
 * Makes `DATA_DIR` where it is missing, for the server's own account only: it holds visitors' personal data.
 *
 * @throws Error with one sentence, when it cannot be made, is no folder or cannot be written to
 */
export async function prepareDataFolder(dataDir: string): Promise<void> {
  try {
    await makeFolder(dataDir)
    // A folder can be read as one; a file says ENOTDIR.
    await opendir(dataDir).then((folder) => folder.close())
    await access(dataDir, constants.W_OK | constants.X_OK)
  } catch (cause) {
    const reason = reasons[errorCode(cause)] ?? String(cause)
    throw new Error(`DATA_DIR is not usable: ${dataDir} ${reason}`, { cause })
  }
}

const reasons: Record<string, string> = {
  EACCES: 'may not be written to by this user',
  EPERM: 'may not be written to by this user',
  EROFS: 'is on a disk that cannot be written to',
  ENOTDIR: 'is not a folder',
  ENOENT: 'cannot be made there',
  ENOSPC: 'cannot be made: the disk is full',
}

/**
 * Node's own `recursive` goes round for ever where a folder can never be made, such as in `/proc`; on Windows it did so
 * below a file (https://github.com/nodejs/node/issues/27198).
 */
async function makeFolder(folder: string, parentIsMissing = true): Promise<void> {
  try {
    await mkdir(folder, { mode: 0o700 })
  } catch (error) {
    const code = errorCode(error)
    if (code === 'EEXIST') return
    const parent = path.dirname(folder)
    if (code !== 'ENOENT' || !parentIsMissing || parent === folder) throw error
    await makeFolder(parent)
    await makeFolder(folder, false)
  }
}
