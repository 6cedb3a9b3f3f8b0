import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'

// Some fonts are the makers' own packages, others the site's.
const { resolve } = createRequire(import.meta.url)

const arabicRange = 'U+0600-06FF, U+0750-077F, U+200C-200F, U+FB50-FDFF, U+FE70-FEFF'
const latinRange = 'U+0000-00FF, U+2000-200B, U+2010-206F, U+2122, U+2190-2193, U+2212'

/**
 * @typedef {object} Face
 * @property {string} file of a package
 * @property {string} weight as CSS
 * @property {string} range as CSS
 * @property {string} [size] as CSS `size-adjust`
 */

/**
 * The subsets of Cairo. Arabic is set a step larger by its face rather than by its style:
 * Chromium writes every size of a variable font into a PDF anew.
 *
 * @type {Face[]}
 */
export const cairo = [
  {
    file: '@fontsource-variable/cairo/files/cairo-arabic-wght-normal.woff2',
    weight: '200 1000',
    range: arabicRange,
    size: '108%',
  },
  {
    file: '@fontsource-variable/cairo/files/cairo-latin-wght-normal.woff2',
    weight: '200 1000',
    range: latinRange,
  },
]

/**
 * Tajawal, with a file for each weight: Chromium embeds such fonts as fonts, in a fifth of the bytes.
 *
 * @type {Face[]}
 */
export const tajawal = ['400', '700'].flatMap((weight) => [
  {
    file: `@fontsource/tajawal/files/tajawal-arabic-${weight}-normal.woff2`,
    weight,
    range: arabicRange,
    size: '112%',
  },
  {
    file: `@fontsource/tajawal/files/tajawal-latin-${weight}-normal.woff2`,
    weight,
    range: latinRange,
  },
])

/**
 * The `@font-face` rules of the family 'Sheet' with the fonts inside them, so that a page loads nothing.
 *
 * @param {Face[]} faces
 * @returns {Promise<string>} CSS
 */
export async function fontFaces(faces) {
  const rules = faces.map(async ({ file, weight, range, size = '100%' }) => {
    const font = await readFile(resolve(file))
    return `@font-face { font-family: 'Sheet'; font-weight: ${weight}; size-adjust: ${size};
      unicode-range: ${range};
      src: url(data:font/woff2;base64,${font.toString('base64')}) format('woff2'); }`
  })
  return (await Promise.all(rules)).join('\n')
}
