/** Tajawal comes in one file for each script; a letter is drawn by the first that has it. */
export const pdfFontStack = ['Tajawal Arabic', 'Tajawal Latin']

export interface PdfFont {
  family: string
  weight: 400 | 700
  /** A WOFF file. */
  file: ArrayBuffer
}
