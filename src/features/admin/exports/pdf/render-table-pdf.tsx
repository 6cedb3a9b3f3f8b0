import { Font, pdf } from '@react-pdf/renderer'
import type { ExportTable } from '../export-table.ts'
import type { PdfFont } from './load-pdf-fonts.ts'
import { sfntOf } from './sfnt-of.ts'
import { TableDocument } from './table-document.tsx'

let registered: Promise<void> | undefined

/** A list as a PDF file. The fonts are asked for once. */
export async function renderTablePdf(
  table: ExportTable,
  loadFonts: () => Promise<PdfFont[]>,
): Promise<Blob> {
  registered ??= loadFonts().then(registerFonts)
  try {
    await registered
  } catch (error) {
    registered = undefined
    throw error
  }
  return pdf(<TableDocument table={table} />).toBlob()
}

async function registerFonts(fonts: PdfFont[]): Promise<void> {
  for (const { family, weight, file } of fonts) {
    const src = `data:font/ttf;base64,${toBase64(await sfntOf(file))}`
    Font.register({ family, fonts: [{ src, fontWeight: weight }] })
  }
  Font.registerHyphenationCallback((word) => [word])
}

function toBase64(bytes: Uint8Array): string {
  let text = ''
  for (const byte of bytes) text += String.fromCharCode(byte)
  return btoa(text)
}
