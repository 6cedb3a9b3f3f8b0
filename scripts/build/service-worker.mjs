import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join, sep } from 'node:path'
import { build } from 'vite'
import { bundledPackages } from './bundled-packages.mjs'

/** The files that the worker may keep. Other files, such as social cards, are for servers and systems. */
const candidates =
  /^(?:[^/]+\.html|offline-files\.json|logo[^/]*\.svg|assets\/[^/]+\.(?:js|css|woff2)|icons\/[^/]+\.svg)$/

/**
 * Builds the service worker as one classic script beside the finished site, `/sw.js`, and tells it which files to keep
 * from the start.
 *
 * @param {string} source
 * @param {(file: string) => boolean} isPrecached asked for a file of the build that the worker might keep
 * @param {string} pageHeaders what the server sends with a document, which is kept with it
 * @returns {import('vite').Plugin}
 */
export function serviceWorker(source, isPrecached, pageHeaders) {
  /** @type {import('vite').ResolvedConfig} */
  let config
  return {
    name: 'service-worker',
    apply: 'build',
    configResolved: (resolved) => void (config = resolved),
    async writeBundle() {
      const { outDir, target } = config.build
      const files = await listFiles(outDir, isPrecached, pageHeaders)
      await build({
        configFile: false,
        logLevel: 'error',
        publicDir: false,
        plugins: [bundledPackages('sw')],
        define: { 'self.__WB_MANIFEST': JSON.stringify(files) },
        build: {
          outDir,
          target,
          emptyOutDir: false,
          modulePreload: false,
          rolldownOptions: { input: source, output: { format: 'iife', entryFileNames: 'sw.js' } },
        },
      })
    },
  }
}

/**
 * @param {string} folder of the built site
 * @param {(file: string) => boolean} isPrecached
 * @param {string} pageHeaders
 */
async function listFiles(folder, isPrecached, pageHeaders) {
  const files = await readdir(folder, { recursive: true })
  const wanted = files
    .map((file) => file.split(sep).join('/'))
    .filter((file) => candidates.test(file) && isPrecached(file))
    .sort()
  return Promise.all(
    wanted.map(async (url) => ({
      url,
      // The names under assets/ change with their content.
      revision: url.startsWith('assets/')
        ? null
        : await digest(join(folder, url), url.endsWith('.html') ? pageHeaders : ''),
    })),
  )
}

/**
 * Eight digits tell versions of a file apart as well as all do, and the worker carries them.
 *
 * @param {string} file
 * @param {string} headers
 */
async function digest(file, headers) {
  const content = await readFile(file)
  return createHash('sha256').update(content).update(headers).digest('hex').slice(0, 8)
}
