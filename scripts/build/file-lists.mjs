/** The pages behind the first one, with the router that leads there: fetched ahead once a page is quiet. */
const behind = /\/src\/(?:app\/routed-pages\.|routes\/pages\/(?!home-page)|i18n\/locales\/pages\/)/
/** The back office and the way there: fetched ahead for a signed-in user. */
const ofStaff = /\/src\/(?:app\/back-office\.|routes\/(?:admin|guests)\/|i18n\/locales\/admin\/)/
/** The viewer of PDF files: kept once it has been used, or by a visitor who keeps everything. */
const ofViewer = /\/src\/(?:ui\/pdf\/|features\/home\/certificates\/certificate-viewer\.)/
/** The code of exports and of models that are turned: kept once it has been used. */
const ofExports =
  /\/src\/(?:ui\/documents\/pdf\/|features\/(?:products\/turned\/|admin\/exports\/(?:excel|pdf)\/))/
/** The viewer's own files that no code imports: it names them by their addresses. */
const viewerFiles = /^assets\/pdf\.worker/
const usedSeldom = [ofViewer, ofExports]

/** @typedef {Extract<import('vite').Rolldown.OutputBundle[string], { type: 'chunk' }>} Chunk */

/** The sources whose files a document of the server's names. */
const namedByDocuments = /src\/(?:routes\/(?:pages|guests)|app|i18n\/locales)\/.*/

/**
 * Says which files the service worker keeps from the start and lists all the others in `offline-files.json`: `pages`
 * are fetched ahead once a page is quiet, `staff` for a signed-in user, `viewer` for who keeps everything, `others` once
 * they are used. The lists follow
 * the real imports of the built files: a file that several share is as urgent as the most urgent of them. For the
 * server, `.vite/documents.json` says which files a source needs to run.
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
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
      const entry = chunks.find((chunk) => chunk.isEntry)
      if (entry === undefined) throw new Error('Nothing starts the app')
      /**
       * @param {Chunk} from
       * @param {(chunk: Chunk) => string[]} next what is needed with a file
       * @param {RegExp[]} clearOf modules whose files are left out
       */
      const reachable = (from, next, clearOf = []) => {
        const reached = [from]
        for (const chunk of reached) {
          const names = next(chunk)
          const isNew = (/** @type {Chunk} */ one) =>
            names.includes(one.fileName) &&
            !reached.includes(one) &&
            !one.moduleIds.some((id) => clearOf.some((modules) => modules.test(id)))
          reached.push(...chunks.filter(isNew))
        }
        return reached
      }
      /** @param {RegExp[]} clearOf */
      const keptWithout = (...clearOf) => {
        const kept = reachable(
          entry,
          (chunk) => [...chunk.imports, ...chunk.dynamicImports],
          clearOf,
        )
        for (const chunk of kept) {
          const lost = chunks.filter(
            (one) => chunk.imports.includes(one.fileName) && !kept.includes(one),
          )
          if (lost.length === 0) continue
          const needed = chunk.moduleIds.flatMap((id) => this.getModuleInfo(id)?.importedIds ?? [])
          const names = needed.filter((id) => lost.some(({ moduleIds }) => moduleIds.includes(id)))
          throw new Error(`${chunk.fileName} is kept without ${names.join(', ')}`)
        }
        return kept.flatMap(({ fileName, viteMetadata }) => [
          fileName,
          ...(viteMetadata?.importedCss ?? []),
        ])
      }
      home.clear()
      for (const name of keptWithout(behind, ofStaff, ...usedSeldom)) home.add(name)
      for (const name of entry.dynamicImports)
        if (!home.has(name))
          throw new Error(`Without a network nothing has ${name}, which every page starts with`)
      const known = new Set(home)
      /** @param {string[]} files those that no list before has, as addresses */
      const beyond = (files) => {
        const list = files.filter((file) => !known.has(file))
        for (const file of list) known.add(file)
        return list.map((file) => `/${file}`)
      }
      const lists = {
        pages: beyond(keptWithout(ofStaff, ...usedSeldom)),
        staff: beyond(keptWithout(...usedSeldom)),
        viewer: beyond([
          ...keptWithout(ofExports),
          ...Object.keys(bundle).filter((file) => viewerFiles.test(file)),
        ]),
        others: beyond(Object.keys(bundle).filter((file) => /^assets\/.*(?<!\.woff2)$/.test(file))),
      }
      /** @type {Record<string, string[]>} */
      const files = {}
      for (const chunk of chunks) {
        const needed = reachable(chunk, ({ imports }) => imports)
        for (const id of chunk.moduleIds) {
          const [source] = namedByDocuments.exec(id) ?? []
          if (source) files[source] = needed.map(({ fileName }) => `/${fileName}`)
        }
      }
      const styles = [...(entry.viteMetadata?.importedCss ?? [])].map((file) => `/${file}`)
      /** @param {string} fileName @param {object} content */
      const emit = (fileName, content) =>
        this.emitFile({ type: 'asset', fileName, source: JSON.stringify(content) })
      emit('offline-files.json', lists)
      emit('.vite/documents.json', { script: `/${entry.fileName}`, styles, files })
    },
  }

  return {
    plugin,
    /** @param {string} file of the build */
    isPrecached: (file) => !/\.(?:js|css)$/.test(file) || home.has(file),
  }
}
