import { mkdir, open, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'

/** A file's bytes, at once or as they come. */
type FileBytes = Uint8Array | AsyncIterable<Uint8Array> | Iterable<Uint8Array>

/**
 * Writes a file whole or not at all, for the server's own account only; its bytes are on the disk before this
 * returns, its name is once `syncFolder` has. The draft of a process that was killed goes away by `sweepDrafts`.
 *
 * @param name our own, never a sender's
 */
export async function saveFile(folder: string, name: string, content: FileBytes): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const target = path.join(folder, name)
  const draft = `${target}.${process.pid}.tmp`
  try {
    await writeDraft(draft, content)
    await rename(draft, target)
  } catch (error) {
    // On a full disk half a file would take the last of the room.
    await rm(draft, { force: true })
    throw error
  }
}

async function writeDraft(draft: string, content: FileBytes): Promise<void> {
  const file = await open(draft, 'w', 0o600)
  try {
    await writeFile(file, content)
    await file.sync()
  } finally {
    await file.close()
  }
}
