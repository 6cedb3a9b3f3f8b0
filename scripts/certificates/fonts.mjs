import { readFile } from 'node:fs/promises'

const files = new URL('../../node_modules/@fontsource-variable/cairo/files/', import.meta.url)

/**
 * The subsets of Cairo. Arabic is set a step larger by its face rather than by its style:
 * Chromium writes every size of a variable font into a PDF anew.
 */
const subsets = [
  {
    name: 'arabic',
    size: '108%',
    range: 'U+0600-06FF, U+0750-077F, U+200C-200F, U+FB50-FDFF, U+FE70-FEFF',
  },
  {
    name: 'latin',
    size: '100%',
    range: 'U+0000-00FF, U+2000-200B, U+2010-206F, U+2122, U+2190-2193, U+2212',
  },
]

/**
 * The `@font-face` rules with the fonts inside them, so that a page loads nothing.
 *
 * @returns {Promise<string>} CSS
 */
export async function fontFaces() {
  const faces = subsets.map(async ({ name, range, size }) => {
    const font = await readFile(new URL(`cairo-${name}-wght-normal.woff2`, files))
    return `@font-face { font-family: 'Cairo'; font-weight: 200 1000; size-adjust: ${size};
      unicode-range: ${range};
      src: url(data:font/woff2;base64,${font.toString('base64')}) format('woff2'); }`
  })
  return (await Promise.all(faces)).join('\n')
}
