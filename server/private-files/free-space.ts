import { statfs } from 'node:fs/promises'
import { ApiError } from '#server/http/api-error.ts'

/** Milliseconds for which an answer of the system holds. */
const lifetime = 1000

/** The room that is left on the disk of a folder. */
export interface FreeSpace {
  /** Bytes; asked of the system at most once a second. */
  bytes: () => Promise<number>
  /** True while more than the floor is left. */
  hasRoom: () => Promise<boolean>
  /** @throws ApiError `no_space` */
  requireRoom: () => Promise<void>
}

/**
 * Watches the free space of a disk, so that uploads are refused while the database can still write.
 *
 * @param folder one that exists on that disk
 * @param floor bytes that uploads leave free; 0 looks at nothing
 */
export function createFreeSpace(folder: string, floor: number): FreeSpace {
  let asked: { at: number; bytes: Promise<number> } | undefined

  function bytes(): Promise<number> {
    const now = performance.now()
    if (asked === undefined || now - asked.at > lifetime) asked = { at: now, bytes: ask(folder) }
    return asked.bytes
  }

  const hasRoom = async () => floor === 0 || (await bytes()) >= floor

  return {
    bytes,
    hasRoom,
    async requireRoom() {
      if (!(await hasRoom())) throw new ApiError('no_space')
    },
  }
}

async function ask(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder)
  return bavail * bsize
}
