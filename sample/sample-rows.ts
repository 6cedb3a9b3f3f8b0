import path from 'node:path'
import type { Insertable } from 'kysely'
import type { CollectionDescription } from '#contract/collections/collection.ts'
import type { FieldDescription } from '#contract/collections/field.ts'
import type { Columns } from '#server/collections/collection-db.ts'
import { columnsOf } from '#server/collections/columns-of.ts'
import { toJson, toTime } from '#server/db/column-values.ts'
import { newRow } from '#server/db/new-row.ts'
import type { Tables } from '#server/db/tables.ts'
import type { SampleImage, SampleMention } from './sample-record.ts'
import { pdfFile, pictureId, type StoredFiles } from './stored-files.ts'

/** Any sample record, where its own fields do not matter. */
export type AnyRecord = Readonly<Record<string, unknown>>

export function pictureRows(files: StoredFiles): Insertable<Tables['pictures']>[] {
  const now = toTime(new Date())
  return [...files.pictures.values()].map((picture) => ({
    ...picture,
    widths: toJson(picture.widths),
    focus_x: null,
    focus_y: null,
    created_at: now,
  }))
}

/** @param names the data sheets' names within the sample's folder */
export function dataSheetRows(
  names: string[],
  files: StoredFiles,
): Insertable<Tables['data_sheets']>[] {
  const now = toTime(new Date())
  return [...new Set(names)].map((name) => ({
    file: pdfFile(files, name),
    name: path.basename(name),
    created_at: now,
  }))
}

/** The ids of the records that are stored already, by the names of their collections and by their slugs. */
export type StoredRecords = Map<string, Map<string, string>>

interface RowSurroundings {
  /** Its place among the others. */
  index: number
  files: StoredFiles
  stored: StoredRecords
  /** The id of the record that it belongs to. */
  serviceId?: string
}

function idOf(stored: StoredRecords, { of }: { of: string }, slug: string): string {
  const id = stored.get(of)?.get(slug)
  if (id === undefined)
    throw new Error(`The record "${slug}" was not stored before those that name it`)
  return id
}

/** The row of one record. */
export function recordRow(
  { fields }: CollectionDescription,
  record: AnyRecord,
  { index, files, stored, serviceId }: RowSurroundings,
): Columns & { id: string } {
  function valueOf(name: string, field: FieldDescription): unknown {
    switch (field.kind) {
      case 'order':
        return index + 1
      case 'service':
        return serviceId
      case 'picture':
        return typeof record['picture'] === 'string' ? pictureId(files, record['picture']) : null
      case 'optionalText':
        return record[name] ?? {}
      case 'alternative':
        return record['alt']
      case 'images':
        return (record[name] as SampleImage[]).map(({ picture, alt }) => {
          return { pictureId: pictureId(files, picture), alt }
        })
      case 'records': {
        const mentioned = (record[name.replace(/Ids$/, 's')] ?? []) as SampleMention[]
        return mentioned.map(({ slug, count = 0 }) => ({ id: idOf(stored, field, slug), count }))
      }
      case 'pdf': {
        const file = record[name.replace(/File$/, '')]
        return typeof file === 'string' ? pdfFile(files, file) : null
      }
      default:
        return record[name]
    }
  }

  const { written } = columnsOf({ fields } as CollectionDescription)
  const columns = written.map(([name, column]): Columns => {
    const field = fields[name]
    return field ? column.write(valueOf(name, field)) : {}
  })
  return { ...newRow(), ...Object.fromEntries(columns.flatMap((one) => Object.entries(one))) }
}
