import { existsSync, readFileSync } from 'node:fs'
import { stripVTControlCharacters } from 'node:util'

/**
 * @typedef {import('./report.mjs').Report} Report
 * @typedef {import('@playwright/test/reporter').JSONReport} JSONReport
 * @typedef {import('@playwright/test/reporter').JSONReportSuite} JSONReportSuite
 * @typedef {import('@playwright/test/reporter').JSONReportSpec} JSONReportSpec
 * @typedef {import('@playwright/test/reporter').JSONReportTest} JSONReportTest
 */

/**
 * @param {JSONReport} json
 * @returns {Report}
 */
export function readPlaywrightReport(json) {
  /** @type {Report} */
  const report = { passed: 0, failures: [], skips: [] }
  for (const { name, test } of json.suites.flatMap((suite) => testsOf(suite, []))) {
    if (test.status === 'skipped') report.skips.push({ name, reason: skipReason(test) })
    else if (test.status === 'unexpected') report.failures.push({ name, details: errorsOf(test) })
    else report.passed += 1
  }
  for (const error of json.errors)
    report.failures.push({ name: 'browser tests', details: plain(error.message) })
  return report
}

/**
 * @param {JSONReportSuite} suite
 * @param {string[]} outer titles of the suites around it
 * @returns {{ name: string, test: JSONReportTest }[]}
 */
function testsOf(suite, outer) {
  const titles = suite.title === '' ? outer : [...outer, suite.title]
  const own = suite.specs.flatMap((spec) =>
    spec.tests.map((test) => ({
      name: [`[${test.projectName}]`, ...titles, spec.title].join(' > ').replace('] > ', '] '),
      test,
    })),
  )
  return [...own, ...(suite.suites ?? []).flatMap((inner) => testsOf(inner, titles))]
}

/** @param {JSONReportTest} test */
function skipReason(test) {
  const note = test.annotations.find(({ type }) => type === 'skip' || type === 'fixme')
  return note?.description ?? 'no reason given'
}

/** @param {JSONReportTest} test */
function errorsOf(test) {
  const errors = test.results.flatMap((result) => result.errors)
  const pages = test.results.flatMap(({ attachments }) => attachments).map(pageOf)
  return [...errors.map((error) => plain(error.message)), ...pages].filter(Boolean).join('\n\n')
}

/**
 * The page as it was read out when its test failed, without the middle of a long one: what stood in the way is mostly
 * a dialog or a notice, and a failure that does not come again has no other trace.
 *
 * @param {JSONReportTest['results'][number]['attachments'][number]} attachment
 */
function pageOf({ name, path }) {
  if (name !== 'error-context' || path === undefined || !existsSync(path)) return ''
  const [, snapshot = ''] = /```yaml\n(.*?)```/su.exec(readFileSync(path, 'utf8')) ?? []
  const lines = snapshot.trimEnd().split('\n')
  return (lines.length > 80 ? [...lines.slice(0, 40), '…', ...lines.slice(-40)] : lines).join('\n')
}

/** @param {string | undefined} text */
function plain(text) {
  return stripVTControlCharacters(text ?? 'failed without a message')
}
