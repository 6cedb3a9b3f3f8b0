import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, dirname, join, relative } from 'node:path'
import { fingerprintOf } from '../build/fingerprint.mjs'

/** @typedef {import('./report.mjs').Report} Report */

/** Folders at the top of the project that hold nothing of its own. */
const unread = /^(?:dist|package|var|coverage|test-results|playwright-report|\.cache|\.git)$/

/**
 * Runs the check of types and lint only where a file that it reads has changed since it last passed.
 *
 * @param {() => Promise<Report>} check
 * @param {string} folder the project's
 * @returns {Promise<Report>}
 */
export async function oncePerState(check, folder = '.') {
  const stamp = join(folder, '.cache', 'lint-passed')
  const state = fingerprintOf([folder], (path, isFile) => isRead(relative(folder, path), isFile))
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === state) {
    console.log('No file that lint reads has changed since it passed.')
    return { passed: 1, failures: [], skips: [] }
  }
  const report = await check()
  if (report.failures.length > 0) return report
  mkdirSync(dirname(stamp), { recursive: true })
  writeFileSync(stamp, state)
  return report
}

/**
 * @param {string} path within the project
 * @param {boolean} isFile else it is a folder
 */
function isRead(path, isFile) {
  return isFile
    ? /(?:^|[\\/])\.gitignore$|\.(?:[cm]?[jt]sx?|json)$/.test(path)
    : !unread.test(path) && basename(path) !== 'node_modules'
}
