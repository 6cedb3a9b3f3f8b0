import { checkNodeVersion } from './prepare/node-version.mjs'
import { ensureInstalled, ensureInstalledIn } from './prepare/installation.mjs'
import { projectRoot } from './prepare/project-root.mjs'
import { StepFailure, runCommand } from './prepare/step.mjs'
import { ensureBuilt } from './build/build-all.mjs'
import { oncePerState } from './test/once-per-state.mjs'
import { readOptions } from './test/options.mjs'
import { describeDetails, describeEnd, describePart } from './test/report.mjs'
import { runBrowserTests } from './test/run-browser.mjs'
import { runCheck } from './test/run-check.mjs'
import { runUnitTests } from './test/run-unit.mjs'

/**
 * @typedef {import('./test/options.mjs').TestOptions} TestOptions
 * @typedef {import('./test/options.mjs').Part} Part
 * @typedef {import('./test/report.mjs').Report} Report
 */

checkNodeVersion()
process.chdir(projectRoot)
await runCommand(async () => {
  const options = parseArguments()
  await ensureInstalled()
  // Their types are part of what bench/ is checked against.
  if (options.parts.has('lint')) await ensureInstalledIn('bench')
  const built = await tryToBuild(options)
  // Each check keeps one processor busy, and tests wait a lot.
  const beside = await Promise.all([
    ...chosen(options, ['unit']).map((part) => timed(part, () => runUnitTests(options.filters))),
    runChecks(chosen(options, ['lint', 'format'])),
  ])
  const reports = [built, ...beside.flat()]
  if (options.parts.has('browser') && built.failures.length === 0)
    reports.push(await timed('browser', () => runBrowserTests(options.filters)))

  console.log(describeEnd(reports))
  if (reports.some(({ failures }) => failures.length > 0)) process.exitCode = 1
})

function parseArguments() {
  try {
    return readOptions(process.argv.slice(2))
  } catch (error) {
    throw new StepFailure(error instanceof Error ? error.message : String(error))
  }
}

/**
 * @template {Part} Name
 * @param {TestOptions} options
 * @param {Name[]} parts
 * @returns {Name[]}
 */
function chosen(options, parts) {
  return parts.filter((part) => options.parts.has(part))
}

/**
 * One after the other.
 *
 * @param {('lint' | 'format')[]} parts
 * @returns {Promise<Report[]>}
 */
async function runChecks(parts) {
  const reports = []
  for (const part of parts) {
    const check = () => runCheck(part)
    const mayBeKnown = part === 'lint' && !process.env['EVERYTHING']
    reports.push(await timed(part, mayBeKnown ? () => oncePerState(check) : check))
  }
  return reports
}

/**
 * API and browser tests run against the built site. A build that fails is one failure, and the
 * parts that can do without it still run.
 *
 * @param {TestOptions} options
 * @returns {Promise<Report>}
 */
async function tryToBuild({ parts }) {
  /** @type {Report} */
  const report = { passed: 0, failures: [], skips: [] }
  if (!parts.has('unit') && !parts.has('browser')) return report
  try {
    await ensureBuilt()
  } catch (error) {
    if (!(error instanceof StepFailure)) throw error
    report.failures.push({ name: error.message, details: error.output })
    console.log(describeDetails(report))
  }
  return report
}

/**
 * @param {Part} part
 * @param {() => Promise<Report>} run
 */
async function timed(part, run) {
  const started = performance.now()
  const report = await run()
  console.log(describePart(part, report, (performance.now() - started) / 1000))
  const details = describeDetails(report)
  if (details) console.log(details)
  return report
}
