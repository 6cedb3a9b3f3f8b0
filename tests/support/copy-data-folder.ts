import { cp } from 'node:fs/promises'

/**
 * Copies a data folder whose database nobody writes to any more. The main file of SQLite then holds everything; the two
 * files beside it vanish once this process has collected the last statement of a closed connection, also amid a copy.
 */
export async function copyDataFolder(from: string, to: string): Promise<void> {
  await cp(from, to, { recursive: true, filter: (file) => !/-(?:wal|shm)$/.test(file) })
}
