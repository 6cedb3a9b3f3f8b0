import { existsSync, readdirSync } from 'node:fs'
import { join, posix, relative, sep } from 'node:path'

/**
 * @typedef {object} Zone
 * @property {RegExp} files the room, or files of it, from the project's folder
 * @property {RegExp} imports the files that it may not import, likewise
 * @property {string} message
 */

/** Rooms of src/ that know no UI; they may know one another. */
const foundations = ['theme', 'i18n', 'api', 'pwa', 'hydration']
/** Rooms of src/ that put the others together. */
const composers = ['app', 'routes']

/**
 * The table 'Who may import whom' of docs/architecture.md, made from the folders that are there. A room of src/ that the
 * table does not name may import the contract, the brand and itself.
 *
 * @param {string} root the project's folder
 * @returns {Zone[]}
 */
export function importZones(root) {
  const inSrc = foldersOf(join(root, 'src')).map((room) => `src/${room}`)
  const isComposer = (/** @type {string} */ room) =>
    composers.some((name) => room === `src/${name}`)
  return [
    only('contract', ['contract']),
    only('brand', ['contract', 'brand']),
    ...serverZones(root),
    only('sample', [
      'contract',
      'server/collections',
      'server/db',
      'server/files',
      'server/media',
      'sample',
    ]),
    { ...only('src', ['contract', 'brand', 'src']), files: /^src\/[^/]+$/ },
    ...inSrc
      .filter((room) => room !== 'src/features')
      .map((room) =>
        only(room, [
          'contract',
          'brand',
          ...(isComposer(room) ? ['src'] : [room, ...knownToRoom(room)]),
        ]),
      ),
    ...foldersOf(join(root, 'src/features')).map((name) => {
      const feature = `src/features/${name}`
      return only(feature, ['contract', 'brand', ...foundationRooms(), 'src/ui', feature])
    }),
    only('sw', ['contract', 'src/pwa/storage', 'src/api/api-client.ts', 'sw']),
  ]
}

/** @param {string} root */
function serverZones(root) {
  const features = foldersOf(join(root, 'server/features')).map((name) => `server/features/${name}`)
  // Features may build on these (db, plugins, ...): every room but the features and the pages.
  const grounds = foldersOf(join(root, 'server'))
    .filter((room) => !['features', 'site'].includes(room))
    .map((room) => `server/${room}`)
  const known = ['contract', 'brand', 'server/config.ts', ...grounds]
  return [
    {
      ...only('server', ['contract', 'brand', 'server', 'sample/load-sample-content.ts']),
      files: /^server\/[^/]+$/,
    },
    ...grounds.map((room) => only(room, known)),
    ...features.map((feature) => only(feature, [...known, feature])),
    only('server/site', [...known, 'server/features', 'server/site', 'src/server-entry.tsx']),
    {
      files: /^server\/(.+\/)?routes\.ts$/,
      imports: /^server\/db\//,
      message: 'routes.ts imports the contract and its own verbs; only verbs know the database.',
    },
    {
      files: /^server\/site\//,
      imports: /^server\/features\/(.+\/)?(?!(list|list-[^/]*)\.ts$)[^/]+$/,
      message: "server/site may use server/features' list verbs only.",
    },
  ]
}

/**
 * @param {Zone[]} zones
 * @param {{ root: string, file: string, specifier: string }} options `file` from the root of the disk
 * @returns {string | undefined} why the file may not import this
 */
export function forbiddenImport(zones, { root, file, specifier }) {
  const path = relative(root, file).split(sep).join('/')
  const imported = /^\.\.?\//.test(specifier)
    ? posix.join(posix.dirname(path), specifier)
    : specifier.startsWith('#')
      ? specifier.slice(1)
      : undefined
  if (imported === undefined) return undefined
  return zones.find((zone) => zone.files.test(path) && zone.imports.test(imported))?.message
}

/** @param {string} room of src/ */
function knownToRoom(room) {
  if (room === 'src/ui') return ['src/theme', 'src/i18n', 'src/hydration', 'src/pwa/code']
  return foundationRooms().includes(room) ? foundationRooms() : []
}

function foundationRooms() {
  return foundations.map((name) => `src/${name}`)
}

/**
 * @param {string} room
 * @param {string[]} allowed rooms, or files of them
 * @returns {Zone}
 */
function only(room, allowed) {
  const readable = allowed.filter((other) => other !== room).join(', ')
  return {
    files: new RegExp(`^${room}/`),
    imports: new RegExp(`^(?!(${allowed.join('|')})(/|$))`),
    message: `${room} may import ${readable ? `${readable} and itself` : 'itself only'} (docs/architecture.md).`,
  }
}

/** @param {string} folder */
function foldersOf(folder) {
  if (!existsSync(folder)) return []
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
    .sort()
}
