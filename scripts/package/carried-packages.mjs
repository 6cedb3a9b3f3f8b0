import { readFileSync, readdirSync } from 'node:fs'
import { join, posix } from 'node:path'
import { fits } from './platform.mjs'

/**
 * @typedef {import('./platform.mjs').Platform} Platform
 * @typedef {{ version: string, integrity?: string, os?: string[], cpu?: string[], libc?: string[],
 *   dependencies?: Record<string, string>, optionalDependencies?: Record<string, string>,
 *   peerDependencies?: Record<string, string>,
 *   peerDependenciesMeta?: Record<string, { optional?: boolean }> }} Locked
 */

/**
 * A package that the built server loads.
 *
 * @typedef {object} Carried
 * @property {string} place its folder, such as `node_modules/pg`
 * @property {string} name
 * @property {string} version
 * @property {string} [integrity] of its archive in the registry
 * @property {boolean} isNative whether it is for one platform alone
 */

/**
 * Lists the packages that the built server loads, with those that they load in turn, by package-lock.json (PACK-1).
 *
 * @param {Platform} platform
 * @returns {Carried[]} by their places
 */
export function listCarried(platform) {
  /** @type {Record<string, Locked>} */
  const locked = JSON.parse(readFileSync('package-lock.json', 'utf8')).packages
  /** @type {Map<string, Carried>} */
  const carried = new Map()
  /** @param {string} from @param {string} name @param {boolean} isOptional */
  const carry = (from, name, isOptional) => {
    const place = findPlace(locked, from, name)
    const entry = place === undefined ? undefined : locked[place]
    if (place === undefined || entry === undefined) {
      if (isOptional) return
      throw new Error(`package-lock.json lacks ${name}, which ${from || 'the server'} loads`)
    }
    if (carried.has(place) || (isOptional && !fits(platform, name, entry))) return
    const { version, integrity } = entry
    const isNative = isOptional && entry.cpu !== undefined
    carried.set(place, { place, name, version, isNative, ...(integrity && { integrity }) })
    for (const one of Object.keys(entry.dependencies ?? {})) carry(place, one, false)
    for (const one of Object.keys(entry.optionalDependencies ?? {})) carry(place, one, true)
    for (const one of Object.keys(entry.peerDependencies ?? {}))
      if (!entry.peerDependenciesMeta?.[one]?.optional) carry(place, one, false)
  }
  for (const name of importedBy('dist/server')) carry('', name, false)
  return [...carried.values()].sort((one, other) => (one.place < other.place ? -1 : 1))
}

/**
 * Finds a package as Node.js does, from a folder upwards.
 *
 * @param {Record<string, Locked>} locked
 * @param {string} from
 * @param {string} name
 * @returns {string | undefined}
 */
function findPlace(locked, from, name) {
  for (let folder = from; ; folder = folder.slice(0, folder.lastIndexOf('node_modules/') - 1)) {
    const place = posix.join(folder, 'node_modules', name)
    if (locked[place]) return place
    if (folder === '') return undefined
  }
}

/**
 * The packages of package.json whose names the built files give to `import`. A text that reads like an import only
 * counts where it names one of them.
 *
 * @param {string} folder
 * @returns {string[]}
 */
function importedBy(folder) {
  const known = Object.keys(JSON.parse(readFileSync('package.json', 'utf8')).dependencies)
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  const code = files
    .filter((file) => file.endsWith('.js'))
    .map((file) => readFileSync(join(folder, file), 'utf8'))
    .join('\n')
  const named = [...code.matchAll(/\b(?:from|import)\s*\(?\s*["'`]([^"'`]+)["'`]/g)].map(
    ([, name = '']) => name,
  )
  return known.filter((name) => named.some((one) => one === name || one.startsWith(`${name}/`)))
}
