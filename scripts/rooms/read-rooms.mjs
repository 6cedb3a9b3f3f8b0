import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, posix } from 'node:path'

/**
 * A room of the house: a folder whose modules belong together.
 *
 * @typedef {object} Room
 * @property {string} name such as `src/ui`; `server` are the modules that lie in that folder itself
 * @property {number} files modules without tests
 * @property {Map<string, number>} imports how many of its imports lead into each other room; of types alone none
 */

const houses = ['brand', 'contract', 'server', 'src', 'sw', 'sample']
/** Imports of values, those that are made later included. */
const values = /(?:^|\n)(?:import|export) (?!type\b)[^'"]*?from '([^']+)'|import\('([^']+)'\)/g
/** All imports, those of types and those that are made later included. */
const all = /(?:^|\n)(?:import|export) [^'"]*?from '([^']+)'|import\('([^']+)'\)/g

/** Folders whose own folders are rooms. */
const halls = ['server', 'src']

/**
 * @param {string} root the project's folder
 * @returns {Map<string, Room>} by name
 */
export function readRooms(root) {
  const modules = houses.flatMap((house) => modulesIn(root, house))
  /** @type {Map<string, Room>} */
  const rooms = new Map()
  for (const file of modules) {
    const name = roomOf(file)
    const room = rooms.get(name) ?? { name, files: 0, imports: new Map() }
    room.files += 1
    for (const target of importsOf(root, file, values)) {
      const other = roomOf(target)
      if (other !== name && houses.includes(target.split('/')[0] ?? ''))
        room.imports.set(other, (room.imports.get(other) ?? 0) + 1)
    }
    rooms.set(name, room)
  }
  return rooms
}

/** @param {string} root @param {string} house */
function modulesIn(root, house) {
  return readdirSync(join(root, house), { recursive: true, encoding: 'utf8' })
    .map((file) => `${house}/${file.replaceAll('\\', '/')}`)
    .filter(
      (file) =>
        /\.tsx?$/.test(file) && !file.includes('.test.') && !file.startsWith('sample/content/'),
    )
    .sort()
}

/** @param {string} file @returns {string} */
function roomOf(file) {
  const [house = '', folder = '', ...rest] = file.split('/')
  return halls.includes(house) && rest.length > 0 ? `${house}/${folder}` : house
}

/**
 * @param {string} root
 * @param {string} file
 * @param {RegExp} pattern finds the addresses of modules
 * @returns {string[]} the modules that it imports
 */
function importsOf(root, file, pattern) {
  const text = readFileSync(join(root, file), 'utf8')
  return [...text.matchAll(pattern)].flatMap(([, named, late]) => {
    const spec = named ?? late ?? ''
    if (spec.startsWith('#')) return spec.slice(1)
    return spec.startsWith('.') ? posix.join(dirname(file), spec) : []
  })
}

/**
 * The modules that import from one another in a circle, types and later imports included.
 *
 * @param {string} root
 * @returns {string[][]}
 */
export function circlesIn(root) {
  const files = houses.flatMap((house) => modulesIn(root, house))
  const imports = new Map(files.map((file) => [file, importsOf(root, file, all)]))
  /** @type {Map<string, Set<string>>} */
  const reached = new Map()
  /** @param {string} file */
  const reachableFrom = (file) => {
    const found = new Set(imports.get(file))
    for (const other of found) for (const next of imports.get(other) ?? []) found.add(next)
    return found
  }
  for (const file of files) reached.set(file, reachableFrom(file))
  const inCircles = files.filter((file) => reached.get(file)?.has(file))
  const circleOf = (/** @type {string} */ file) =>
    inCircles.filter((other) => reached.get(file)?.has(other) && reached.get(other)?.has(file))
  return [...new Map(inCircles.map((file) => [circleOf(file).join(), circleOf(file)])).values()]
}

/**
 * The floor of each room: one above the highest that it imports from. Of two that import from one another, the one that
 * does so more often stands above.
 *
 * @param {Map<string, Room>} rooms
 * @returns {Map<string, number>}
 */
export function floorsOf(rooms) {
  /** @type {Map<string, number>} */
  const floors = new Map()
  /** @param {string} name @param {string[]} above @returns {number} */
  const floorOf = (name, above) => {
    const known = floors.get(name)
    if (known !== undefined) return known
    const room = rooms.get(name)
    const below = [...(room?.imports ?? [])].filter(
      ([other, count]) =>
        rooms.has(other) &&
        !above.includes(other) &&
        count > (rooms.get(other)?.imports.get(name) ?? 0),
    )
    const floor = Math.max(-1, ...below.map(([other]) => floorOf(other, [...above, name]))) + 1
    floors.set(name, floor)
    return floor
  }
  for (const name of [...rooms.keys()].sort()) floorOf(name, [])
  return floors
}
