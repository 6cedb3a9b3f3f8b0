import { readdir } from 'node:fs/promises'
import { incomingFolder, privateFolder } from '#server/private-files/private-folder.ts'

/** The names of the files in the private folder: those in their place, and those on their way. */
export async function listPrivateFiles(dataDir: string) {
  const entries = await readdir(privateFolder(dataDir), { withFileTypes: true })
  const kept = entries.filter((entry) => entry.isFile()).map((entry) => entry.name)
  return { kept: kept.sort(), incoming: await readdir(incomingFolder(dataDir)) }
}
