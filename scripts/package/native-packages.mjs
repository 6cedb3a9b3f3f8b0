import { existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { npmCommand, runProgram } from '../prepare/run-program.mjs'
import { StepFailure } from '../prepare/step.mjs'

/** @typedef {import('./carried-packages.mjs').Carried} Carried */

const folder = '.cache/package'

/**
 * Finds a carried package's files: where it is installed, else, since it is for another platform, as the registry has
 * it, fetched once and compared with package-lock.json.
 *
 * @param {Carried} carried
 * @returns {Promise<string>} its folder
 * @throws {StepFailure} where it cannot be fetched, or is another one than was locked
 */
export async function folderOf({ place, name, version, integrity }) {
  if (existsSync(join(place, 'package.json'))) return place
  const own = join(folder, `${name.replace('/', '+')}@${version}`)
  if (existsSync(own)) return join(own, 'package')
  const unfinished = `${own}.unfinished`
  rmSync(unfinished, { recursive: true, force: true })
  mkdirSync(unfinished, { recursive: true })
  const [command, args] = npmCommand([
    ...['pack', `${name}@${version}`, '--json', '--pack-destination', unfinished],
  ])
  const { code, output } = await runProgram(command, args)
  if (code !== 0)
    throw new StepFailure(
      `${name} could not be fetched. Check the connection and try again.`,
      output,
    )
  const [packed] = JSON.parse(output)
  if (packed.integrity !== integrity)
    throw new StepFailure(`${name} in the registry is not the one of package-lock.json.`)
  const archive = join(unfinished, packed.filename)
  const unpacked = await runProgram('tar', ['-xzf', archive, '-C', unfinished])
  if (unpacked.code !== 0) throw new StepFailure(`${archive} cannot be unpacked.`, unpacked.output)
  rmSync(archive)
  renameSync(unfinished, own)
  return join(own, 'package')
}

/** @param {string} path of a package's folder */
export const manifestOf = (path) => JSON.parse(readFileSync(join(path, 'package.json'), 'utf8'))
