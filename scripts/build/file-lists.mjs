/** The PDF viewer and the back office: kept once they have been used, or for someone signed in (offline design). */
const usedByFew = [
  /\/node_modules\/(?:pdfjs-dist|react-pdf|xlsx|@react-pdf|@dnd-kit|react-easy-crop)\//,
  /\/node_modules\/@mui\/(?:x-data-grid|x-charts)\//,
  /\/src\/(?:features\/session|(?:features|routes|i18n\/locales)\/admin|routes\/guests)\//,
]
/** The pages behind the first one, with the router that leads there: no part of the precache, but fetched ahead once a page is quiet. */
export const warmedLater = [
  /\/node_modules\/(?:@mui\/x-date-pickers|dayjs|@rc-component\/image)\//,
  /\/src\/features\/(?:projects|services|products|careers|careers-form|vendor-registration|search)\//,
  /\/src\/features\/contact\/contact-page\./,
  /\/src\/routes\/pages\/(?!home-page)/,
  /\/src\/app\/routed-pages\./,
  /\/src\/i18n\/locales\/pages\//,
  /\/src\/ui\/(?:choice-chips|date-field|file-field)\./,
]
/** Only what an export or a viewer of PDF files is made with: staff can start and edit without it. */
const usedSeldom = [
  /\/node_modules\/(?:pdfjs-dist|react-pdf|xlsx|@react-pdf)\//,
  /\/src\/features\/admin\/exports\/(?:excel|pdf)\//,
]

/**
 * @param {readonly string[]} moduleIds
 * @param {RegExp[]} modules
 */
function holds(moduleIds, modules) {
  return moduleIds.some((id) => modules.some((module) => module.test(id)))
}

/**
 * The folder of a file.
 *
 * @param {{ isEntry: boolean, moduleIds: readonly string[] }} chunk
 */
export function chunkFolder(chunk) {
  if (chunk.isEntry) return 'assets'
  if (holds(chunk.moduleIds, usedByFew)) return 'assets/later'
  return holds(chunk.moduleIds, warmedLater) ? 'assets/warm' : 'assets'
}

/**
 * Says which files the service worker keeps from the start and, in `offline-files.json`, all the others by who needs
 * them: `pages` are fetched ahead once a page is quiet, `staff` for someone signed in, `others` once they are used. The
 * lists follow what the built files really import: what several share is as urgent as the most urgent of them. For the
 * server, `.vite/pages.json` says which file holds the source of a page.
 */
export function fileLists() {
  /** @type {Set<string>} */
  const home = new Set()

  /** @type {import('vite').Plugin} */
  const plugin = {
    name: 'file-lists',
    apply: 'build',
    enforce: 'post',
    generateBundle(_options, bundle) {
      const chunks = new Map(
        Object.values(bundle).flatMap((file) =>
          file.type === 'chunk' ? [[file.fileName, file]] : [],
        ),
      )
      /** @param {RegExp[]} clearOf */
      const reachable = (clearOf) => {
        /** @type {Set<string>} */
        const reached = new Set()
        const waiting = [...chunks.values()].filter((chunk) => chunk.isEntry)
        for (const chunk of waiting) {
          const isClear = chunk.isEntry || !holds(chunk.moduleIds, clearOf)
          if (reached.has(chunk.fileName) || !isClear) continue
          reached.add(chunk.fileName)
          for (const style of chunk.viteMetadata?.importedCss ?? []) reached.add(style)
          for (const name of [...chunk.imports, ...chunk.dynamicImports]) {
            const next = chunks.get(name)
            if (next !== undefined) waiting.push(next)
          }
        }
        return reached
      }
      home.clear()
      for (const name of reachable([...usedByFew, ...warmedLater])) home.add(name)
      const known = new Set(home)
      /** @param {Iterable<string>} files those that no list before has, as addresses */
      const beyond = (files) => {
        const list = [...files].filter((file) => !known.has(file))
        for (const file of list) known.add(file)
        return list.map((file) => `/${file}`)
      }
      const lists = {
        pages: beyond(reachable(usedByFew)),
        staff: beyond(reachable(usedSeldom)),
        others: beyond(
          Object.keys(bundle).filter(
            (file) => file.startsWith('assets/') && !/^assets\/[^/]+\.(?:css|woff2)$/.test(file),
          ),
        ),
      }
      this.emitFile({
        type: 'asset',
        fileName: 'offline-files.json',
        source: JSON.stringify(lists),
      })
      // Vite's own manifest does not tell in which file a page is that shares it with others.
      /** @type {Record<string, string>} */
      const pages = {}
      for (const { fileName, moduleIds } of chunks.values())
        for (const id of moduleIds) {
          const [source] = /src\/routes\/(?:pages|guests)\/.*/.exec(id) ?? []
          if (source !== undefined) pages[source] = fileName
        }
      this.emitFile({
        type: 'asset',
        fileName: '.vite/pages.json',
        source: JSON.stringify(pages),
      })
    },
  }

  return {
    plugin,
    /** @param {string} file of the build */
    isPrecached: (file) => !file.endsWith('.js') || home.has(file),
  }
}
