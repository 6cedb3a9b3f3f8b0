import { openSlowPage } from './open-slow-page.mjs'
import { readFromPage } from './read-from-page.mjs'

/**
 * @typedef {{ content: number, text: number }} VisitFigures milliseconds from the start of the navigation to the
 *   first content and to the loaded about section's heading
 */

/**
 * One visit in a fresh page.
 *
 * @param {import('playwright').BrowserContext} profile
 * @param {string} address
 * @param {import('./network-speeds.mjs').NetworkSpeed} [speed] none: what the profile's own state gives
 * @returns {Promise<VisitFigures>}
 */
export async function measureVisit(profile, address, speed) {
  const { page, devTools } = await openSlowPage(profile, speed)
  await page.addInitScript(markHeading)
  await page.goto(address, { waitUntil: 'commit', timeout: 60_000 })
  const figures = await readFromPage(devTools, readFigures)
  await page.close()
  return figures
}

/**
 * Runs in the page: looks at each frame. A heading over a skeleton or a failure does not count; only content has a link.
 */
function markHeading() {
  const look = () => {
    const heading = document.querySelector('section[aria-labelledby="about"]:has(a) h2')
    if (heading?.checkVisibility()) performance.mark('about-heading')
    else requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
}

/**
 * Runs in the page.
 *
 * @returns {VisitFigures | undefined} undefined as long as one of both is still to come
 */
function readFigures() {
  const [paint] = performance.getEntriesByName('first-contentful-paint')
  const [heading] = performance.getEntriesByName('about-heading')
  return paint && heading ? { content: paint.startTime, text: heading.startTime } : undefined
}
