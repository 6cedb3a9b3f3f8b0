import { accessSync, constants, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { ensureBuilt } from './build/build-all.mjs'
import { listContent } from './package/content.mjs'
import { platformNames, platformOf, thisPlatform } from './package/platform.mjs'
import { megabytes, reasonOf, writeArchive } from './package/write-archive.mjs'
import { ensureServable } from './prepare/installation.mjs'
import { checkNodeVersion } from './prepare/node-version.mjs'
import { projectRoot } from './prepare/project-root.mjs'
import { runProgram } from './prepare/run-program.mjs'
import { StepFailure, runCommand, step } from './prepare/step.mjs'

/** Bytes: what a server takes over a slow line in a few minutes. */
const largest = 120_000_000

// `npm run package`: one archive of the built site, which runs with Node.js alone (PACK-1).
checkNodeVersion()
const calledIn = process.env['INIT_CWD'] ?? resolve()
process.chdir(projectRoot)
await runCommand(async () => {
  const { platform, to } = readOptions()
  makeFolder(to)
  await ensureServable()
  await ensureBuilt()
  const { name, version } = JSON.parse(readFileSync('package.json', 'utf8'))
  const title = `${name}-${version}-${platform.name}`
  const file = join(to, `${title}.tar.gz`)
  const { size, unpacked, sha256 } = await step(`Packing ${title}`, async () => {
    const entries = await listContent(platform)
    const madeAt = await timeOfFiles()
    return writeArchive(file, entries, { folder: title, madeAt, largest })
  })
  writeFileSync(`${file}.sha256`, `${sha256}  ${title}.tar.gz\n`)
  console.log(`${file}: ${megabytes(size)}, ${megabytes(unpacked)} unpacked`)
  console.log(`SHA-256 ${sha256}`)
})

/** @throws {StepFailure} where a word is not understood */
function readOptions() {
  const usage = `Use it as: npm run package -- [--platform NAME] [--to FOLDER], where NAME is one of ${platformNames.join(', ')}`
  try {
    const { values } = parseArgs({
      options: { platform: { type: 'string' }, to: { type: 'string' } },
    })
    const platform = values.platform === undefined ? thisPlatform() : platformOf(values.platform)
    if (!platformNames.includes(platform.name)) throw new RangeError(platform.name)
    return { platform, to: values.to === undefined ? 'package' : resolve(calledIn, values.to) }
  } catch {
    throw new StepFailure(usage)
  }
}

/**
 * Before a minute goes into a build.
 *
 * @param {string} folder
 * @throws {StepFailure}
 */
function makeFolder(folder) {
  try {
    mkdirSync(folder, { recursive: true })
    accessSync(folder, constants.W_OK)
  } catch (error) {
    throw new StepFailure(`The archive cannot be put into ${folder}: ${reasonOf(error)}`)
  }
}

/** The commit's, so that the same commit gives the same archive; outside a clone it is now. */
async function timeOfFiles() {
  const { code, output } = await runProgram('git', ['log', '-1', '--format=%ct'])
  return code === 0 ? new Date(Number(output) * 1000) : new Date()
}
