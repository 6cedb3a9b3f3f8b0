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
 * they are used. The lists follow the real imports of the built files: a file that several share is as urgent as the
 * most urgent of them. For the server, `.vite/documents.json` says which files a source needs to run.
 */
export function fileLists() {
  /** @type {Set<string>} */
  let home = new Set()

  /** @type {import('vite').Plugin} */
  const plugin = {
    name: 'file-lists',
    apply: 'build',
    enforce: 'post',
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
      const entry = chunks.find((chunk) => chunk.isEntry)
      if (entry === undefined) throw new Error('Nothing starts the app')
      const filesWithout = (/** @type {RegExp[]} */ ...clearOf) =>
        filesOf(entry, chunks, clearOf, (id) => this.getModuleInfo(id)?.importedIds ?? [])
      home = new Set(filesWithout(behind, ofStaff, ...usedSeldom))
      for (const name of entry.dynamicImports)
        if (!home.has(name))
          throw new Error(`Without a network nothing has ${name}, which every page starts with`)
      const styles = [...(entry.viteMetadata?.importedCss ?? [])].map((file) => `/${file}`)
      /** @param {string} fileName @param {object} content */
      const emit = (fileName, content) =>
        this.emitFile({ type: 'asset', fileName, source: JSON.stringify(content) })
      emit('offline-files.json', listsBeyond(home, filesWithout, Object.keys(bundle)))
      emit('.vite/documents.json', {
        script: `/${entry.fileName}`,
        styles,
        files: filesOfSources(chunks),
      })
    },
  }

  return {
    plugin,
    /** @param {string} file of the build */
    isPrecached: (file) => !/\.(?:js|css)$/.test(file) || home.has(file),
  }
}

/**
 * @param {Chunk} from
 * @param {Chunk[]} chunks all of the build
 * @param {(chunk: Chunk) => string[]} next the files that are needed with a file
 * @param {RegExp[]} clearOf modules whose files are left out
 */
function reachable(from, chunks, next, clearOf = []) {
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

/**
 * @param {Chunk} entry
 * @param {Chunk[]} chunks
 * @param {RegExp[]} clearOf modules whose files are left out
 * @param {(id: string) => readonly string[]} importedBy the modules that a module imports
 * @returns {string[]} the files that are reached from the entry, with their styles
 * @throws {Error} where one of them cannot run, since a file that it imports is left out
 */
function filesOf(entry, chunks, clearOf, importedBy) {
  const kept = reachable(
    entry,
    chunks,
    (chunk) => [...chunk.imports, ...chunk.dynamicImports],
    clearOf,
  )
  for (const chunk of kept) {
    const lost = chunks.filter((one) => chunk.imports.includes(one.fileName) && !kept.includes(one))
    if (lost.length === 0) continue
    const names = chunk.moduleIds
      .flatMap(importedBy)
      .filter((id) => lost.some(({ moduleIds }) => moduleIds.includes(id)))
    throw new Error(`${chunk.fileName} is kept without ${names.join(', ')}`)
  }
  return kept.flatMap(({ fileName, viteMetadata }) => [
    fileName,
    ...(viteMetadata?.importedCss ?? []),
  ])
}

/**
 * @param {Set<string>} home the files that are kept from the start
 * @param {(...clearOf: RegExp[]) => string[]} filesWithout
 * @param {string[]} built every file of the build
 * @returns the addresses of each list, those of an earlier one left out
 */
function listsBeyond(home, filesWithout, built) {
  const known = new Set(home)
  /** @param {string[]} files */
  const beyond = (files) => {
    const list = files.filter((file) => !known.has(file))
    for (const file of list) known.add(file)
    return list.map((file) => `/${file}`)
  }
  return {
    pages: beyond(filesWithout(ofStaff, ...usedSeldom)),
    staff: beyond(filesWithout(...usedSeldom)),
    viewer: beyond([...filesWithout(ofExports), ...built.filter((file) => viewerFiles.test(file))]),
    others: beyond(built.filter((file) => /^assets\/.*(?<!\.woff2)$/.test(file))),
  }
}

/**
 * @param {Chunk[]} chunks
 * @returns {Record<string, string[]>} by source, the addresses of the files that it needs to run
 */
function filesOfSources(chunks) {
  /** @type {Record<string, string[]>} */
  const files = {}
  for (const chunk of chunks) {
    const needed = reachable(chunk, chunks, ({ imports }) => imports)
    for (const id of chunk.moduleIds) {
      const [source] = namedByDocuments.exec(id) ?? []
      if (source) files[source] = needed.map(({ fileName }) => `/${fileName}`)
    }
  }
  return files
}
