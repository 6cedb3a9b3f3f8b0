import { readdir, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { ignoreMissing } from './error-code.ts'

/** Milliseconds since its last byte after which nobody can still be writing a draft. */
const patience = 10 * 60 * 1000

/** Removes what `saveFile` left half-written in a folder when its process was killed. */
export async function sweepDrafts(folder: string): Promise<void> {
  const names = await readdir(folder).catch(ignoreMissing)
  for (const name of names ?? []) {
    if (name.endsWith('.tmp')) await sweep(path.join(folder, name))
  }
}

async function sweep(draft: string): Promise<void> {
  // Another process may have swept it meanwhile.
  const found = await stat(draft).catch(ignoreMissing)
  if (found && Date.now() - found.mtimeMs >= patience) await rm(draft, { force: true })
}
