import { pdf } from '@react-pdf/renderer'
import type { ExportTable } from '../export-table.ts'
import type { PdfFont } from './load-pdf-fonts.ts'
import { registerFonts } from './register-fonts.ts'
import { TableDocument } from './table-document.tsx'

/** A list as a PDF file. The fonts are asked for once. */
export async function renderTablePdf(
  table: ExportTable,
  loadFonts: () => Promise<PdfFont[]>,
): Promise<Blob> {
  await registerFonts(loadFonts)
  return pdf(<TableDocument table={table} />).toBlob()
}
