import { readFileSync, readdirSync } from 'node:fs'
import { join, sep } from 'node:path'
import { listCarried } from './carried-packages.mjs'
import { folderOf } from './native-packages.mjs'
import { thirdPartyText } from './third-party.mjs'

/**
 * A file of the archive: its path there, and where it is now or its bytes.
 *
 * @typedef {{ name: string, file: string } | { name: string, bytes: Buffer }} Entry
 */

/** The project's own files and whole folders, which keep their names. */
const own = [
  'dist',
  'deploy',
  'docs/benchmarks.md',
  'docs/growth.svg',
  'docs/operations.md',
  'docs/operations',
  'sample/certificates',
  'sample/data-sheets',
  'sample/pictures',
  'scripts/package/platform.mjs',
  'scripts/package/run.mjs',
  'scripts/prepare/node-version.mjs',
  'scripts/prepare/project-root.mjs',
]

/** Lists of packages are for their licences alone, and nothing under `.vite` is sent to anybody. */
const needless = /^dist\/\w+\/\.vite\/(?:packages-of.*|.*\.(?:br|gz))$/

/** In packages of others: types, maps and descriptions, tests and examples. */
const unread =
  /\.(?:test\.[cm]?js|ts|mts|cts|map|md|markdown|flow|tsbuildinfo)$|^(?:tests?|__tests__|docs?|examples?|bench(?:marks?)?|coverage|fuzz|\.[^/]+)\//

/**
 * Lists all that the archive holds (PACK-1): what runs the site, and what tells how to run it.
 *
 * @param {import('./platform.mjs').Platform} platform
 * @returns {Promise<Entry[]>} by their names
 */
export async function listContent(platform) {
  const packages = await Promise.all(
    listCarried(platform).map(async (one) => ({ ...one, folder: await folderOf(one) })),
  )
  const folders = packages.map(({ folder }) => folder)
  const entries = [
    ...own.flatMap((path) => filesUnder(path)).map((name) => ({ name, file: name })),
    ...packages.flatMap(({ place, folder }) =>
      filesUnder(folder)
        .map((file) => file.slice(folder.length + 1))
        .filter((file) => !unread.test(file) && !file.startsWith('node_modules/'))
        .map((file) => ({ name: `${place}/${file}`, file: `${folder}/${file}` })),
    ),
    { name: 'server.mjs', bytes: Buffer.from("import './scripts/package/run.mjs'\n") },
    { name: 'package.json', bytes: manifest(platform) },
    { name: 'THIRD-PARTY.txt', bytes: Buffer.from(thirdPartyText(folders)) },
  ]
  return entries
    .filter(({ name }) => !needless.test(name))
    .sort((one, other) => (one.name < other.name ? -1 : 1))
}

/** @param {import('./platform.mjs').Platform} platform */
function manifest({ name: sitePlatform }) {
  const { name, version, description, type, license, engines } = JSON.parse(
    readFileSync('package.json', 'utf8'),
  )
  const own = { name, version, private: true, description, type, license, engines, sitePlatform }
  return Buffer.from(`${JSON.stringify(own, null, 2)}\n`)
}

/**
 * @param {string} path a file or a folder
 * @returns {string[]} its files, with `/` between folders
 */
function filesUnder(path) {
  /** @type {import('node:fs').Dirent[]} */
  let entries
  try {
    entries = readdirSync(path, { recursive: true, withFileTypes: true })
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOTDIR') return [path]
    throw error
  }
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).split(sep).join('/'))
}
