import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { basename, dirname, join, relative } from 'node:path'
import { fingerprintOf } from '../build/fingerprint.mjs'

/** @typedef {import('./report.mjs').Report} Report */

const generated =
  /^(?:dist|package|var|coverage|test-results|playwright-report|\.cache|\.git)$|(?:^|\/)node_modules$/

/**
 * Judges types and lint anew once a file that they read differs from when they last passed, as a compiler does with the
 * results that it keeps.
 *
 * @param {() => Promise<Report>} check
 * @param {string} folder the project's
 * @returns {Promise<Report>}
 */
export async function oncePerState(check, folder = '.') {
  const stamp = join(folder, '.cache', 'lint-passed')
  const state = fingerprintOf([folder], (path) => isJudged(relative(folder, path)))
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === state) {
    console.log('No file that lint reads has changed since it passed.')
    return { passed: 1, failures: [], skips: [] }
  }
  rmSync(stamp, { force: true })
  const report = await check()
  if (report.failures.length > 0) return report
  mkdirSync(dirname(stamp), { recursive: true })
  writeFileSync(stamp, state)
  return report
}

/** @param {string} path of a folder, or of a file: code and settings are judged */
function isJudged(path) {
  const name = basename(path)
  return !generated.test(path) && (!name.includes('.') || /\.(?:[cm]?[jt]sx?|json)$/.test(name))
}
