import { setTimeout as pause } from 'node:timers/promises'
import { withPhone } from './phone.mjs'
import { whenQuiet } from './when-quiet.mjs'

const slowdown = 4
const runs = 3
/** Milliseconds after a press in which what it began is over. */
const after = 700
/** Milliseconds after which a thing that does not show is a fault. */
const longest = 15_000

/**
 * A visitor does this on the home page, one step after the other.
 *
 * @type {({ press: string } | { type: string })[]}
 */
const steps = [
  { press: 'header button[aria-haspopup="dialog"]' },
  { press: '[role="dialog"] button[aria-label]' },
  { press: 'header button[aria-expanded]:not([aria-haspopup])' },
  { press: 'header button[aria-expanded]:not([aria-haspopup])' },
  { press: '.swiper-button-next' },
  { press: '.swiper-button-next' },
  { press: '[role="tab"]:nth-of-type(2)' },
  { press: '[role="tab"]:nth-of-type(3)' },
  { press: 'main form input[autocomplete="name"]' },
  { type: 'سارة علي' },
  { press: 'main form button[type="submit"]' },
  { press: '[role="status"] button, [role="alert"] button' },
]

/**
 * Measures how long a visitor on a slow phone waits for the paint that answers a press: of menu, support links, slides,
 * tabs, a form and its notice, on the home page in Arabic.
 *
 * @param {string} address of the home page
 * @param {string} browser
 * @returns {Promise<{ count: number, p98: number, worst: string }>} p98: milliseconds; worst: what took longest
 */
export async function measureInteractions(address, browser) {
  /** @type {{ duration: number, done: string }[]} */
  const all = []
  for (let run = 0; run < runs; run += 1) all.push(...(await visit(address, browser)))
  all.sort((one, other) => one.duration - other.duration)
  const at = all[Math.ceil(all.length * 0.98) - 1]
  if (at === undefined) throw new Error('Nothing was pressed')
  return { count: all.length, p98: at.duration, worst: all.at(-1)?.done ?? '' }
}

/**
 * @param {string} address
 * @param {string} browser
 */
function visit(address, browser) {
  return withPhone(browser, async (phone) => {
    const page = await phone.openPage()
    await page.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
    await page.runFirst(noteInteractions)
    await page.goTo(address)
    await whenQuiet(page)
    const found = []
    for (const step of steps) {
      if ('press' in step) await tap(page, step.press)
      else await type(page, step.type)
      await pause(after)
      const durations = await page.evaluate(takeDurations)
      const done = 'press' in step ? step.press : step.type
      found.push(...durations.map((duration) => ({ duration, done })))
    }
    return found
  })
}

/**
 * @param {import('./phone.mjs').Page} page
 * @param {string} selector of what is pressed: the first that shows
 */
async function tap(page, selector) {
  const end = performance.now() + longest
  while (!(await page.evaluate(bringIntoView, selector))) {
    if (performance.now() > end) throw new Error(`Nothing shows that is ${selector}`)
    await pause(100)
  }
  // React takes over each part as it comes into view.
  await pause(after)
  const point = await page.evaluate(middleOf, selector)
  await page.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] })
  await page.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
}

/**
 * @param {import('./phone.mjs').Page} page
 * @param {string} text into what has the focus, key by key
 */
async function type(page, text) {
  for (const key of text) {
    await page.send('Input.dispatchKeyEvent', { type: 'keyDown', key, text: key })
    await page.send('Input.dispatchKeyEvent', { type: 'keyUp', key })
  }
}

/** Runs in the page. An interaction's events share a number; the longest of them counts. */
function noteInteractions() {
  /** @type {Map<number, number>} */
  const durations = new Map()
  Object.assign(window, { durations })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { interactionId = 0, duration } = /** @type {PerformanceEventTiming} */ (entry)
      if (interactionId === 0) continue
      durations.set(interactionId, Math.max(duration, durations.get(interactionId) ?? 0))
    }
  }).observe(/** @type {PerformanceObserverInit} */ ({ type: 'event', durationThreshold: 16 }))
}

/**
 * Runs in the page.
 *
 * @returns {number[]}
 */
function takeDurations() {
  const durations = /** @type {Map<number, number>} */ (Reflect.get(window, 'durations'))
  const taken = [...durations.values()]
  durations.clear()
  return taken
}

/**
 * Runs in the page.
 *
 * @param {string} selector
 * @returns {boolean} whether there is such a thing
 */
function bringIntoView(selector) {
  const element = [...document.querySelectorAll(selector)].find((one) => one.checkVisibility())
  element?.scrollIntoView({ block: 'center', behavior: 'instant' })
  return element !== undefined
}

/**
 * Runs in the page.
 *
 * @param {string} selector
 */
function middleOf(selector) {
  const element = [...document.querySelectorAll(selector)].find((one) => one.checkVisibility())
  const { x = 0, y = 0, width = 0, height = 0 } = element?.getBoundingClientRect() ?? {}
  return { x: x + width / 2, y: y + height / 2 }
}
