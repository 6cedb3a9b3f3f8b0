import { createReadStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import path from 'node:path'
import { Readable } from 'node:stream'
import type { Database } from '#server/db/database.ts'
import { bringOver, removeBroughtOver } from './bring-over.ts'
import { areaFolder, incomingFolder } from './file-folders.ts'
import { readParts, writeParts } from './file-parts.ts'
import type { FileAccess, FileArea, FileStore, StoredFile } from './file-store.ts'
import { listIdle } from './list-idle.ts'
import { createMediaCopies } from './media-copies.ts'

/** Names read at a time. */
const page = 1_000

/**
 * Files in PostgreSQL, which all machines share: written in the transaction of their rows, so that a row never names
 * what is not there, and nothing stays of one that is rolled back (MACHINE-1). Public ones are copied to the media
 * folder of each machine that is asked for them (MACHINE-2).
 *
 * @param mostCopied bytes that the copies take at the most
 */
export function createDatabaseFiles(db: Database, dataDir: string, mostCopied: number): FileStore {
  const incoming = incomingFolder(dataDir)
  const copies = createMediaCopies(areaFolder(dataDir, 'media'), mostCopied, (name) =>
    openStored(db, 'media', name),
  )

  return {
    ...storedAccess(db),
    storeMedia: (files, storeRows) =>
      db.transaction().execute(async (transaction) => {
        for await (const batch of files)
          for (const { name, bytes } of batch) await writeParts(transaction, 'media', name, [bytes])
        return storeRows(transaction)
      }),
    async adopt(transaction, ids) {
      for (const id of ids)
        await writeParts(transaction, 'private', id, createReadStream(path.join(incoming, id)))
    },
    async finishAdopting(ids) {
      for (const id of ids) await rm(path.join(incoming, id), { force: true })
    },
    async erase(transaction, ids) {
      await transaction
        .deleteFrom('stored_files')
        .where('area', '=', 'private')
        .where('name', 'in', ids)
        .execute()
    },
    finishErasing: () => Promise.resolve(0),
    list: (area) => listStored(db, area),
    async remove(area, name) {
      await db
        .deleteFrom('stored_files')
        .where('area', '=', area)
        .where('name', '=', name)
        .execute()
    },
    provideMedia: copies.provide,
    async reconcile() {
      await bringOver(db, dataDir)
      await removeBroughtOver(db, dataDir)
      for (const id of await listIdle(incoming)) await rm(path.join(incoming, id), { force: true })
      await copies.makeRoom()
    },
  }
}

/** Reads and writes single files of the database. */
export function storedAccess(db: Database): FileAccess {
  return {
    write: (area, name, content) =>
      db.transaction().execute((transaction) => writeParts(transaction, area, name, content)),
    open: (area, name) => openStored(db, area, name),
    sizesOf: (area, names) => sizesStored(db, area, names),
  }
}

async function sizesStored(
  db: Database,
  area: FileArea,
  names: readonly string[],
): Promise<Map<string, number>> {
  if (names.length === 0) return new Map()
  const rows = await db
    .selectFrom('stored_files')
    .select(['name', 'size'])
    .where('area', '=', area)
    .where('name', 'in', names)
    .execute()
  return new Map(rows.map(({ name, size }) => [name, size]))
}

async function openStored(
  db: Database,
  area: FileArea,
  name: string,
): Promise<StoredFile | undefined> {
  const found = await db
    .selectFrom('stored_files')
    .select(['size', 'stored_at'])
    .where('area', '=', area)
    .where('name', '=', name)
    .executeTakeFirst()
  if (found === undefined) return undefined
  const { size, stored_at } = found
  const content = Readable.from(readParts(db, area, name, size), { objectMode: false })
  return { size, storedAt: new Date(stored_at), content }
}

async function* listStored(db: Database, area: FileArea): AsyncGenerator<string> {
  let last = ''
  for (;;) {
    const rows = await db
      .selectFrom('stored_files')
      .select('name')
      .where('area', '=', area)
      .where('name', '>', last)
      .orderBy('name')
      .limit(page)
      .execute()
    yield* rows.map(({ name }) => name)
    const end = rows.at(-1)
    if (end === undefined || rows.length < page) return
    last = end.name
  }
}
