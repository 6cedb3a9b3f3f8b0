import { setTimeout as pause } from 'node:timers/promises'
import { signIn } from './measure-lists.mjs'
import { median } from './median.mjs'
import { networkSpeeds } from './network-speeds.mjs'
import { openSlowPage } from './open-slow-page.mjs'
import { readFromPage } from './read-from-page.mjs'
import { visitOnce } from './visit-once.mjs'
import { withProfile } from './with-profile.mjs'

/** Milliseconds after its load in which a page still fetches code by itself. */
const quietAfter = 5000

/**
 * @param {string} address
 * @param {string} browser
 * @returns {Promise<number>} bytes of script that cross the line for the sign-in page before anyone touches it
 */
export function measureSignInScript(address, browser) {
  return withProfile(browser, async (profile) => {
    const page = await profile.newPage()
    const devTools = await profile.newCDPSession(page)
    await devTools.send('Network.enable')
    const scripts = new Set()
    let bytes = 0
    devTools.on('Network.responseReceived', ({ requestId, type }) => {
      if (type === 'Script') scripts.add(requestId)
    })
    devTools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      if (scripts.has(requestId)) bytes += encodedDataLength
    })
    await page.goto(`${address}/admin/login`, { waitUntil: 'load' })
    await page.locator('input[type="password"]').waitFor()
    await pause(quietAfter)
    return bytes
  })
}

/**
 * Whoever is signed in opens a list: with a browser that has none of its files yet, and again with one that has.
 *
 * @param {string} address
 * @param {{ runs: number, browser: string }} options
 * @returns {Promise<{ first: number, repeat: number, usable: number }>} milliseconds to the filled list, and at the
 *   repeat visit to the one whose records can be pressed; medians
 */
export async function measureListVisits(address, { runs, browser }) {
  const first = []
  const repeat = []
  const usable = []
  for (let run = 0; run < runs; run += 1) {
    const visits = await withProfile(browser, async (profile) => {
      // The session's cookies are called as its tokens are.
      const tokens = Object.entries(await signIn(address))
      await profile.addCookies(tokens.map(([name, value]) => ({ name, value, url: address })))
      const list = `${address}/admin/messages`
      const begun = await timeToList(profile, list)
      await visitOnce(profile, list, { sections: false })
      return { begun, again: await timeToList(profile, list) }
    })
    first.push(visits.begun.filled)
    repeat.push(visits.again.filled)
    usable.push(visits.again.usable)
  }
  return { first: median(first), repeat: median(repeat), usable: median(usable) }
}

/**
 * @param {import('playwright').BrowserContext} profile
 * @param {string} list its address
 */
async function timeToList(profile, list) {
  const { page, devTools } = await openSlowPage(profile, networkSpeeds.slow4g)
  await page.addInitScript(markFilled)
  await page.goto(list, { waitUntil: 'commit', timeout: 60_000 })
  const times = await readFromPage(devTools, readMarks)
  await page.close()
  return times
}

/**
 * Runs in the page: looks at each frame whether a record of the list is seen, and whether it can be opened.
 */
function markFilled() {
  const link = 'main a[href*="/edit/"]'
  const marks = { 'list-filled': link, 'list-usable': `${link}:not([inert] *)` }
  const look = () => {
    for (const [name, selector] of Object.entries(marks)) {
      const isMarked = performance.getEntriesByName(name).length > 0
      const found = document.querySelector(selector)
      if (!isMarked && found?.checkVisibility({ visibilityProperty: true })) performance.mark(name)
    }
    if (performance.getEntriesByName('list-usable').length === 0) requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
}

/**
 * Runs in the page.
 *
 * @returns {{ filled: number, usable: number } | undefined}
 */
function readMarks() {
  const [filled] = performance.getEntriesByName('list-filled')
  const [usable] = performance.getEntriesByName('list-usable')
  return filled && usable && { filled: filled.startTime, usable: usable.startTime }
}
