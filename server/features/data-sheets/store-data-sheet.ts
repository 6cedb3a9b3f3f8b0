import { randomUUID } from 'node:crypto'
import type { DataSheet } from '#contract/admin/data-sheets.ts'
import { mediaBase } from '#contract/picture.ts'
import { timeNow } from '#server/time/clock.ts'
import { toTime } from '#server/db/column-values.ts'
import type { FileStore } from '#server/files/file-store.ts'
import { refuseInput } from '#server/http/api-error.ts'
import { displayName } from '#server/private-files/display-name.ts'
import { fileKind } from '#server/private-files/file-kind.ts'

const pdfEnd = Buffer.from('%%EOF')

/**
 * Keeps a PDF for products to name.
 *
 * @throws ApiError `unsupported_file` for what is no whole PDF
 */
export async function storeDataSheet(
  files: FileStore,
  { name, bytes }: { name: string; bytes: Buffer },
): Promise<DataSheet> {
  if (fileKind(bytes) !== 'pdf' || !bytes.includes(pdfEnd)) {
    throw refuseInput({ file: ['file.pdf'] })
  }
  const file = `${randomUUID()}.pdf`
  const row = { file, name: displayName(name, 'pdf'), created_at: toTime(new Date(timeNow())) }
  await files.storeMedia([[{ name: file, bytes }]], (transaction) =>
    transaction.insertInto('data_sheets').values(row).execute(),
  )
  return { file, name: row.name, url: `${mediaBase}/${file}` }
}
