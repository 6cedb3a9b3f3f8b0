import { readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import subsetFont from 'subset-font'
import { webFont } from '../../brand/web-font.ts'

const { resolve } = createRequire(import.meta.url)
const folder = new URL('../../brand/fonts/', import.meta.url)
const [min = 0, max = 0] = webFont.weights.split(' ').map(Number)

/** Those by which browsers shape text unasked, and figures of one width. */
const features =
  'calt ccmp clig curs fina init isol kern liga locl mark medi mkmk mset rclt rlig rvrn tnum'

// The package's files hold weights from 200 to 1000 and 400 signs that no page shows: twice the bytes.
for (const [name, { from, range }] of Object.entries(webFont.files)) {
  const whole = await readFile(resolve(`@fontsource-variable/cairo/files/${from}`))
  const file = await subsetFont(whole, signsOf(range), {
    targetFormat: 'woff2',
    variationAxes: { wght: { min, max } },
    keepFeatures: features.split(' '),
  })
  await writeFile(new URL(`cairo-${name}.woff2`, folder), file)
  console.log(`cairo-${name}.woff2: ${file.length} bytes`)
}

/** @param {string} range as CSS writes it, such as `U+20-7E,U+2022` */
function signsOf(range) {
  return range
    .split(',')
    .flatMap((part) => {
      const [first = 0, last = first] = part
        .slice(2)
        .split('-')
        .map((code) => Number.parseInt(code, 16))
      return Array.from({ length: last - first + 1 }, (_, index) => first + index)
    })
    .map((code) => String.fromCodePoint(code))
    .join('')
}
