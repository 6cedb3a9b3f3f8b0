import { chromium } from 'playwright'
import { browserFlags } from '../scripts/test/browser-flags.mjs'

/** The page's processor is slower than this machine by this factor. */
const slowdown = 6

/** Milliseconds after the last request in which a page may still move. */
const quiet = 500

const languages = /** @type {const} */ (['ar', 'en'])
const windows = [
  { width: 360, height: 740 },
  { width: 1440, height: 900 },
]

/**
 * Measures how far each kind of public page moves while it starts, the web font's arrival included: a new visit each,
 * on a slow processor, in both languages, on a phone and on a desk.
 *
 * @param {string} address of the server
 * @param {string} browser
 * @returns {Promise<Map<string, number[]>>} by path: Arabic on a phone and on a desk, English on both
 */
export async function measureShift(address, browser) {
  const opened = await chromium.launch({ executablePath: browser, args: browserFlags })
  /** @type {Map<string, number[]>} */
  const shifts = new Map()
  try {
    for (const path of await pathsOf(address)) {
      const figures = []
      for (const language of languages)
        for (const viewport of windows)
          figures.push(await shiftOf(opened, `${address}${path}?lang=${language}`, viewport))
      shifts.set(path, figures)
    }
  } finally {
    await opened.close()
  }
  return shifts
}

/**
 * @param {string} address
 * @returns {Promise<string[]>} the lists of the sitemap, and of each list its first record
 */
export async function pathsOf(address) {
  const sitemap = await (await fetch(`${address}/sitemap.xml`)).text()
  const paths = [...sitemap.matchAll(/<loc>([^<?]*)/g)].map(([, url = '']) => new URL(url).pathname)
  const kinds = new Map(
    paths.toReversed().map((path) => [path.replace(/^(\/[^/]+\/).+/, '$1'), path]),
  )
  return [...kinds.values()].toReversed()
}

/**
 * @param {import('playwright').Browser} browser
 * @param {string} url
 * @param {{ width: number, height: number }} viewport
 */
async function shiftOf(browser, url, viewport) {
  const context = await browser.newContext({ viewport, serviceWorkers: 'block' })
  try {
    const page = await context.newPage()
    const devTools = await context.newCDPSession(page)
    await devTools.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
    await page.goto(url, { waitUntil: 'networkidle' })
    return await page.evaluate(
      (wait) =>
        new Promise((/** @type {(shift: number) => void} */ resolve) => {
          let shift = 0
          new PerformanceObserver((list) => {
            for (const entry of list.getEntries())
              shift += Number(/** @type {{ value?: number }} */ (entry).value)
          }).observe({ type: 'layout-shift', buffered: true })
          setTimeout(() => resolve(shift), wait)
        }),
      quiet,
    )
  } finally {
    await context.close()
  }
}
