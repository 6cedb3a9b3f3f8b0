import { randomUUID } from 'node:crypto'
import { rename, rm } from 'node:fs/promises'
import path from 'node:path'
import type { Readable } from 'node:stream'
import { syncFolder } from '#server/disk/sync-folder.ts'
import type { FreeSpace } from './free-space.ts'
import { incomingFolder, privateFolder } from './private-folder.ts'
import { receiveFile } from './receive-file.ts'

/** The files of one submission, from their first byte until the submission is stored or not. */
export interface IncomingFiles {
  receive: (upload: Readable) => Promise<{ id: string } & Awaited<ReturnType<typeof receiveFile>>>
  /** Bytes that were received so far, those of refused files too. */
  size: () => number
  /** Moves those whose rows are committed to their place and removes the others. */
  keep: (ids: string[]) => Promise<void>
  discard: () => Promise<void>
}

/** @param space of the disk: below its floor `receive` throws the ApiError `no_space` */
export function createIncomingFiles(
  dataDir: string,
  space: Pick<FreeSpace, 'requireRoom'>,
): IncomingFiles {
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
    async keep(kept) {
      for (const id of kept)
        await rename(path.join(folder, id), path.join(privateFolder(dataDir), id))
      await remove(ids.filter((id) => !kept.includes(id)))
    },
    discard: () => remove(ids),
  }

  async function remove(unwanted: string[]): Promise<void> {
    for (const id of unwanted) await rm(path.join(folder, id), { force: true })
  }
}
