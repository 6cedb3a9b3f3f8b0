import { readdir } from 'node:fs/promises'
import { buffer } from 'node:stream/consumers'
import { incomingFolder } from '#server/files/file-folders.ts'
import type { FileArea, FileStore } from '#server/files/file-store.ts'
import type { TestServer } from './test-server.ts'

/** The names of visitors' files: those that are kept, and those on their way. */
export async function listPrivateFiles({ config, files }: Pick<TestServer, 'config' | 'files'>) {
  return {
    kept: await listStored(files, 'private'),
    incoming: await readdir(incomingFolder(config.dataDir)),
  }
}

/** The names of an area's files, in their order. */
export async function listStored(files: FileStore, area: FileArea): Promise<string[]> {
  const names: string[] = []
  for await (const name of files.list(area)) names.push(name)
  return names
}

/** The content of a file; empty where nobody has it. */
export async function readStored(files: FileStore, area: FileArea, name: string): Promise<Buffer> {
  const found = await files.open(area, name)
  return found ? buffer(found.content) : Buffer.alloc(0)
}
