import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { runProgram } from '../prepare/run-program.mjs'
import { tail } from '../prepare/step.mjs'
import { ensureBrowser, ensureOtherEngines } from './ensure-browser.mjs'
import { readPlaywrightReport } from './playwright-report.mjs'

/** @typedef {import('./report.mjs').Report} Report */

const reportFile = '.cache/browser-tests.json'

/** Minutes from the start of `npm test` after which a run of everything leaves out what another test shows. */
const enoughMinutes = 70

/**
 * @param {string[]} filters
 * @returns {Promise<Report>}
 */
export async function runBrowserTests(filters) {
  const browser = await ensureBrowser()
  if (!browser) return failed('No browser starts. Install Chromium, or name one by CHROMIUM_PATH.')
  if (process.env['EVERYTHING']) await ensureOtherEngines()
  mkdirSync('.cache', { recursive: true })
  rmSync(reportFile, { force: true })
  const { code, output } = await runProgram(
    process.execPath,
    [
      'node_modules/@playwright/test/cli.js',
      'test',
      '--reporter=json',
      ...(filters.length > 0 ? ['--pass-with-no-tests', ...filters] : []),
    ],
    {
      env: {
        PLAYWRIGHT_JSON_OUTPUT_FILE: reportFile,
        // Files that are named are run whole.
        ...(filters.length > 0
          ? { FULL_RUN: '1' }
          : { LEFT_OUT_AFTER: String(performance.timeOrigin + enoughMinutes * 60_000) }),
      },
    },
  )
  if (!existsSync(reportFile)) return code === 0 ? none : failed(tail(output, 60))
  const report = readPlaywrightReport(JSON.parse(readFileSync(reportFile, 'utf8')))
  return code !== 0 && report.failures.length === 0 ? failed(tail(output, 60)) : report
}

/** @type {Report} */
const none = { passed: 0, failures: [], skips: [] }

/**
 * @param {string} details
 * @returns {Report}
 */
function failed(details) {
  return { passed: 0, failures: [{ name: 'browser tests', details }], skips: [] }
}
