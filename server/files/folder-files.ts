import { open, readdir, rename, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import type { Transaction } from 'kysely'
import type { Database } from '#server/db/database.ts'
import type { Tables } from '#server/db/tables.ts'
import { ignoreMissing } from '#server/disk/error-code.ts'
import { saveFile } from '#server/disk/save-file.ts'
import { sweepDrafts } from '#server/disk/sweep-drafts.ts'
import { syncFolder } from '#server/disk/sync-folder.ts'
import { areaFolder, incomingFolder } from './file-folders.ts'
import type { FileAccess, FileArea, FileStore, NewFile, StoredFile } from './file-store.ts'
import { listIdle } from './list-idle.ts'

/**
 * Files in the folders of `DATA_DIR`, beside the embedded database. They are on the disk before their rows are
 * committed, and go after theirs are gone, so that a row never names what is not there.
 */
export function createFolderFiles(db: Database, dataDir: string): FileStore {
  const folderOf = (area: FileArea) => areaFolder(dataDir, area)
  const incoming = incomingFolder(dataDir)
  const place = (id: string) => path.join(folderOf('private'), id)

  return {
    ...folderAccess(dataDir),
    async storeMedia(files, storeRows, { areShared = false } = {}) {
      const written: string[] = []
      try {
        for await (const batch of files) {
          written.push(...batch.map(({ name }) => name))
          await saveAll(folderOf('media'), batch)
        }
        if (written.length > 0) await syncFolder(folderOf('media'))
        return await db.transaction().execute(storeRows)
      } catch (error) {
        if (!areShared)
          for (const name of written) await rm(path.join(folderOf('media'), name), { force: true })
        throw error
      }
    },
    // Their bytes and names are on the disk since they came.
    async adopt() {},
    async finishAdopting(ids) {
      for (const id of ids) await rename(path.join(incoming, id), place(id))
    },
    erase: noteErased,
    finishErasing: () => removeErased(db, [folderOf('private'), incoming]),
    list: (area) => listFiles(folderOf(area)),
    remove: (area, name) => rm(path.join(folderOf(area), name), { force: true }),
    async provideMedia() {},
    async reconcile() {
      for (const id of await listIdle(incoming)) {
        const file = path.join(incoming, id)
        await reconcileFile(file, (await isKept(db, id)) ? place(id) : undefined)
      }
      for (const area of ['media', 'mail'] as const) await sweepDrafts(folderOf(area))
    },
  }
}

/** Reads and writes single files of the folders, which needs no database. */
export function folderAccess(dataDir: string): FileAccess {
  return {
    async write(area, name, content) {
      const folder = areaFolder(dataDir, area)
      await saveFile(folder, name, content)
      await syncFolder(folder)
    },
    async open(area, name) {
      const found = await openFile(path.join(areaFolder(dataDir, area), name))
      // After a crash a file whose row is committed may not have been moved to its place yet.
      return (
        found ??
        (area === 'private' ? openFile(path.join(incomingFolder(dataDir), name)) : undefined)
      )
    },
    sizesOf: (area, names) => sizesIn(areaFolder(dataDir, area), names),
  }
}

async function sizesIn(folder: string, names: readonly string[]): Promise<Map<string, number>> {
  const sizes = new Map<string, number>()
  for (const name of names) {
    const found = await stat(path.join(folder, name)).catch(ignoreMissing)
    if (found) sizes.set(name, found.size)
  }
  return sizes
}

async function saveAll(folder: string, files: NewFile[]): Promise<void> {
  const saved = await Promise.allSettled(
    files.map(({ name, bytes }) => saveFile(folder, name, bytes)),
  )
  // Only now: whoever removes the others would miss one that is still being written.
  for (const each of saved) if (each.status === 'rejected') throw each.reason
}

async function openFile(file: string): Promise<StoredFile | undefined> {
  const handle = await open(file).catch(ignoreMissing)
  if (handle === undefined) return undefined
  const { size, mtime } = await handle.stat()
  return { size, storedAt: mtime, content: handle.createReadStream() }
}

async function* listFiles(folder: string): AsyncGenerator<string> {
  const entries = (await readdir(folder, { withFileTypes: true }).catch(ignoreMissing)) ?? []
  const names = entries.filter((entry) => entry.isFile()).map(({ name }) => name)
  yield* names.filter((name) => !name.endsWith('.tmp')).toSorted()
}

async function isKept(db: Database, id: string): Promise<boolean> {
  const row = await db
    .selectFrom('private_files')
    .select('id')
    .where('id', '=', id)
    .executeTakeFirst()
  return row !== undefined
}

/** @param target where it is kept; undefined where it goes away */
async function reconcileFile(file: string, target: string | undefined): Promise<void> {
  // Another process may have reconciled it meanwhile.
  await (target === undefined ? rm(file) : rename(file, target)).catch(ignoreMissing)
}

/** The files go once nobody can read the rows any more: until then they are noted. */
async function noteErased(transaction: Transaction<Tables>, ids: readonly string[]): Promise<void> {
  await transaction
    .insertInto('erased_files')
    .values(ids.map((id) => ({ id })))
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

async function removeErased(db: Database, folders: readonly string[]): Promise<number> {
  const erased = await db.selectFrom('erased_files').select('id').execute()
  const removed: string[] = []
  for (const { id } of erased) if (await removeFile(folders, id)) removed.push(id)
  if (removed.length > 0) {
    // A file that came back after a loss of power would stay for ever.
    for (const folder of folders) await syncFolder(folder)
    await db.deleteFrom('erased_files').where('id', 'in', removed).execute()
  }
  return erased.length - removed.length
}

/** @returns false where the disk does not let go of it */
async function removeFile(folders: readonly string[], id: string): Promise<boolean> {
  try {
    for (const folder of folders) await rm(path.join(folder, id), { force: true })
    return true
  } catch {
    return false
  }
}
