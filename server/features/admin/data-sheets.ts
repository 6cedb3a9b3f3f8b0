import type { Transaction } from 'kysely'
import type { DataSheet } from '#contract/admin/data-sheets.ts'
import { mediaBase } from '#contract/picture.ts'
import type { Database } from '#server/db/database.ts'
import type { Tables } from '#server/db/tables.ts'

/** Stored data sheets by their files. */
export async function loadDataSheets(
  db: Database | Transaction<Tables>,
  files: string[],
): Promise<Map<string, DataSheet>> {
  if (files.length === 0) return new Map()
  const rows = await db
    .selectFrom('data_sheets')
    .select(['file', 'name'])
    .where('file', 'in', files)
    .execute()
  return new Map(rows.map(({ file, name }) => [file, presentDataSheet(file, name)]))
}

export function presentDataSheet(file: string, name: string): DataSheet {
  return { file, name, url: `${mediaBase}/${file}` }
}
