import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'

/**
 * Writes what a run of Vitest came to into the file that UNIT_REPORT names.
 *
 * @typedef {import('./report.mjs').Report} Report
 * @typedef {import('vitest/node').TestModule} TestModule
 * @typedef {import('vitest').TestError} TestError
 */
export default class UnitReporter {
  /**
   * @param {readonly TestModule[]} modules
   * @param {readonly { message?: string, stack?: string, diff?: string }[]} unhandledErrors
   */
  onTestRunEnd(modules, unhandledErrors) {
    const reports = modules.map(reportModule)
    /** @type {Report} */
    const report = {
      passed: reports.reduce((total, part) => total + part.passed, 0),
      failures: [
        ...reports.flatMap((part) => part.failures),
        ...(unhandledErrors.length > 0
          ? [{ name: 'errors outside any test', details: describeErrors(unhandledErrors) }]
          : []),
      ],
      skips: reports.flatMap((part) => part.skips),
    }
    const file = process.env['UNIT_REPORT'] ?? '.cache/unit-tests.json'
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, JSON.stringify(report))
  }
}

/**
 * @param {TestModule} module
 * @returns {Report}
 */
function reportModule(module) {
  const file = relative(process.cwd(), module.moduleId)
  /** @type {Report} */
  const report = { passed: 0, failures: [], skips: [] }
  const suites = [module, ...module.children.allSuites()]
  const loadErrors = suites.flatMap((suite) => suite.errors())
  if (loadErrors.length > 0)
    report.failures.push({ name: file, details: describeErrors(loadErrors) })
  for (const test of module.children.allTests()) {
    const result = test.result()
    const name = `${file} > ${test.fullName}`
    if (result.state === 'passed') report.passed += 1
    else if (result.state === 'failed')
      report.failures.push({ name, details: describeErrors(result.errors) })
    // A test that its tag leaves out is no skip. Playwright does not list such tests either.
    else if (
      loadErrors.length === 0 &&
      (process.env['EVERYTHING'] || !test.tags.includes('full-run'))
    )
      report.skips.push({
        name,
        reason: ('note' in result ? result.note : undefined) ?? 'no reason given',
      })
  }
  return report
}

/** @param {readonly { message?: string, stack?: string, diff?: string }[]} errors */
function describeErrors(errors) {
  const texts = errors.map(({ message, diff, stack }) =>
    [message, diff, ownLines(stack)].filter(Boolean).join('\n'),
  )
  return stripVTControlCharacters(texts.join('\n\n'))
}

/**
 * @param {string | undefined} stack
 * @returns {string} its first lines that lie in our own files
 */
function ownLines(stack = '') {
  return stack
    .split('\n')
    .filter((line) => /^\s+at /.test(line) && !/node_modules|node:/.test(line))
    .slice(0, 4)
    .join('\n')
}
