import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'

/**
 * What a first visit fetches so that the next needs no network, in bytes after brotli.
 *
 * @param {string} clientDir the built site
 * @returns {{ precacheBytes: number, workerBytes: number }} the files of the precache without fonts, and the worker
 */
export function measurePrecache(clientDir) {
  const worker = readFileSync(join(clientDir, 'sw.js'))
  const files = precachedFiles(worker.toString())
  if (files.length === 0) throw new Error('No list of files is found in the service worker.')
  const sizes = files
    .filter((file) => !file.endsWith('.woff2'))
    .map((file) => brotliCompressSync(readFileSync(join(clientDir, file))).length)
  return {
    precacheBytes: sizes.reduce((sum, size) => sum + size, 0),
    workerBytes: brotliCompressSync(worker).length,
  }
}

/** @param {string} worker its built source, in which the list is written out */
function precachedFiles(worker) {
  return [...worker.matchAll(/"url":"([^"]+)"/g)].flatMap(([, file]) => file ?? [])
}
