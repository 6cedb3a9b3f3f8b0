import { open } from 'node:fs/promises'
import path from 'node:path'
import { errorCode } from '#server/disk/error-code.ts'
import { mediaFolder } from '#server/media/media-files.ts'
import { incomingFolder, privateFolder } from '#server/private-files/private-folder.ts'

/** Where files lie. Their names are `media/<file>` and `private/<id>`. */
export interface FileStore {
  /** @returns undefined for a file that is not there; its content is to be read to its end */
  open: (name: string) => Promise<{ size: number; content: AsyncIterable<Buffer> } | undefined>
  /** Writes a file whole, on the disk before it returns. */
  write: (name: string, content: AsyncIterable<Buffer>) => Promise<void>
}

/** The files in the folders of `DATA_DIR`. */
export function folderFiles(dataDir: string): FileStore {
  return {
    async open(name) {
      for (const place of placesOf(dataDir, name)) {
        const handle = await open(place).catch(ignoreMissing)
        if (handle === undefined) continue
        const { size } = await handle.stat()
        return { size, content: handle.createReadStream({ highWaterMark: 256 * 1024 }) }
      }
      return undefined
    },
    async write(name, content) {
      const [place] = placesOf(dataDir, name)
      const handle = await open(place, 'w', 0o600)
      try {
        for await (const piece of content) await handle.writeFile(piece)
        await handle.sync()
      } finally {
        await handle.close()
      }
    },
  }
}

/** Where a file is or may still be; it is written to the first. */
function placesOf(dataDir: string, name: string): [string, ...string[]] {
  const [, kind, file = ''] = /^(media|private)\/(\w[\w.-]*)$/.exec(name) ?? []
  if (kind === 'media') return [path.join(mediaFolder(dataDir), file)]
  if (kind !== 'private') throw new Error(`${name} is no name of a file`)
  // A crash may have left it where it came in.
  return [path.join(privateFolder(dataDir), file), path.join(incomingFolder(dataDir), file)]
}

function ignoreMissing(error: unknown): undefined {
  if (errorCode(error) !== 'ENOENT') throw error
}
