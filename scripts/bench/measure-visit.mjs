import { openSlowPage } from './open-slow-page.mjs'

/**
 * @typedef {{ content: number, text: number }} VisitFigures milliseconds from the start of the navigation to the
 *   first content and to the loaded about section's heading
 */

const headingMark = 'about-heading'

/**
 * One visit in a fresh page.
 *
 * @param {import('playwright').BrowserContext} profile
 * @param {string} address
 * @param {import('./network-speeds.mjs').NetworkSpeed} [speed] none: what the profile's own state gives
 * @returns {Promise<VisitFigures>}
 */
export async function measureVisit(profile, address, speed) {
  const page = await openSlowPage(profile, speed)
  await page.addInitScript(markHeading, headingMark)
  await page.goto(address, { waitUntil: 'commit', timeout: 60_000 })
  const handle = await page.waitForFunction(readFigures, headingMark, {
    polling: 200,
    timeout: 120_000,
  })
  const figures = await handle.jsonValue()
  await page.close()
  if (!figures) throw new Error(`${address} gave no figures.`)
  return figures
}

/**
 * Runs in the page: looks at each frame. A heading over a skeleton or a failure does not count; only content has a link.
 *
 * @param {string} mark
 */
function markHeading(mark) {
  const look = () => {
    const heading = document.querySelector('section[aria-labelledby="about"]:has(a) h2')
    if (heading?.checkVisibility()) performance.mark(mark)
    else requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
}

/**
 * Runs in the page.
 *
 * @param {string} mark
 * @returns {VisitFigures | undefined} undefined as long as one of both is still to come
 */
function readFigures(mark) {
  const [paint] = performance.getEntriesByName('first-contentful-paint')
  const [heading] = performance.getEntriesByName(mark)
  return paint && heading ? { content: paint.startTime, text: heading.startTime } : undefined
}
