import { readFile, rm } from 'node:fs/promises'
import path from 'node:path'
import { sql } from 'kysely'
import { fromJson } from '#server/db/column-values.ts'
import type { Database } from '#server/db/database.ts'
import { errorCode } from '#server/disk/error-code.ts'
import { saveFile } from '#server/disk/save-file.ts'
import { syncFolder } from '#server/disk/sync-folder.ts'

// A place into which a restore is under way, or was cut off, is marked: in DATA_DIR, and in PostgreSQL by a table (BACKUP-7).

const markName = 'restore-unfinished.json'
/** The table that marks a PostgreSQL. */
export const markTable = 'unfinished_restore'

export interface Mark {
  /** Under `DATA_DIR`: what was there goes, or has gone, there. */
  aside: string
  /** While what was there is moved aside, nothing may be removed. */
  isMoving: boolean
}

export async function readMark(dataDir: string): Promise<Mark | undefined> {
  try {
    return fromJson<Mark>(await readFile(path.join(dataDir, markName), 'utf8'))
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return undefined
    throw error
  }
}

export async function writeMark(dataDir: string, mark: Mark): Promise<void> {
  await saveFile(dataDir, markName, Buffer.from(JSON.stringify(mark)))
  await syncFolder(dataDir)
}

export async function removeMark(dataDir: string): Promise<void> {
  await rm(path.join(dataDir, markName), { force: true })
  await syncFolder(dataDir)
}

/** @throws Error with one sentence, where a start would serve half of a site */
export async function refuseUnfinishedFolder(dataDir: string): Promise<void> {
  if (await readMark(dataDir)) throw unfinished('DATA_DIR')
}

/** As `refuseUnfinishedFolder`, for a database that other machines may be restoring into. */
export async function refuseUnfinishedDatabase(db: Database): Promise<void> {
  if (await isMarked(db)) throw unfinished('the database of DATABASE_URL')
}

export async function isMarked(db: Database): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`
    select to_regclass(${sql.lit(markTable)}) is not null as found`.execute(db)
  return rows[0]?.found === true
}

function unfinished(where: string): Error {
  return new Error(
    `A restore into ${where} is under way or was cut off: wait for it, or run the restore again`,
  )
}
