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
  return errors.map((error) => plain(error.message)).join('\n\n')
}

/** @param {string | undefined} text */
function plain(text) {
  return stripVTControlCharacters(text ?? 'failed without a message')
}
