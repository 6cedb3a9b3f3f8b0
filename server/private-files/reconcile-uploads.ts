import { readdir, rename, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import type { Database } from '#server/db/database.ts'
import { errorCode } from '#server/disk/error-code.ts'
import { incomingFolder, privateFolder } from './private-folder.ts'

/** Milliseconds since its last byte after which no request can still be at a file: above the server's request time-out. */
const patience = 10 * 60 * 1000

/**
 * Settles what a crash left in the folder of incoming files: one whose row is committed goes to its place, the
 * others go away. What is younger belongs to a request, of this process or of another one.
 */
export async function reconcileUploads(db: Database, dataDir: string): Promise<void> {
  for (const id of await readdir(incomingFolder(dataDir))) await settleFile(db, dataDir, id)
}

async function settleFile(db: Database, dataDir: string, id: string): Promise<void> {
  const file = path.join(incomingFolder(dataDir), id)
  try {
    const { mtimeMs } = await stat(file)
    if (Date.now() - mtimeMs < patience) return
    const row = await db
      .selectFrom('private_files')
      .select('id')
      .where('id', '=', id)
      .executeTakeFirst()
    await (row ? rename(file, path.join(privateFolder(dataDir), id)) : rm(file))
  } catch (error) {
    // Another process may have settled it meanwhile.
    if (errorCode(error) !== 'ENOENT') throw error
  }
}
