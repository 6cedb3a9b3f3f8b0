import { availableParallelism, loadavg, totalmem } from 'node:os'
import { checkNodeVersion } from './prepare/node-version.mjs'
import { ensureInstalled, ensureInstalledIn } from './prepare/installation.mjs'
import { projectRoot } from './prepare/project-root.mjs'
import { StepFailure, runCommand } from './prepare/step.mjs'
import { readOptions } from '../bench/options.mjs'
import { builtFrom, ensureBuilt } from './build/build-all.mjs'
import { ensureBrowser } from './test/ensure-browser.mjs'
import { browserVersion } from './test/find-browser.mjs'

/** @typedef {import('../bench/options.mjs').Part} Part */

checkNodeVersion()
process.chdir(projectRoot)
await runCommand(async () => {
  const { parts, rows } = parseArguments()
  await ensureInstalled()
  await ensureInstalledIn('bench')
  await ensureBuilt()
  const browser = await ensureBrowser()
  if (!browser)
    throw new StepFailure('No browser starts. Install Chromium, or name one by CHROMIUM_PATH.')
  for (const part of parts) await bench(part, browser, rows)
})

function parseArguments() {
  try {
    return readOptions(process.argv.slice(2))
  } catch (error) {
    throw new StepFailure(error instanceof Error ? error.message : String(error))
  }
}

/**
 * Each part has a server of its own, so that its figures are the same alone and among the others.
 *
 * @param {Part} part
 * @param {string} browser
 * @param {number} rows messages up to which a site grows
 */
async function bench(part, browser, rows) {
  // Loaded late: they come with the packages, which the lines above may just have installed.
  const { writeFigures } = await import('../bench/write-figures.mjs')
  const { startBuiltServer } = await import('./start/built-server.mjs')
  const measure = await measureOf(part)

  const machine = describeMachine(browser)
  const build = builtFrom()
  const { benchAccount } = await import('../bench/measure-lists.mjs')
  const server = await startBuiltServer(benchAccount)
  try {
    const tables = `${machine}\n\n${await measure(server, browser, rows)}`
    if (builtFrom() !== build)
      throw new StepFailure('The site was built anew while it was measured; nothing was written.')
    await writeFigures('docs/benchmarks.md', part, tables)
    console.log(`\n${tables}\n`)
  } finally {
    await server.stop()
  }
}

/** @param {Part} part */
async function measureOf(part) {
  switch (part) {
    case 'home':
      return (await import('../bench/bench-home.mjs')).benchHome
    case 'server':
      return (await import('../bench/bench-server.mjs')).benchServer
    case 'offline':
      return (await import('../bench/bench-offline.mjs')).benchOffline
    case 'admin':
      return (await import('../bench/bench-admin.mjs')).benchAdmin
    case 'scale':
      return (await import('../bench/bench-scale.mjs')).benchScale
  }
}

/** @param {string} browser */
function describeMachine(browser) {
  const cores = availableParallelism()
  const memory = Math.round(totalmem() / 1024 ** 3)
  const chromium = browserVersion(browser).split(' built on')[0]
  const [load = 0] = loadavg()
  const idle = load < cores / 2
  const busy = idle ? '' : ` The machine was busy with other work (load ${load.toFixed(1)}).`
  return `Measured with the server on the same machine: ${cores} cores, ${memory} GB, Node.js ${process.versions.node}, ${chromium}.${busy}`
}
