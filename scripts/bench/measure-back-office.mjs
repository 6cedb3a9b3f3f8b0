import { signIn } from './measure-lists.mjs'
import { median } from './median.mjs'
import { networkSpeeds } from './network-speeds.mjs'
import { withPhone } from './phone.mjs'
import { visitOnce } from './visit-once.mjs'
import { whenQuiet } from './when-quiet.mjs'

/** A desk's window; the line and the processor are a phone's. */
const desk = { width: 1280, height: 800, deviceScaleFactor: 1, mobile: false }

/**
 * Somebody who has never been here comes to sign in.
 *
 * @param {string} address
 * @param {{ runs: number, browser: string }} options
 * @returns {Promise<{ seen: number, requests: number, bytes: number }>} milliseconds until the form is seen, what the
 *   page asks for before anyone touches it, and bytes of script among that; medians
 */
export async function measureSignIn(address, { runs, browser }) {
  const visits = []
  for (let run = 0; run < runs; run += 1)
    visits.push(
      await withPhone(browser, (phone) =>
        phone.withSlowPage(networkSpeeds.slow4g, async (page) => {
          await page.send('Emulation.setDeviceMetricsOverride', desk)
          const scripts = new Set()
          let bytes = 0
          page.listen(({ method, params }) => {
            if (method === 'Network.responseReceived' && params['type'] === 'Script')
              scripts.add(params['requestId'])
            if (method === 'Network.loadingFinished' && scripts.has(params['requestId']))
              bytes += Number(params['encodedDataLength'])
          })
          await page.runFirst(markForm)
          await page.goTo(`${address}/admin/login`)
          const seen = await page.answer(() => performance.getEntriesByName('form')[0]?.startTime)
          const requests = await whenQuiet(page)
          return { seen, requests, bytes }
        }),
      ),
    )
  return {
    seen: median(visits.map(({ seen }) => seen)),
    requests: median(visits.map(({ requests }) => requests)),
    bytes: median(visits.map(({ bytes }) => bytes)),
  }
}

/** Runs in the page: looks at each frame whether the form is seen. */
function markForm() {
  const look = () => {
    const field = document.querySelector('input[type="password"]')
    if (field?.checkVisibility({ visibilityProperty: true })) performance.mark('form')
    else requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
}

/**
 * Whoever is signed in opens a list: with a browser that has none of its files yet, and again with one that has.
 *
 * @param {string} address
 * @param {{ runs: number, browser: string }} options
 * @returns {Promise<{ first: number, repeat: number, usable: number, requests: number }>} milliseconds to the list
 *   whose records can be opened, at the repeat visit also to the one that is seen; what the first visit asks for; medians
 */
export async function measureListVisits(address, { runs, browser }) {
  const first = []
  const repeat = []
  const usable = []
  const requests = []
  for (let run = 0; run < runs; run += 1) {
    const visits = await withPhone(browser, async (phone) => {
      // The session's cookies are called as its tokens are.
      await phone.setCookies({ ...(await signIn(address)) }, address)
      const list = `${address}/admin/messages`
      const begun = await timeToList(phone, list)
      await visitOnce(phone, list, { sections: false })
      return { begun, again: await timeToList(phone, list) }
    })
    first.push(visits.begun.usable)
    requests.push(visits.begun.requests)
    repeat.push(visits.again.filled)
    usable.push(visits.again.usable)
  }
  return {
    first: median(first),
    repeat: median(repeat),
    usable: median(usable),
    requests: median(requests),
  }
}

/**
 * @param {import('./phone.mjs').Phone} phone
 * @param {string} list its address
 */
function timeToList(phone, list) {
  return phone.withSlowPage(networkSpeeds.slow4g, async (page) => {
    await page.runFirst(markFilled)
    await page.goTo(list)
    const marks = await page.answer(readMarks)
    return { ...marks, requests: await whenQuiet(page) }
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
