import { createReadStream } from 'node:fs'
import { readdir, rm, stat, utimes } from 'node:fs/promises'
import path from 'node:path'
import type { Database } from '#server/db/database.ts'
import { ignoreMissing } from '#server/disk/error-code.ts'
import { areaFolder, incomingFolder } from './file-folders.ts'
import { writeParts } from './file-parts.ts'
import type { FileArea } from './file-store.ts'
import { listIdle } from './list-idle.ts'

/** Names looked up at a time. */
const portion = 500

/**
 * Brings into the database what an earlier release has left in the folders of `DATA_DIR` and rows name (MACHINE-4): each
 * file in a transaction of its own, so that a start that was cut off goes on where it ended. Nothing is removed here.
 *
 * @param signal ends it between two files
 * @returns how many files were brought over now
 */
export async function bringOver(
  db: Database,
  dataDir: string,
  signal?: Pick<AbortSignal, 'throwIfAborted'>,
): Promise<number> {
  let count = 0
  for (const { area, folder, select } of sources(db, dataDir))
    for (const names of await portionsIn(folder)) {
      const missing = await withoutStored(db, area, names)
      for (const name of missing.length > 0 ? await select(missing) : []) {
        signal?.throwIfAborted()
        if (await bringFile(db, area, path.join(folder, name))) count += 1
      }
    }
  return count
}

/** Removes the visitors' files and emails that are in the database now, once no process of the earlier release reads them. */
export async function removeBroughtOver(db: Database, dataDir: string): Promise<void> {
  for (const area of ['private', 'mail'] as const) {
    const folder = areaFolder(dataDir, area)
    const idle = await listIdle(folder)
    for (const names of portionsOf(idle)) {
      const erased = area === 'private' ? await findErased(db, names) : []
      const missing = new Set(await withoutStored(db, area, names))
      const removable = names.filter((name) => !missing.has(name) || erased.includes(name))
      for (const name of removable) await rm(path.join(folder, name), { force: true })
      if (erased.length > 0) await db.deleteFrom('erased_files').where('id', 'in', erased).execute()
    }
  }
}

/** The folders, and of the files in them those that are to be brought over. */
function sources(db: Database, dataDir: string) {
  const kept = (ids: string[]) => findKept(db, ids)
  return [
    {
      area: 'media',
      folder: areaFolder(dataDir, 'media'),
      select: (names: string[]) => findNamed(db, names),
    },
    { area: 'private', folder: areaFolder(dataDir, 'private'), select: kept },
    // A crash may have kept them from their place.
    { area: 'private', folder: incomingFolder(dataDir), select: kept },
    {
      area: 'mail',
      folder: areaFolder(dataDir, 'mail'),
      select: async (names: string[]) => names.filter((name) => name.endsWith('.eml')),
    },
  ] as const
}

async function bringFile(db: Database, area: FileArea, file: string): Promise<boolean> {
  // Another process may have brought and removed it meanwhile.
  const found = await stat(file).catch(ignoreMissing)
  if (found === undefined) return false
  await db
    .transaction()
    .execute((transaction) =>
      writeParts(transaction, area, path.basename(file), createReadStream(file), found.mtime),
    )
  // From now on it counts how long nobody has needed it here (`listIdle`); a copy of a public file is told by its time.
  if (area !== 'media') await utimes(file, new Date(), new Date())
  return true
}

async function portionsIn(folder: string): Promise<string[][]> {
  const entries = (await readdir(folder, { withFileTypes: true }).catch(ignoreMissing)) ?? []
  const names = entries.filter((entry) => entry.isFile()).map(({ name }) => name)
  return portionsOf(names.filter((name) => !name.endsWith('.tmp')))
}

function portionsOf(names: string[]): string[][] {
  return Array.from({ length: Math.ceil(names.length / portion) }, (_, at) =>
    names.slice(at * portion, (at + 1) * portion),
  )
}

async function withoutStored(db: Database, area: FileArea, names: string[]): Promise<string[]> {
  const rows = await db
    .selectFrom('stored_files')
    .select('name')
    .where('area', '=', area)
    .where('name', 'in', names)
    .execute()
  const stored = new Set(rows.map(({ name }) => name))
  return names.filter((name) => !stored.has(name))
}

async function findKept(db: Database, ids: string[]): Promise<string[]> {
  const rows = await db.selectFrom('private_files').select('id').where('id', 'in', ids).execute()
  return rows.map(({ id }) => id)
}

async function findErased(db: Database, ids: string[]): Promise<string[]> {
  const rows = await db.selectFrom('erased_files').select('id').where('id', 'in', ids).execute()
  return rows.map(({ id }) => id)
}

const pictureName = /^(.+)-\d+\.(?:avif|webp)$/

/** The public files that rows name: a copy that another database has left is none of them. */
async function findNamed(db: Database, names: string[]): Promise<string[]> {
  const keyOf = (name: string) => pictureName.exec(name)?.[1] ?? ''
  const keys = await db
    .selectFrom('pictures')
    .select('key')
    .where('key', 'in', names.map(keyOf))
    .execute()
  const sheets = await db
    .selectFrom('data_sheets')
    .select('file')
    .where('file', 'in', names)
    .execute()
  const certificates = await db
    .selectFrom('certificates')
    .select('pdf_file')
    .where('pdf_file', 'in', names)
    .execute()
  const pictures = new Set(keys.map(({ key }) => key))
  const papers = new Set([
    ...sheets.map(({ file }) => file),
    ...certificates.map(({ pdf_file }) => pdf_file),
  ])
  return names.filter((name) => pictures.has(keyOf(name)) || papers.has(name))
}
