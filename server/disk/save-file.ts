import { mkdir, open, rename, rm } from 'node:fs/promises'
import path from 'node:path'

/**
 * Writes a file whole or not at all, for the server's own account only; its bytes are on the disk before this
 * returns, its name is once `syncFolder` has. The draft of a process that was killed goes away by `sweepDrafts`.
 *
 * @param name our own, never a sender's
 */
export async function saveFile(folder: string, name: string, bytes: Uint8Array): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const target = path.join(folder, name)
  const draft = `${target}.${process.pid}.tmp`
  try {
    await writeDraft(draft, bytes)
    await rename(draft, target)
  } catch (error) {
    // On a full disk half a file would take the last of the room.
    await rm(draft, { force: true })
    throw error
  }
}

async function writeDraft(draft: string, bytes: Uint8Array): Promise<void> {
  const file = await open(draft, 'w', 0o600)
  try {
    await file.writeFile(bytes)
    await file.sync()
  } finally {
    await file.close()
  }
}
