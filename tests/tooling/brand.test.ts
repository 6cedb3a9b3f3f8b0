import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { brand } from '#brand/brand.ts'
import { darkColors, lightColors } from '#brand/colors.ts'
import { webFont } from '#brand/web-font.ts'
import { pdfFontStack } from '#brand/pdf-fonts.ts'

/** Files of the brand, of the sample company, and what draws both; tests and documents speak of it as an example. */
const ofCompany = /^(?:brand|sample|makers|tests|docs)\/|\.(?:test\.tsx?|md)$|package-lock\.json$/

const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => /\.(?:tsx?|m?js|json|html|css)$/.test(file) && !ofCompany.test(file))
  .filter((file) => existsSync(file))

const names = Object.values(brand.name).flatMap((name) => name.split(' ', 1))
const fonts = [webFont.family, ...pdfFontStack].flatMap((family) => family.split(' ', 1))
/** Black and white are nobody's. */
const colors = [...new Set([...Object.values(lightColors), ...Object.values(darkColors)])].filter(
  (color) => color.startsWith('#') && color !== '#ffffff',
)
/** Packages are named where they are asked for; a city and its time zone are nobody's font. */
const otherwise = /@fontsource[-\w/]*|Africa\/Cairo(?:": "Cairo")?/g

// LOOK-8, SEED-3
it('the company is named, and its colours and fonts are said, in brand/ alone', () => {
  const wanted = new RegExp([...names, ...fonts, ...colors].join('|'), 'gi')
  const found = files.flatMap((file) => {
    const text = readFileSync(file, 'utf8').replace(otherwise, '')
    return [...text.matchAll(wanted)].map(([words]) => `${file}: ${words}`)
  })
  expect(files.length).toBeGreaterThan(1000)
  expect(found).toEqual([])
})
