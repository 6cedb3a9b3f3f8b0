import { mkdir, readdir, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import Libsql from 'libsql'
import type { Config } from '#server/config.ts'
import { databaseFile } from '#server/db/database.ts'
import { isLocked } from '#server/db/sqlite-fault.ts'
import { syncFolder } from '#server/disk/sync-folder.ts'
import { areaFolder, prepareFileFolders } from '#server/files/file-folders.ts'
import { BackupFault } from './backup-fault.ts'
import { readMark, writeMark } from './unfinished-restore.ts'

type Place = Pick<Config, 'dataDir' | 'databaseUrl'>

/** Tells whether `DATA_DIR` holds nothing that a restore would write. */
export async function isFolderEmpty(place: Place): Promise<boolean> {
  for (const name of await entriesOf(place)) {
    if (name.includes('.sqlite')) return false
    const files = await readdir(path.join(place.dataDir, name), {
      recursive: true,
      withFileTypes: true,
    })
    if (files.some((one) => !one.isDirectory())) return false
  }
  return true
}

/**
 * Makes room in `DATA_DIR` and marks it as unfinished (BACKUP-7). The files there move to another folder inside it;
 * those that an interrupted restore has left are deleted.
 *
 * @param aside the name of that folder
 * @returns that folder, where anything is in it
 */
export async function clearFolder(place: Place, aside: string): Promise<string | undefined> {
  const { dataDir } = place
  const mark = await readMark(dataDir)
  if (mark && !mark.isMoving) {
    for (const name of await entriesOf(place))
      await rm(path.join(dataDir, name), { recursive: true, force: true })
  } else {
    await moveAside(place, mark?.aside ?? aside)
  }
  await writeMark(dataDir, { aside: mark?.aside ?? aside, isMoving: false })
  await prepareFileFolders(dataDir)
  const kept = path.join(dataDir, mark?.aside ?? aside)
  const isKept = await readdir(kept).then(
    () => true,
    () => false,
  )
  return isKept ? kept : undefined
}

async function moveAside(place: Place, aside: string): Promise<void> {
  const { dataDir } = place
  const names = await entriesOf(place)
  if (!place.databaseUrl) requireAlone(dataDir, names)
  await writeMark(dataDir, { aside, isMoving: true })
  if (names.length === 0) return
  await mkdir(path.join(dataDir, aside), { recursive: true, mode: 0o700 })
  // The log of the database has been written into it by now.
  for (const name of await entriesOf(place))
    await rename(path.join(dataDir, name), path.join(dataDir, aside, name))
  await syncFolder(path.join(dataDir, aside))
  await syncFolder(dataDir)
}

/**
 * Writes the database's log into it, which only the last of its users can.
 *
 * @throws BackupFault where another process has it open: what that one stored from now on would be lost
 */
function requireAlone(dataDir: string, names: readonly string[]): void {
  if (!names.some((name) => name.endsWith('.sqlite'))) return
  const database = new Libsql(databaseFile(dataDir), { timeout: 0 })
  try {
    database.exec('pragma journal_mode = DELETE')
  } catch (error) {
    if (!isLocked(error)) throw error
    throw new BackupFault('in_use', 'A server is running on DATA_DIR: stop it first', error)
  } finally {
    database.close()
  }
}

/** The names in `DATA_DIR` of what a restore writes. */
async function entriesOf({ dataDir, databaseUrl }: Place): Promise<string[]> {
  const own = (['media', 'private'] as const).map((area) =>
    path.basename(areaFolder(dataDir, area)),
  )
  const isOwn = (name: string) =>
    own.includes(name) || (!databaseUrl && /\.sqlite(?:-\w+)?$/.test(name))
  return (await readdir(dataDir)).filter(isOwn)
}
