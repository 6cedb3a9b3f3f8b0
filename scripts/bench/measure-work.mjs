import { setTimeout as pause } from 'node:timers/promises'
import { chromium, devices } from 'playwright'
import { browserFlags } from '../test/browser-flags.mjs'
import { median } from './median.mjs'

/** Milliseconds without a request in which a page's start counts as over, and that it is then left alone for. */
const quiet = 3000
const rest = 10_000
const runs = 3

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
 * @param {string} url
 * @param {string} executablePath of the browser
 * @returns {Promise<Work>} medians
 */
export async function measureWork(url, executablePath) {
  const browser = await chromium.launch({ executablePath, args: browserFlags })
  /** @type {Work[]} */
  const results = []
  try {
    for (let run = 0; run < runs; run += 1) {
      const own = await visit(browser, url, { scripts: true, rests: true })
      const plain = await visit(browser, url, { scripts: false })
      const slow = await visit(browser, url, { scripts: true, slowdown: 4 })
      const slower = await visit(browser, url, { scripts: true, slowdown: 8 })
      results.push({
        ...own,
        plain: plain.main,
        blocking4: slow.blocking,
        blocking8: slower.blocking,
      })
    }
  } finally {
    await browser.close()
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
 * @param {import('playwright').Browser} browser
 * @param {string} url
 * @param {{ scripts: boolean, rests?: boolean, slowdown?: number }} how
 */
async function visit(browser, url, { scripts, rests = false, slowdown = 1 }) {
  const context = await browser.newContext({
    ...devices['Pixel 7'],
    javaScriptEnabled: scripts,
    locale: 'ar-EG',
  })
  try {
    const page = await context.newPage()
    const devTools = await context.newCDPSession(page)
    await devTools.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
    // By the thread's own clock: what else keeps the machine busy does not count.
    await devTools.send('Performance.enable', { timeDomain: 'threadTicks' })
    const figures = async () => {
      const { metrics } = await devTools.send('Performance.getMetrics')
      return new Map(metrics.map(({ name, value }) => [name, value]))
    }
    const spent = async () => ((await figures()).get('TaskDuration') ?? Number.NaN) * 1000
    let requests = 0
    let last = performance.now()
    page.on('request', () => {
      requests += 1
      last = performance.now()
    })
    const before = await spent()
    await page.goto(url)
    while (performance.now() - last < quiet) await pause(100)
    const layouts = (await figures()).get('LayoutCount') ?? Number.NaN
    const loaded = await spent()
    const blocking = scripts ? await page.evaluate(readBlocking) : 0
    const asked = requests
    if (rests) await pause(rest)
    const resting = (await spent()) - loaded
    return { main: loaded - before, resting, requests: asked, layouts, blocking }
  } finally {
    await context.close()
  }
}

/** Runs in the page. */
function readBlocking() {
  return new Promise((/** @type {(blocking: number) => void} */ resolve) => {
    let blocking = 0
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) blocking += Math.max(0, duration - 50)
    }).observe({ type: 'longtask', buffered: true })
    setTimeout(() => resolve(blocking), 100)
  })
}
