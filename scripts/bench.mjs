import { availableParallelism, loadavg, totalmem } from 'node:os'
import { checkNodeVersion } from './prepare/node-version.mjs'
import { ensureInstalled } from './prepare/installation.mjs'
import { projectRoot } from './prepare/project-root.mjs'
import { StepFailure, runCommand, step } from './prepare/step.mjs'
import { builtFrom, ensureBuilt } from './build/build-all.mjs'
import { ensureBrowser } from './test/ensure-browser.mjs'
import { browserVersion } from './test/find-browser.mjs'

checkNodeVersion()
process.chdir(projectRoot)
await runCommand(async () => {
  await ensureInstalled()
  await ensureBuilt()
  const browser = await ensureBrowser()
  if (!browser)
    throw new StepFailure('No browser starts. Install Chromium, or name one by CHROMIUM_PATH.')
  await bench(browser)
})

/** @param {string} browser */
async function bench(browser) {
  // Loaded late: they come with the packages, which the lines above may just have installed.
  const { measurePage } = await import('./bench/measure-page.mjs')
  const { measureStarts, residentBytes } = await import('./bench/measure-server.mjs')
  const { measureThroughput } = await import('./bench/measure-throughput.mjs')
  const { describeFigures, writeFigures } = await import('./bench/write-figures.mjs')
  const { startBuiltServer } = await import('./start/built-server.mjs')

  const machine = describeMachine(browser)
  const build = builtFrom()
  const starts = await step('Starting the server, cold and warm', () => measureStarts(3))
  const server = await startBuiltServer()
  try {
    const { address, pid } = server
    const restingBytes = await step('Measuring memory at rest', async () => {
      await new Promise((resolve) => setTimeout(resolve, 5_000))
      return residentBytes(pid)
    })
    const options = { runs: 5, browser }
    const ar = await step('Lighthouse, Arabic', () => measurePage(`${address}/?lang=ar`, options))
    const en = await step('Lighthouse, English', () => measurePage(`${address}/?lang=en`, options))
    const loads = []
    for (const path of ['/', '/api/Home/GetAllDrivers'])
      for (const compressed of [true, false]) {
        const name = `\`${path}\`, ${compressed ? 'compressed' : 'uncompressed'}`
        const throughput = await step(`Load on ${name}`, () =>
          measureThroughput(address + path, { runs: 3, compressed }),
        )
        loads.push({ name, throughput })
      }
    const tables = describeFigures({
      machine,
      pages: { ar, en },
      loads,
      restingBytes,
      loadedBytes: residentBytes(pid),
      ...starts,
    })
    if (builtFrom() !== build)
      throw new StepFailure('The site was built anew while it was measured; nothing was written.')
    await writeFigures('docs/benchmarks.md', tables)
    const faults = [...new Set([...ar.faults, ...en.faults])]
    console.log(`\n${tables}\n`)
    for (const fault of faults) console.log(`Lighthouse finds fault with ${fault}`)
  } finally {
    await server.stop()
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
  return `Measured with the load and the server on one machine: ${cores} cores, ${memory} GB, Node.js ${process.versions.node}, ${chromium}.${busy}`
}
