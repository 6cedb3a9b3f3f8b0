import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'

const FONTS = path.dirname(
  createRequire(import.meta.url).resolve('@fontsource-variable/cairo/package.json'),
)

const fontFace = async (file, range) => {
  const font = await readFile(path.join(FONTS, 'files', file))
  const source = `url(data:font/woff2;base64,${font.toString('base64')})`
  return `@font-face{font-family:Cairo;font-weight:200 1000;src:${source};unicode-range:${range}}`
}

/** The site's typeface as inlined CSS, for pages that the pictures are photographed from. */
export async function inlineCairo() {
  const faces = [
    fontFace('cairo-latin-wght-normal.woff2', 'U+0000-00FF,U+2000-206F'),
    fontFace('cairo-arabic-wght-normal.woff2', 'U+0600-06FF,U+FB50-FDFF,U+FE70-FEFF'),
  ]
  return (await Promise.all(faces)).join('')
}
