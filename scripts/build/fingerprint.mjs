import { createHash } from 'node:crypto'
import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'

const inputs = [
  'brand',
  'contract',
  'sample',
  'server',
  'src',
  'sw',
  'scripts/build',
  'index.html',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
  'vite.config.ts',
]

/** @returns {string} the fingerprint of every file that the build reads; tests are no part of it */
export function sourceFingerprint() {
  return fingerprintOf(inputs, (path) => !/\.test\.tsx?$/.test(path))
}

/**
 * One hash over the path and the content of files. Contents, not times: a checkout changes times without changing files,
 * and the other way round.
 *
 * @param {string[]} paths files and folders
 * @param {(path: string, isFile: boolean) => boolean} isRead whether a file counts, or a folder is entered
 */
export function fingerprintOf(paths, isRead) {
  const hash = createHash('sha256')
  for (const file of paths.flatMap((path) => filesUnder(path, isRead))) {
    hash.update(`\0${file}\0`)
    hash.update(readFileSync(file))
  }
  return hash.digest('hex')
}

/**
 * @param {string} path a file or a folder
 * @param {(path: string, isFile: boolean) => boolean} isRead
 * @returns {string[]} its files, sorted
 */
function filesUnder(path, isRead) {
  if (!existsSync(path)) return []
  const isFile = statSync(path).isFile()
  if (!isRead(path, isFile)) return []
  if (isFile) return [path]
  return readdirSync(path)
    .sort()
    .flatMap((name) => filesUnder(join(path, name), isRead))
}
