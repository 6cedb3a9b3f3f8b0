import { open } from 'node:fs/promises'

/** Returns once the names in a folder are on the disk: a file's own bytes may be there before its name is. */
export async function syncFolder(folder: string): Promise<void> {
  // Windows opens no folders.
  if (process.platform === 'win32') return
  const handle = await open(folder, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}
