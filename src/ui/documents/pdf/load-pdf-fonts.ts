import { pdfFonts } from '#brand/pdf-fonts.ts'

export interface PdfFont {
  family: string
  weight: 400 | 700
  /** A WOFF file. */
  file: ArrayBuffer
}

export function loadPdfFonts(): Promise<PdfFont[]> {
  return Promise.all(
    pdfFonts.map(async ({ family, weight, url }) => {
      const response = await fetch(url)
      if (!response.ok) throw new Error(`${url} answered ${response.status}`)
      return { family, weight, file: await response.arrayBuffer() }
    }),
  )
}
