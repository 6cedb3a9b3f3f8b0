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

/**
 * One hash over the path and the content of every file that the build reads. Contents, not times: a
 * checkout changes times without changing files, and the other way round.
 */
export function sourceFingerprint() {
  const hash = createHash('sha256')
  for (const file of inputs.flatMap(filesUnder)) {
    hash.update(`\0${file}\0`)
    hash.update(readFileSync(file))
  }
  return hash.digest('hex')
}

/**
 * @param {string} path a file or a folder
 * @returns {string[]} its files, sorted; tests are no part of the build
 */
function filesUnder(path) {
  if (!existsSync(path)) return []
  if (statSync(path).isFile()) return /\.test\.tsx?$/.test(path) ? [] : [path]
  return readdirSync(path)
    .sort()
    .flatMap((name) => filesUnder(join(path, name)))
}
