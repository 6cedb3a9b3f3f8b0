import { execFile } from 'node:child_process'
import { mkdtemp, open, rm, rmdir } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)

export interface SmallDisk {
  folder: string
  /** Leaves no byte free. */
  fill: () => Promise<void>
  /** Gives back what `fill` took. */
  free: () => Promise<void>
  remove: () => Promise<void>
}

/** A disk of its own in memory. @returns undefined where this account may not mount one */
export async function mountSmallDisk(megabytes: number): Promise<SmallDisk | undefined> {
  const folder = await mkdtemp(path.join(tmpdir(), 'nasaem-disk-'))
  try {
    await run('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', folder])
  } catch {
    await rmdir(folder)
    return undefined
  }
  const ballast = path.join(folder, 'ballast')
  return {
    folder,
    fill: () => fill(ballast),
    free: () => rm(ballast),
    async remove() {
      // Lazily: SQLite's files are let go of when the last of its statements is collected.
      await run('umount', ['-l', folder])
      await rmdir(folder)
    },
  }
}

async function fill(ballast: string): Promise<void> {
  const file = await open(ballast, 'a')
  try {
    for (let size = 1024 * 1024; size >= 1;) {
      await file.write(Buffer.alloc(size)).then(
        ({ bytesWritten }) => (size = bytesWritten < size ? size / 2 : size),
        () => (size = Math.floor(size / 2)),
      )
    }
  } finally {
    await file.close()
  }
}
