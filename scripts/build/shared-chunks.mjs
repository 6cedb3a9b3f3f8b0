/**
 * @typedef {{ isEntry: boolean, code: string | null, importers: readonly string[], dynamicImporters: readonly string[] }} ModuleInfo
 * @typedef {{ getModuleInfo: (id: string) => ModuleInfo | null }} ModuleGraph
 */

/** Part of Material UI's index of styles, and names the classes of half its components; nobody uses it. */
const leftOut = /@mui\/material\/styles\/enhanceHighContrast/

/** The router: staff start with it, and whoever leaves the first page needs it. */
const routerPart = /\/src\/app\/routed-pages\.tsx$/

/** Staff look first at the sign-in, which has the session with it, then at the back office's layout with a list. */
const staffParts = {
  'sign-in-page': /\/src\/routes\/guests\//,
  lists: /\/src\/(?:app\/back-office|routes\/admin\/collection-page)\.tsx?$/,
}
/** Parts that visitors never load. */
const ofStaff = /\/src\/(?:app\/back-office|features\/(?:admin|session)|routes\/(?:admin|guests))/

/** Each page fetches these once it is quiet. */
const everywhere = /\/src\/(?:app\/keep-for-offline|features\/offline\/)/

/** The home page, and what is read on it before any form. */
const homePage = /\/src\/routes\/pages\/home-page\./
const home =
  /\/src\/(?:routes\/pages\/home-page\.|features\/home\/(?!certificates\/certificate-viewer))/

/** What opens over a page once something is pressed. */
const surfaces = /\/(?:certificate-viewer|mobile-menu|outbox-list)\.tsx$/

/** The contact section of the home page shares its parts with the contact page; the forms are parts of their own. */
const contact = /\/contact-section\.tsx$/
const contactForm = /\/contact-form\.tsx$/
const longForms = /\/(?:cv-entry|vendor-form)\.tsx$/

/** The pages behind the first one. */
const pages = /\/src\/routes\/pages\//

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
 * file; on a slow line each further file costs as much as 100 KB, so what a page or its form needs is few files too.
 * A module that one part alone needs stays with that part.
 *
 * @param {string} id
 * @param {ModuleGraph} graph
 * @returns {string | null}
 */
function sharedChunk(id, graph) {
  const parts = [...partsThatNeed(id, graph)]
  /** @param {RegExp} part */
  const serves = (part) => parts.some((one) => part.test(one))
  if (parts.includes('entry')) return 'start'
  // A visitor's first page is looked at without the router, to its last section.
  if (serves(routerPart)) return serves(home) || serves(everywhere) ? 'start' : 'router'
  const isOfStaff = parts.every((part) => ofStaff.test(part))
  const firstLook = Object.entries(staffParts).find(([, part]) => serves(part))?.[0]
  if (firstLook !== undefined && isOfStaff) return firstLook
  const isOwn = /\/src\//.test(id)
  const isTiny = (graph.getModuleInfo(id)?.code?.length ?? tiny) < tiny
  if (parts.every((part) => home.test(part)))
    return parts.length > 1 || serves(homePage) ? 'home' : null
  if (serves(home)) return isOwn || firstLook !== undefined ? 'start' : null
  // Modules that all staff share with visitors, or all visitors with staff, are small.
  const isForAllStaff = firstLook === 'sign-in-page' && serves(staffParts.lists)
  const isForAllVisitors = serves(pages) || serves(everywhere) || (isOwn && isTiny)
  if (isForAllStaff || (firstLook !== undefined && isForAllVisitors)) return 'start'
  // A sign-in is plain fields, without what checks and sends the other forms; a list does without fields.
  if (firstLook === 'sign-in-page') return 'fields'
  if (serves(everywhere)) return 'quiet'
  if (parts.length === 1 || isOfStaff) return null
  if (serves(contact)) return isOwn && isTiny ? 'start' : 'contact'
  if (serves(pages)) return 'pages'
  if (serves(surfaces)) return firstLook === undefined ? null : 'surfaces'
  // A list checks and shows what the forms do, and sends nothing.
  if (serves(contactForm)) return firstLook === undefined ? 'sending' : 'forms'
  return serves(longForms) && firstLook !== undefined ? 'long-forms' : null
}

/** A file takes along what its modules need, unless that is in one of those before it. */
const inOrder = [
  'start',
  'router',
  'contact',
  'pages',
  'surfaces',
  'quiet',
  'fields',
  'forms',
  'sending',
  'long-forms',
  'home',
  'sign-in-page',
  'lists',
]

/** The groups of modules, as the bundler wants them. */
export const sharedChunks = inOrder.map((name, index) => ({
  name: (/** @type {string} */ id, /** @type {ModuleGraph} */ graph) =>
    sharedChunk(id, graph) === name ? name : null,
  priority: inOrder.length - index,
}))
