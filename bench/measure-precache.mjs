import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'

/**
 * Measures the files that a first visit fetches so that the next needs no network, in bytes after brotli.
 *
 * @param {string} clientDir the built site
 * @returns {{ precacheBytes: number, aheadBytes: number, workerBytes: number }} the files of the precache without
 *   fonts, those of the pages behind the first one, which are fetched once a page is quiet, and the worker
 */
export function measurePrecache(clientDir) {
  const worker = readFileSync(join(clientDir, 'sw.js'))
  const files = precachedFiles(worker.toString())
  if (files.length === 0) throw new Error('No list of files is found in the service worker.')
  /** @type {{ pages: string[] }} */
  const { pages: ahead } = JSON.parse(readFileSync(join(clientDir, 'offline-files.json'), 'utf8'))
  const bytesOf = (/** @type {string[]} */ chosen) =>
    chosen
      .map((file) => brotliCompressSync(readFileSync(join(clientDir, file))).length)
      .reduce((sum, size) => sum + size, 0)
  return {
    precacheBytes: bytesOf(files.filter((file) => !file.endsWith('.woff2'))),
    aheadBytes: bytesOf(ahead),
    workerBytes: brotliCompressSync(worker).length,
  }
}

/** @param {string} worker its built source, in which the list is written out, in whatever quotation marks */
function precachedFiles(worker) {
  return [...worker.matchAll(/\burl["'`]?:["'`]([^"'`]+)["'`]/g)].flatMap(([, file]) => file ?? [])
}
