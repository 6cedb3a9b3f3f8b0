import arabicBold from '@fontsource/tajawal/files/tajawal-arabic-700-normal.woff?url'
import arabicRegular from '@fontsource/tajawal/files/tajawal-arabic-400-normal.woff?url'
import latinBold from '@fontsource/tajawal/files/tajawal-latin-700-normal.woff?url'
import latinRegular from '@fontsource/tajawal/files/tajawal-latin-400-normal.woff?url'

const arabic = 'Tajawal Arabic'
const latin = 'Tajawal Latin'

/** The font of exported PDF files, of our own origin: a file for each script and weight, as WOFF. */
export const pdfFonts = [
  { family: arabic, weight: 400, url: arabicRegular },
  { family: arabic, weight: 700, url: arabicBold },
  { family: latin, weight: 400, url: latinRegular },
  { family: latin, weight: 700, url: latinBold },
] as const

/** A letter is drawn by the first that has it. */
export const pdfFontStack = [arabic, latin]
