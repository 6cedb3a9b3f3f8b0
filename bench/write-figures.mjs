import { readFileSync, writeFileSync } from 'node:fs'
import { format } from 'oxfmt'

/**
 * Puts a part's tables between its markers of the page and leaves everything else as it is.
 *
 * @param {string} file
 * @param {import('./options.mjs').Part} part
 * @param {string} tables
 */
export async function writeFigures(file, part, tables) {
  const begin = `<!-- figures of ${part}: written by npm run bench -->`
  const end = `<!-- end of figures of ${part} -->`
  const page = readFileSync(file, 'utf8')
  const start = page.indexOf(begin)
  const stop = page.indexOf(end)
  if (start < 0 || stop < start) throw new Error(`${file} lacks its markers: ${begin} … ${end}`)
  const filled = `${page.slice(0, start)}${begin}\n\n${tables}\n\n${page.slice(stop)}`
  writeFileSync(file, (await format(file, filled)).code)
}
