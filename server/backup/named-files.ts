import { pictureFormats } from '#contract/picture.ts'
import { fromJson } from '#server/db/column-values.ts'
import type { StoredRow } from './row-source.ts'

/** The files that a row names, as an archive calls them (BACKUP-4). */
export function namedFiles(table: string, row: StoredRow): string[] {
  const text = (column: string) => String(row[column] ?? '')
  if (table === 'private_files') return [`private/${text('id')}`]
  if (table === 'pictures') {
    const widths = fromJson<number[]>(text('widths'))
    return widths.flatMap((width) =>
      pictureFormats.map((kind) => `media/${text('key')}-${width}.${kind}`),
    )
  }
  if (table === 'data_sheets') return media(text('file'))
  if (table === 'certificates') return media(text('pdf_file'))
  // A deleted certificate can be brought back with its file.
  if (table === 'deleted_records' && row['collection'] === 'certificates')
    return namedFiles('certificates', fromJson<StoredRow>(text('row')))
  return []
}

const media = (file: string) => (file ? [`media/${file}`] : [])
