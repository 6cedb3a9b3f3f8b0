import { existsSync, readFileSync } from 'node:fs'
import { npmCommand, runProgram } from './run-program.mjs'
import { StepFailure, step } from './step.mjs'

/**
 * @typedef {{ version?: string, integrity?: string, resolved?: string, optional?: boolean,
 *   devOptional?: boolean, peer?: boolean }} LockedPackage
 * @typedef {Record<string, LockedPackage>} LockedPackages
 */

/** Runs `npm ci` unless node_modules already holds exactly what package-lock.json asks for. */
export async function ensureInstalled() {
  if (
    isInstalled(readPackages('package-lock.json'), readPackages('node_modules/.package-lock.json'))
  )
    return
  await step('Installing packages', async () => {
    // --include=dev: the build tools are wanted even where NODE_ENV says 'production'.
    const [command, args] = npmCommand(['ci', '--include=dev', '--no-audit', '--no-fund'])
    const { code, output } = await runProgram(command, args)
    if (code !== 0)
      throw new StepFailure(
        'The packages could not be installed. Check the connection to the package registry and try again.',
        causeIn(output),
      )
  })
}

/**
 * npm says the cause first and then how to use it at length.
 *
 * @param {string} output
 */
function causeIn(output) {
  const errors = output.split('\n').filter((line) => line.startsWith('npm error'))
  return errors.slice(0, 20).join('\n') || output
}

/**
 * npm lists what it has put into node_modules in a lock file of its own, written last; comparing
 * the two lists stays right after a checkout, a pull or an `npm install` by hand, without a stamp.
 *
 * @param {LockedPackages | undefined} wanted
 * @param {LockedPackages | undefined} present
 */
export function isInstalled(wanted, present) {
  if (!wanted || !present) return false
  const samePackage = (/** @type {LockedPackage} */ one, /** @type {LockedPackage} */ other) =>
    one.version === other.version && one.integrity === other.integrity
  return Object.entries(wanted).every(([path, entry]) => {
    if (path === '') return true
    const found = present[path]
    return found ? samePackage(entry, found) : Boolean(entry.optional ?? entry.devOptional)
  })
}

/**
 * @param {string} file
 * @returns {LockedPackages | undefined}
 */
function readPackages(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).packages : undefined
}
