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
    await nameApart(family, weight)
  }
  Font.registerHyphenationCallback((word) => [word])
}

/**
 * Gives a font a name of its own. The files of one family's scripts have the same name inside, and the writer of PDF
 * files, which tells fonts apart by that, would embed the second one again for each text.
 */
async function nameApart(fontFamily: string, fontWeight: PdfFont['weight']): Promise<void> {
  const descriptor = { fontFamily, fontWeight, fontStyle: 'normal' } as const
  await Font.load(descriptor)
  const font = Font.getFont(descriptor)?.data
  const value = `${fontFamily} ${fontWeight}`.replaceAll(' ', '-')
  if (font) Object.defineProperty(font, 'postscriptName', { value })
}

function toBase64(bytes: Uint8Array): string {
  let text = ''
  for (const byte of bytes) text += String.fromCharCode(byte)
  return btoa(text)
}
