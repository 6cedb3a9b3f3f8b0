import { Font } from '@react-pdf/renderer'
import type { PdfFont } from './load-pdf-fonts.ts'
import { sfntOf } from './sfnt-of.ts'

let registered: Promise<void> | undefined

/** Gives the PDF writer its fonts, which are asked for once. @throws where they cannot be had */
export async function registerPdfFonts(loadFonts: () => Promise<PdfFont[]>): Promise<void> {
  registered ??= loadFonts().then(register)
  try {
    await registered
  } catch (error) {
    registered = undefined
    throw error
  }
}

async function register(fonts: PdfFont[]): Promise<void> {
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
