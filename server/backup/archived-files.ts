import {
  type FileAccess,
  type FileArea,
  type FileContent,
  fileAreas,
} from '#server/files/file-store.ts'

/** The files of a site by their names in an archive, `media/<file>` and `private/<id>`. */
export interface ArchivedFiles {
  /** @returns undefined for a file that is not there; its content is to be read to its end */
  open: (name: string) => Promise<{ size: number; content: AsyncIterable<Buffer> } | undefined>
  /** Writes a file whole, stored before it returns. */
  write: (name: string, content: FileContent) => Promise<void>
}

/** @param places where files may be; they are written to the first */
export function archivedFiles(...places: [FileAccess, ...FileAccess[]]): ArchivedFiles {
  return {
    async open(name) {
      const [area, file] = placeOf(name)
      for (const place of places) {
        const found = await place.open(area, file)
        if (found) return found
      }
      return undefined
    },
    async write(name, content) {
      const [area, file] = placeOf(name)
      await places[0].write(area, file, content)
    },
  }
}

function placeOf(name: string): [area: FileArea, file: string] {
  const [, area, file = ''] = /^(\w+)\/(\w[\w.-]*)$/.exec(name) ?? []
  const known = fileAreas.find((one) => one === area)
  if (known === undefined) throw new Error(`${name} is no name of a file`)
  return [known, file]
}
