import { pdf } from '@react-pdf/renderer'
import type { PdfFont } from '#src/ui/documents/pdf/load-pdf-fonts.ts'
import { registerPdfFonts } from '#src/ui/documents/pdf/register-pdf-fonts.ts'
import type { ExportTable } from '../export-table.ts'
import { TableDocument } from './table-document.tsx'

/** A list as a PDF file. */
export async function renderTablePdf(
  table: ExportTable,
  loadFonts: () => Promise<PdfFont[]>,
): Promise<Blob> {
  await registerPdfFonts(loadFonts)
  return pdf(<TableDocument table={table} />).toBlob()
}
