/** Tajawal comes in one file for each script; a letter is drawn by the first that has it. */
export const pdfFontStack = ['Tajawal Arabic', 'Tajawal Latin']

const weights = [400, 700] as const

export interface PdfFont {
  family: string
  weight: (typeof weights)[number]
  /** A WOFF file. */
  file: ArrayBuffer
}
