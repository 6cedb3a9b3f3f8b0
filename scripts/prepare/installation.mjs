import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { npmCommand, runProgram } from './run-program.mjs'
import { StepFailure, step } from './step.mjs'

/**
 * @typedef {{ version?: string, integrity?: string, dev?: boolean, optional?: boolean,
 *   devOptional?: boolean }} LockedPackage
 * @typedef {Record<string, LockedPackage>} LockedPackages
 */

/** Installs what builds and serves the site: package.json's `dependencies`. */
export function ensureServable() {
  return install('Installing packages', '.', ['ci', '--omit=dev'], withoutTestTools)
}

/** Installs what `ensureServable` does and, beside it, what tests: package.json's `devDependencies`. */
export async function ensureInstalled() {
  await ensureServable()
  // Not `npm ci`: it would empty the folder from which a server may be running.
  const add = ['install', '--include=dev', '--no-save']
  await install('Installing the test tools', '.', add)
}

/**
 * Installs what a folder with a package file of its own needs beside the project's packages.
 *
 * @param {'bench' | 'makers'} folder
 */
export function ensureInstalledIn(folder) {
  return install(`Installing the packages of ${folder}/`, folder, ['ci', '--include=dev'])
}

/**
 * Runs npm unless node_modules already holds exactly what package-lock.json asks for.
 *
 * @param {string} title
 * @param {string} folder with a package-lock.json
 * @param {string[]} words of npm
 * @param {(packages: LockedPackages) => LockedPackages} choose which of the locked packages are wanted
 */
async function install(title, folder, words, choose = (packages) => packages) {
  const wanted = readPackages(join(folder, 'package-lock.json'))
  const present = readPackages(join(folder, 'node_modules/.package-lock.json'))
  if (isInstalled(wanted && choose(wanted), present)) return
  await step(title, async () => {
    const all = [...words, '--prefix', folder, '--no-audit', '--no-fund']
    const [command, args] = npmCommand(all)
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
 * @param {LockedPackages} packages
 * @returns {LockedPackages}
 */
export function withoutTestTools(packages) {
  return Object.fromEntries(Object.entries(packages).filter(([, { dev }]) => !dev))
}

/**
 * @param {string} file
 * @returns {LockedPackages | undefined}
 */
function readPackages(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).packages : undefined
}
