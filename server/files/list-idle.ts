import { readdir, stat } from 'node:fs/promises'
import path from 'node:path'
import { ignoreMissing } from '#server/disk/error-code.ts'

/** Milliseconds since its last byte after which no request can still be at a file: above the server's request time-out. */
const patience = 10 * 60 * 1000

/** The names of the files in a folder that nobody can be writing any more. */
export async function listIdle(folder: string): Promise<string[]> {
  const entries = (await readdir(folder, { withFileTypes: true }).catch(ignoreMissing)) ?? []
  const idle: string[] = []
  for (const entry of entries) {
    if (!entry.isFile()) continue
    // Another process may have removed it meanwhile.
    const found = await stat(path.join(folder, entry.name)).catch(ignoreMissing)
    if (found && Date.now() - found.mtimeMs >= patience) idle.push(entry.name)
  }
  return idle
}
