import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { manifestOf } from './native-packages.mjs'

/**
 * A work of others, and the words of its licence.
 *
 * @typedef {{ title: string, license: string, text: string }} Licensed
 */

/** The packages of each part that is bundled, as `bundledPackages` lists them. */
const lists = [
  'dist/client/.vite/packages-of-pages.json',
  'dist/client/.vite/packages-of-workers.json',
  'dist/client/.vite/packages-of-sw.json',
  'dist/ssr/.vite/packages-of-renderer.json',
]

/**
 * Writes out the licences of all packages that the archive carries: those in its `node_modules`, those bundled into
 * its pages, and the font (PACK-1).
 *
 * @param {string[]} folders of the packages that are carried as they are
 * @returns {string}
 */
export function thirdPartyText(folders) {
  /** @type {string[]} */
  const bundled = lists.flatMap((file) => JSON.parse(readFileSync(file, 'utf8')))
  const works = [...new Set([...bundled, ...folders])].map(readLicense)
  const all = new Map([...works, font()].map((work) => [work.title, work]))
  const sorted = [...all.values()].sort((one, other) => (one.title < other.title ? -1 : 1))
  const parts = sorted.map(({ title, license, text }) => `${title} (${license})\n\n${text}`)
  const line = `\n\n${'-'.repeat(80)}\n\n`
  return `This software carries the work of others, under these licences.${line}${parts.join(line)}\n`
}

/**
 * @param {string} folder
 * @returns {Licensed}
 */
function readLicense(folder) {
  const { name, version, license, homepage, repository } = manifestOf(folder)
  const files = readdirSync(folder)
    .filter((file) => /^(?:licen[cs]e|copying|notice)/i.test(file))
    .sort()
  const texts = files.map((file) => readFileSync(join(folder, file), 'utf8').trim())
  if (texts.length === 0) texts.push(licenseSection(folder))
  const source = homepage ?? repository?.url ?? repository ?? ''
  const text = [source, ...texts].join('\n\n').replaceAll('\r\n', '\n').trim()
  return { title: `${name} ${version}`, license, text }
}

/**
 * Packages of a single binary tell in their description whose work is in it, and under which licences.
 *
 * @param {string} folder
 */
function licenseSection(folder) {
  const file = join(folder, 'README.md')
  if (!existsSync(file)) return ''
  const [section = ''] = /^#+ licen[cs].*/ims.exec(readFileSync(file, 'utf8')) ?? []
  return section
}

/** @returns {Licensed} */
function font() {
  const text = readFileSync('brand/fonts/LICENSE', 'utf8')
  return { title: 'The font of the pages', license: 'OFL-1.1', text }
}
