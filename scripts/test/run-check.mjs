import { npmCommand, runProgram } from '../prepare/run-program.mjs'
import { tail } from '../prepare/step.mjs'

/** @typedef {import('./report.mjs').Report} Report */

/**
 * Runs one of package.json's `check:` scripts; it counts as one test.
 *
 * @param {'lint' | 'format'} name
 * @returns {Promise<Report>}
 */
export async function runCheck(name) {
  const [command, args] = npmCommand(['run', '--silent', `check:${name}`])
  const { code, output } = await runProgram(command, args)
  const failure = { name: `npm run check:${name}`, details: tail(output, 80) }
  return code === 0
    ? { passed: 1, failures: [], skips: [] }
    : { passed: 0, failures: [failure], skips: [] }
}
