/**
 * @typedef {{ content: number, text: number }} VisitFigures milliseconds from the start of the navigation to the
 *   first content and to the loaded about section's heading
 */

/**
 * One visit in a fresh page.
 *
 * @param {import('./phone.mjs').Phone} phone
 * @param {string} address
 * @param {import('./phone.mjs').Line} line
 * @returns {Promise<VisitFigures>}
 */
export function measureVisit(phone, address, line) {
  return phone.withSlowPage(line, async (page) => {
    await page.runFirst(markHeading)
    await page.goTo(address)
    return page.answer(readFigures)
  })
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
