import { existsSync, readFileSync, rmSync } from 'node:fs'
import { runProgram } from '../prepare/run-program.mjs'
import { tail } from '../prepare/step.mjs'

/** @typedef {import('./report.mjs').Report} Report */

const reportFile = '.cache/unit-tests.json'

/**
 * Unit and API tests. The counts come from our own reporter, because the reason why a test was
 * skipped is missing from Vitest's JSON.
 *
 * @param {string[]} filters
 * @returns {Promise<Report>}
 */
export async function runUnitTests(filters) {
  rmSync(reportFile, { force: true })
  // Files that are named are run whole.
  const isWhole = process.env['EVERYTHING'] || filters.length > 0
  const { code, output } = await runProgram(
    process.execPath,
    [
      'node_modules/vitest/vitest.mjs',
      'run',
      '--reporter=./scripts/test/unit-reporter.mjs',
      ...(isWhole ? [] : ['--tags-filter=!full-run']),
      ...(filters.length > 0 ? ['--passWithNoTests', ...filters] : []),
    ],
    { env: { UNIT_REPORT: reportFile, NODE_ENV: 'test' } },
  )
  /** @type {Report} */
  const report = existsSync(reportFile)
    ? JSON.parse(readFileSync(reportFile, 'utf8'))
    : { passed: 0, failures: [], skips: [] }
  if (code !== 0 && report.failures.length === 0)
    report.failures.push({ name: 'unit and API tests', details: tail(output, 60) })
  return report
}
