/**
 * @typedef {{ content: number, text: number }} VisitFigures milliseconds from the start of the navigation to the
 *   first content and to the loaded about section's heading
 */

/** How much slower than this machine a phone's processor is. */
const slowdown = 4
const headingMark = 'about-heading'

/**
 * One visit in a fresh page. The emulated speed is the page's alone and not its service worker's, which is of no
 * matter here: what a repeat visit waits for comes from the worker without the network.
 *
 * @param {import('playwright').BrowserContext} profile
 * @param {string} address
 * @param {import('./network-speeds.mjs').NetworkSpeed} [speed] none: what the profile's own state gives
 * @returns {Promise<VisitFigures>}
 */
export async function measureVisit(profile, address, speed) {
  const page = await profile.newPage()
  const devTools = await profile.newCDPSession(page)
  // Who comes back after a while finds the worker asleep; its awaking is part of the visit.
  await devTools.send('ServiceWorker.enable')
  await devTools.send('ServiceWorker.stopAllWorkers')
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  if (speed) {
    await devTools.send('Network.enable')
    await devTools.send('Network.emulateNetworkConditions', speed)
  }
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
