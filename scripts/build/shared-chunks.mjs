import { warmedLater } from './file-lists.mjs'

/**
 * @typedef {{ isEntry: boolean, code: string | null, importers: readonly string[], dynamicImporters: readonly string[] }} ModuleInfo
 * @typedef {{ getModuleInfo: (id: string) => ModuleInfo | null }} ModuleGraph
 */

/** Part of Material UI's index of styles, and names the classes of half its components; nobody uses it. */
const leftOut = /@mui\/material\/styles\/enhanceHighContrast/

/** The router: staff start with it, and whoever leaves the first page needs it. */
const routerPart = /\/src\/app\/routed-pages\.tsx$/

/** What the first look of staff needs: the session, the sign-in for whoever has none, then the layout with a list. */
const staffParts = {
  'back-office': /\/src\/app\/back-office\.ts$/,
  'sign-in-page': /\/src\/routes\/admin\/sign-in-page\.tsx$/,
  lists: /\/src\/routes\/admin\/(?:collection-page|dashboard|visitor-view-bar)\.tsx$/,
}
/** Parts that visitors never load. */
const ofStaff = /\/src\/(?:app\/back-office|features\/(?:admin|session)|routes\/admin)/

/** Each page fetches these once it is quiet. */
const everywhere = /\/src\/(?:app\/keep-for-offline|features\/offline\/)/

/** What is read on the home page before any form. */
const sections = /\/src\/features\/home\/(?!certificates\/certificate-viewer)/

/** What opens over a page once something is pressed. */
const surfaces = /\/(?:certificate-viewer|mobile-menu|outbox-list)\.tsx$/

/** The pages behind the first one, and what opens a picture on them. */
const pages = [...warmedLater, /\/src\/ui\/preview\//, /\/src\/routes\/pages\//]

/**
 * Whether a visitor can come to a part without leaving the home page.
 *
 * @param {string} part
 */
const standsOnHome = (part) => ![routerPart, ofStaff, ...pages].some((other) => other.test(part))

/** Characters of source under which a request of its own costs more than the module. */
const tiny = 700

/**
 * The parts of the app that cannot do without a module: the entry, and what is imported when it is wanted.
 *
 * @param {string} id
 * @param {ModuleGraph} graph
 * @param {Set<string>} [seen]
 * @returns {Set<string>} 'entry', and ids
 */
function partsThatNeed(id, graph, seen = new Set(), parts = new Set()) {
  if (seen.has(id)) return parts
  seen.add(id)
  const module = graph.getModuleInfo(id)
  if (module === null) return parts
  if (module.isEntry) parts.add('entry')
  if (module.dynamicImporters.length > 0) parts.add(id)
  for (const importer of module.importers)
    if (!leftOut.test(importer)) partsThatNeed(importer, graph, seen, parts)
  return parts
}

/**
 * Which file a module shares with others. What every page starts with compresses best, and arrives soonest, as one
 * file; on a slow line each further file costs as much as 100 KB, so what staff see first is few files too. The rest
 * stays with the part that wants it.
 *
 * @param {string} id
 * @param {ModuleGraph} graph
 * @returns {string | null}
 */
function sharedChunk(id, graph) {
  const parts = [...partsThatNeed(id, graph)]
  if (parts.includes('entry')) return 'start'
  // A visitor's first page is looked at without the router, to its last section.
  if (parts.some((part) => routerPart.test(part)))
    return parts.some((part) => standsOnHome(part)) ? 'start' : 'router'
  const wanting = Object.entries(staffParts).find(([, part]) => parts.some((one) => part.test(one)))
  if (wanting === undefined) {
    if (parts.some((part) => everywhere.test(part))) return 'quiet'
    // The small pieces that a section shares would be a request each.
    const isShared = parts.length > 1 && parts.some((part) => sections.test(part))
    return isShared && /\/src\//.test(id) ? 'start' : null
  }
  if (parts.every((part) => ofStaff.test(part))) return wanting[0]
  const size = graph.getModuleInfo(id)?.code?.length ?? tiny
  if (size < tiny && /\/src\//.test(id)) return 'start'
  if (parts.some((part) => everywhere.test(part))) return 'start'
  // A sign-in is plain fields, without what checks and sends the other forms; a list does without fields.
  if (wanting[0] === 'sign-in-page')
    return parts.some((part) => staffParts.lists.test(part)) ? 'surfaces' : 'fields'
  const forVisitors = parts.filter((part) => !ofStaff.test(part))
  // The first section under the hero fetches it at once.
  if (forVisitors.some((part) => sections.test(part))) return 'start'
  if (forVisitors.some((part) => surfaces.test(part))) return 'surfaces'
  return forVisitors.some((part) => standsOnHome(part)) ? 'forms' : 'pages'
}

/** A file takes along what its modules need, unless that is in one of those before it. */
const inOrder = [
  'start',
  'router',
  'surfaces',
  'quiet',
  'fields',
  'forms',
  'pages',
  'back-office',
  'sign-in-page',
  'lists',
]

/** The groups of modules, as the bundler wants them. */
export const sharedChunks = inOrder.map((name, index) => ({
  name: (/** @type {string} */ id, /** @type {ModuleGraph} */ graph) =>
    sharedChunk(id, graph) === name ? name : null,
  priority: inOrder.length - index,
}))
