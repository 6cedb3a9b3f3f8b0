import { randomUUID } from 'node:crypto'
import { rm } from 'node:fs/promises'
import path from 'node:path'
import type { Readable } from 'node:stream'
import type { Transaction } from 'kysely'
import type { Tables } from '#server/db/tables.ts'
import { syncFolder } from '#server/disk/sync-folder.ts'
import { incomingFolder } from '#server/files/file-folders.ts'
import type { FileStore } from '#server/files/file-store.ts'
import type { FreeSpace } from './free-space.ts'
import { receiveFile } from './receive-file.ts'

/** The files of one submission, from their first byte until the submission is stored or not. */
export interface IncomingFiles {
  receive: (upload: Readable) => Promise<{ id: string } & Awaited<ReturnType<typeof receiveFile>>>
  /** Bytes that were received so far, those of refused files too. */
  size: () => number
  /** Takes them over in the transaction of their rows. */
  adopt: (transaction: Transaction<Tables>, ids: string[]) => Promise<void>
  /** Keeps those whose rows are committed and removes the others. */
  keep: (ids: string[]) => Promise<void>
  discard: () => Promise<void>
}

interface IncomingDeps {
  dataDir: string
  files: Pick<FileStore, 'adopt' | 'finishAdopting'>
  /** Of the disk: below its floor `receive` throws the ApiError `no_space`. */
  space: Pick<FreeSpace, 'requireRoom'>
}

export function createIncomingFiles({ dataDir, files, space }: IncomingDeps): IncomingFiles {
  const folder = incomingFolder(dataDir)
  const ids: string[] = []
  let size = 0
  return {
    async receive(upload) {
      const id = randomUUID()
      ids.push(id)
      const received = await receiveFile(upload, path.join(folder, id), space.requireRoom)
      size += received.size
      // A row must not be on the disk before the name of its file is.
      await syncFolder(folder)
      return { id, ...received }
    },
    size: () => size,
    adopt: files.adopt,
    async keep(kept) {
      await files.finishAdopting(kept)
      await remove(ids.filter((id) => !kept.includes(id)))
    },
    discard: () => remove(ids),
  }

  async function remove(unwanted: string[]): Promise<void> {
    for (const id of unwanted) await rm(path.join(folder, id), { force: true })
  }
}
