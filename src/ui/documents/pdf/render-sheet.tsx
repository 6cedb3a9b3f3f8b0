import { pdf } from '@react-pdf/renderer'
import type { Sheet } from '../sheet.ts'
import type { PdfFont } from './load-pdf-fonts.ts'
import { registerPdfFonts } from './register-pdf-fonts.ts'
import { SheetDocument } from './sheet-document.tsx'

/** A sheet as a PDF file (SHEET-1). @throws where the fonts cannot be had */
export async function renderSheet(
  sheet: Sheet,
  loadFonts: () => Promise<PdfFont[]>,
): Promise<Blob> {
  await registerPdfFonts(loadFonts)
  return pdf(<SheetDocument sheet={sheet} />).toBlob()
}
