import arabicBold from '@fontsource/tajawal/files/tajawal-arabic-700-normal.woff?url'
import arabicRegular from '@fontsource/tajawal/files/tajawal-arabic-400-normal.woff?url'
import latinBold from '@fontsource/tajawal/files/tajawal-latin-700-normal.woff?url'
import latinRegular from '@fontsource/tajawal/files/tajawal-latin-400-normal.woff?url'
import { type PdfFont, pdfFontStack } from './pdf-font-stack.ts'

const [arabic = '', latin = ''] = pdfFontStack
const files = [
  { family: arabic, weight: 400, url: arabicRegular },
  { family: arabic, weight: 700, url: arabicBold },
  { family: latin, weight: 400, url: latinRegular },
  { family: latin, weight: 700, url: latinBold },
] as const

/** Tajawal, from our own origin. */
export function loadPdfFonts(): Promise<PdfFont[]> {
  return Promise.all(
    files.map(async ({ family, weight, url }) => {
      const response = await fetch(url)
      if (!response.ok) throw new Error(`${url} answered ${response.status}`)
      return { family, weight, file: await response.arrayBuffer() }
    }),
  )
}
