import type { Insertable, Transaction } from 'kysely'
import { bumpContentVersion, readContentVersion } from '#server/db/content-version.ts'
import type { Database } from '#server/db/database.ts'
import type { Tables } from '#server/db/tables.ts'
import { pdfsOf, pictureKeysOf, type SeedContent } from './seed-content.ts'
import { copySeedPdf, copySeedPictures } from './seed-files.ts'
import {
  associatedServiceRows,
  dataSheetRows,
  jobRows,
  productRows,
  projectRows,
  serviceRows,
} from './catalogue-rows.ts'
import {
  aboutRows,
  branchRows,
  certificateRows,
  clientRows,
  driverRows,
  frameRows,
  homeCardRows,
  homeTabRows,
  numbersRows,
  pictureRows,
  settingsRows,
} from './seed-rows.ts'
import { withId, type StoredFiles } from './stored-files.ts'

/** Absolute paths: where the sample files lie, and where `/media/` serves from. */
export interface SeedFolders {
  seedDir: string
  media: string
  /** Ends it between two pictures; nothing is lost, for files are written again and rows only at the end. */
  signal?: AbortSignal
}

/**
 * Fills a database that never held any content (its content version is 0), files first, then all rows in
 * one transaction. What staff have emptied on purpose is not filled again.
 *
 * @returns whether it was loaded.
 * @throws Error naming a picture or PDF file that is missing; no row is stored then.
 */
export async function loadSeed(
  db: Database,
  content: SeedContent,
  folders: SeedFolders,
): Promise<boolean> {
  if ((await readContentVersion(db)) > 0) return false
  const files = await storeFiles(content, folders)
  return db.transaction().execute(async (transaction) => {
    await bumpContentVersion(transaction)
    // Another process may have loaded it while this one copied files.
    if ((await readContentVersion(transaction)) > 1) return false
    await insertContent(transaction, content, files)
    return true
  })
}

async function storeFiles(content: SeedContent, folders: SeedFolders): Promise<StoredFiles> {
  const { seedDir, media, signal } = folders
  const pictures = await copySeedPictures(pictureKeysOf(content), seedDir, media, signal)
  const pdfs = await Promise.all(
    pdfsOf(content).map(async (name) => [name, await copySeedPdf(name, seedDir, media)] as const),
  )
  return {
    pictures: new Map([...pictures].map(([key, picture]) => [key, withId(picture)])),
    pdfs: new Map(pdfs),
  }
}

async function insertContent(
  transaction: Transaction<Tables>,
  content: SeedContent,
  files: StoredFiles,
): Promise<void> {
  async function insert<Table extends keyof Tables>(
    table: Table,
    rows: Insertable<Tables[Table]>[],
  ): Promise<void> {
    if (rows.length > 0) await transaction.insertInto(table).values(rows).execute()
  }
  await insert('pictures', pictureRows(files))
  await insert('frames', frameRows(content, files))
  await insert('abouts', aboutRows(content, files))
  await insert('drivers', driverRows(content, files))
  await insert('numbers', numbersRows(content))
  await insert('home_tabs', homeTabRows(content))
  await insert('home_cards', homeCardRows(content))
  await insert('clients', clientRows(content, files))
  await insert('certificates', certificateRows(content, files))
  await insert('projects', projectRows(content, files))
  const services = serviceRows(content, files)
  await insert('services', services)
  await insert('associated_services', associatedServiceRows(content, services))
  await insert('data_sheets', dataSheetRows(content, files))
  await insert('products', productRows(content, files))
  await insert('jobs', jobRows(content))
  await insert('branches', branchRows(content))
  await insert('settings', settingsRows(content))
}
