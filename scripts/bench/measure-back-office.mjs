import { setTimeout as pause } from 'node:timers/promises'
import { signIn } from './measure-lists.mjs'
import { median } from './median.mjs'
import { networkSpeeds } from './network-speeds.mjs'
import { withPhone } from './phone.mjs'
import { visitOnce } from './visit-once.mjs'

/** Milliseconds after its load in which a page still fetches code by itself. */
const quietAfter = 5000

/**
 * @param {string} address
 * @param {string} browser
 * @returns {Promise<number>} bytes of script that cross the line for the sign-in page before anyone touches it
 */
export function measureSignInScript(address, browser) {
  return withPhone(browser, async (phone) => {
    const page = await phone.openPage()
    await page.send('Network.enable')
    const scripts = new Set()
    let bytes = 0
    page.listen(({ method, params }) => {
      if (method === 'Network.responseReceived' && params['type'] === 'Script')
        scripts.add(params['requestId'])
      if (method === 'Network.loadingFinished' && scripts.has(params['requestId']))
        bytes += Number(params['encodedDataLength'])
    })
    await page.goTo(`${address}/admin/login`)
    await page.answer(() => document.querySelector('input[type="password"]') !== null || undefined)
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
    const visits = await withPhone(browser, async (phone) => {
      // The session's cookies are called as its tokens are.
      await phone.setCookies({ ...(await signIn(address)) }, address)
      const list = `${address}/admin/messages`
      const begun = await timeToList(phone, list)
      await visitOnce(phone, list, { sections: false })
      return { begun, again: await timeToList(phone, list) }
    })
    first.push(visits.begun.filled)
    repeat.push(visits.again.filled)
    usable.push(visits.again.usable)
  }
  return { first: median(first), repeat: median(repeat), usable: median(usable) }
}

/**
 * @param {import('./phone.mjs').Phone} phone
 * @param {string} list its address
 */
function timeToList(phone, list) {
  return phone.withSlowPage(networkSpeeds.slow4g, async (page) => {
    await page.runFirst(markFilled)
    await page.goTo(list)
    return page.answer(readMarks)
  })
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
