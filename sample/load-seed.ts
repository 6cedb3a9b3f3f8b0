import type { Transaction } from 'kysely'
import type { CollectionDescription } from '#contract/collections/collection.ts'
import { visitorCollections } from '#contract/collections/collections.ts'
import { retention } from '#contract/collections/retention.ts'
import { collectionDb } from '#server/collections/collection-db.ts'
import { bumpContentVersion, readContentVersion } from '#server/db/content-version.ts'
import type { Database } from '#server/db/database.ts'
import type { Tables } from '#server/db/tables.ts'
import type { FileStore, NewFile } from '#server/files/file-store.ts'
import { dataSheetsOf, pdfsOf, pictureKeysOf } from './content-files.ts'
import type { SampleContent } from './sample-record.ts'
import {
  type AnyRecord,
  dataSheetRows,
  pictureRows,
  recordRow,
  type StoredRecords,
} from './sample-rows.ts'
import { readManifest, readSeedPdf, readSeedPicture } from './seed-files.ts'
import { withId, type StoredFiles } from './stored-files.ts'

/** The folder of the sample files (an absolute path), and the store that takes them. */
export interface SeedFolders {
  seedDir: string
  files: FileStore
  /** Ends it between two pictures; nothing is lost, for files are written again and rows only at the end. */
  signal?: AbortSignal
}

/**
 * Fills a database that never held any content (its content version is 0), files first, then all rows in
 * one transaction. A collection that staff have emptied on purpose is not filled again.
 *
 * @returns whether it was loaded.
 * @throws Error naming a picture or PDF file that is missing; no row is stored then.
 */
export async function loadSeed(
  db: Database,
  content: SampleContent,
  folders: SeedFolders,
): Promise<boolean> {
  if ((await readContentVersion(db)) > 0) return false
  const stored: StoredFiles = { pictures: new Map(), pdfs: new Map() }
  return folders.files.storeMedia(
    readFiles(content, folders, stored),
    async (transaction) => {
      await bumpContentVersion(transaction)
      // Another process may have loaded it while this one copied files.
      if ((await readContentVersion(transaction)) > 1) return false
      await insertContent(transaction, content, stored)
      return true
    },
    { areShared: true },
  )
}

/** Reads the files of one picture after the other, then the PDF files, and notes in `stored` what they are called. */
async function* readFiles(
  content: SampleContent,
  { seedDir, signal }: SeedFolders,
  stored: StoredFiles,
): AsyncGenerator<NewFile[]> {
  const manifest = await readManifest(seedDir)
  for (const key of pictureKeysOf(content)) {
    signal?.throwIfAborted()
    const { picture, files } = await readSeedPicture(key, seedDir, manifest)
    stored.pictures.set(key, withId(picture))
    yield files
  }
  for (const name of pdfsOf(content)) {
    const file = await readSeedPdf(name, seedDir)
    stored.pdfs.set(name, file.name)
    yield [file]
  }
}

async function insertContent(
  transaction: Transaction<Tables>,
  content: SampleContent,
  files: StoredFiles,
): Promise<void> {
  const pictures = pictureRows(files)
  if (pictures.length > 0) await transaction.insertInto('pictures').values(pictures).execute()
  const dataSheets = dataSheetRows(dataSheetsOf(content), files)
  if (dataSheets.length > 0)
    await transaction.insertInto('data_sheets').values(dataSheets).execute()
  // Records that name others are inserted after those.
  const filled = Object.entries<CollectionDescription>({ ...visitorCollections, retention }).sort(
    ([, one], [, other]) => Number(namesOthers(one)) - Number(namesOthers(other)),
  )
  const stored: StoredRecords = new Map()
  for (const [name, description] of filled) {
    const records: AnyRecord[] = content[name as keyof SampleContent] ?? []
    await insertRecords(transaction, description, records, { files, stored })
  }
}

const namesOthers = ({ fields }: CollectionDescription) =>
  Object.values(fields).some(({ kind }) => kind === 'records')

/** Inserts records, and those that belong to them. */
async function insertRecords(
  transaction: Transaction<Tables>,
  description: CollectionDescription,
  records: AnyRecord[],
  around: { files: StoredFiles; stored: StoredRecords; serviceId?: string },
): Promise<void> {
  if (records.length === 0) return
  const rows = records.map((record, index) => recordRow(description, record, { ...around, index }))
  await collectionDb(transaction).insertInto(description.table).values(rows).execute()
  const slugs = records.map(
    (record, index) => [String(record['slug']), rows[index]?.id ?? ''] as const,
  )
  around.stored.set(description.name, new Map(slugs))
  for (const [name, added] of Object.entries(description.visitors?.added ?? {})) {
    if (typeof added === 'string' || 'links' in added) continue
    for (const [index, { id }] of rows.entries()) {
      const below = (records[index]?.[name] ?? []) as AnyRecord[]
      await insertRecords(transaction, added, below, { ...around, serviceId: id })
    }
  }
}
