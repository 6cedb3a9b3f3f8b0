import { setTimeout as pause } from 'node:timers/promises'
import { median } from './median.mjs'
import { withPhone } from './phone.mjs'
import { whenQuiet } from './when-quiet.mjs'

/** Milliseconds for which a page is left alone once it is quiet. */
const rest = 10_000

/**
 * The cost of a first visit to a page on a phone, before anyone touches it.
 *
 * @typedef {object} Work
 * @property {number} main milliseconds of the main thread until the page is quiet, on the processor as it is
 * @property {number} plain the same of the page with its scripts switched off
 * @property {number} resting milliseconds of the main thread in ten seconds of rest
 * @property {number} requests of the page, not of its worker
 * @property {number} layouts
 * @property {number} blocking4 milliseconds by which tasks are longer than 50, on a processor 4 times slower
 * @property {number} blocking8 and 8 times
 */

/**
 * By the browser's own protocol alone, without its parts that follow scripts: those have React's first lines read twice,
 * which took a third of the time in which the start file is evaluated.
 *
 * @param {string} url
 * @param {{ runs: number, browser: string }} options
 * @returns {Promise<Work>} medians
 */
export async function measureWork(url, { runs, browser }) {
  /** @type {Work[]} */
  const results = []
  for (let run = 0; run < runs; run += 1) {
    // The rest hardly differs from one visit to the next.
    const own = await visit(browser, url, { rests: run === 0 })
    const plain = await visit(browser, url, { scripts: false })
    const slow = await visit(browser, url, { slowdown: 4 })
    const slower = await visit(browser, url, { slowdown: 8 })
    const resting = results[0]?.resting ?? own.resting
    const blocked = { blocking4: slow.blocking, blocking8: slower.blocking }
    results.push({ ...own, ...blocked, resting, plain: plain.main })
  }
  /** @param {keyof Work} name */
  const middle = (name) => median(results.map((one) => one[name]))
  return {
    main: middle('main'),
    plain: middle('plain'),
    resting: middle('resting'),
    requests: middle('requests'),
    layouts: middle('layouts'),
    blocking4: middle('blocking4'),
    blocking8: middle('blocking8'),
  }
}

/**
 * @param {string} browser
 * @param {string} url
 * @param {{ scripts?: boolean, rests?: boolean, slowdown?: number }} how
 */
async function visit(browser, url, { scripts = true, rests = false, slowdown = 1 }) {
  return withPhone(browser, async (phone) => {
    const page = await phone.openPage()
    await page.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
    if (!scripts) await page.send('Emulation.setScriptExecutionDisabled', { value: true })
    // By the thread's own clock: what else keeps the machine busy does not count.
    await page.send('Performance.enable', { timeDomain: 'threadTicks' })
    const figures = async () => {
      const { metrics } = await page.send('Performance.getMetrics')
      return new Map(metrics.map(({ name, value }) => [name, value]))
    }
    const spent = async () => ((await figures()).get('TaskDuration') ?? Number.NaN) * 1000
    const before = await spent()
    await page.goTo(url)
    const requests = await whenQuiet(page)
    const layouts = (await figures()).get('LayoutCount') ?? Number.NaN
    const loaded = await spent()
    const blocking = scripts ? await page.evaluate(readBlocking) : 0
    if (rests) await pause(rest)
    const resting = (await spent()) - loaded
    return { main: loaded - before, resting, requests, layouts, blocking }
  })
}

/** Runs in the page. As Lighthouse counts: what is longer than 50 ms of each task after the first contentful paint. */
function readBlocking() {
  const [painted] = performance.getEntriesByName('first-contentful-paint')
  const from = painted?.startTime ?? 0
  return new Promise((/** @type {(blocking: number) => void} */ resolve) => {
    let blocking = 0
    new PerformanceObserver((list) => {
      for (const { startTime, duration } of list.getEntries()) {
        const after = startTime + duration - Math.max(startTime, from)
        blocking += Math.max(0, after - 50)
      }
    }).observe({ type: 'longtask', buffered: true })
    setTimeout(() => resolve(blocking), 100)
  })
}
