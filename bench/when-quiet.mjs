import { setTimeout as pause } from 'node:timers/promises'

/** Milliseconds without a request in which a page's start counts as over. */
const quiet = 3000

/**
 * Waits until a page has asked for nothing more for a while.
 *
 * @param {import('./phone.mjs').Page} page
 * @returns {Promise<number>} how much it has asked for, with itself
 */
export async function whenQuiet(page) {
  let asked = 0
  let last = performance.now()
  while (performance.now() - last < quiet) {
    await pause(500)
    const now = await page.evaluate(
      () =>
        performance.getEntriesByType('navigation').length +
        performance.getEntriesByType('resource').length,
    )
    if (now !== asked) last = performance.now()
    asked = now
  }
  return asked
}
