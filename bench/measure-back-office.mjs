import { signIn } from './measure-lists.mjs'
import { median } from './median.mjs'
import { networkSpeeds } from './network-speeds.mjs'
import { withPhone } from './phone.mjs'
import { visitOnce } from './visit-once.mjs'
import { whenQuiet } from './when-quiet.mjs'

/** A desk's window; the line and the processor are a phone's. */
const desk = { width: 1280, height: 800, deviceScaleFactor: 1, mobile: false }

/**
 * Opens the sign-in page in a browser that has never been here.
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
 * Opens a list as a signed-in user: with a browser that has none of its files yet, and again with one that has.
 *
 * @param {string} address
 * @param {{ runs: number, browser: string }} options
 * @returns {Promise<{ first: number, repeat: number, usable: number, requests: number }>} milliseconds until a record of
 *   the list can be opened, at either visit, and until the list can be searched, at the first; what the first one asks
 *   for; medians
 */
export async function measureListVisits(address, { runs, browser }) {
  const visits = []
  for (let run = 0; run < runs; run += 1)
    visits.push(
      await withPhone(browser, async (phone) => {
        // The session's cookies are called as its tokens are.
        await phone.setCookies({ ...(await signIn(address)) }, address)
        const list = `${address}/admin/messages`
        const first = await timeToList(phone, list)
        await visitOnce(phone, list, { sections: false })
        return { first, repeat: await timeToList(phone, list) }
      }),
    )
  return {
    first: median(visits.map(({ first }) => first.shown)),
    repeat: median(visits.map(({ repeat }) => repeat.shown)),
    usable: median(visits.map(({ first }) => first.usable)),
    requests: median(visits.map(({ first }) => first.requests)),
  }
}

/**
 * @param {import('./phone.mjs').Phone} phone
 * @param {string} list its address
 */
function timeToList(phone, list) {
  return phone.withSlowPage(networkSpeeds.slow4g, async (page) => {
    await page.send('Emulation.setDeviceMetricsOverride', desk)
    await page.runFirst(markList)
    await page.goTo(list)
    const shown = await page.answer(() => performance.getEntriesByName('list')[0]?.startTime)
    const usable = await page.answer(() => performance.getEntriesByName('usable')[0]?.startTime)
    return { shown, usable, requests: await whenQuiet(page) }
  })
}

/** Runs in the page: looks at each frame whether a record of the list is seen, and whether its search can be used. */
function markList() {
  /** @param {string} name @param {string} selector */
  const mark = (name, selector) => {
    const look = () => {
      const found = document.querySelector(selector)
      if (found?.checkVisibility({ visibilityProperty: true })) performance.mark(name)
      else requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
  }
  mark('list', 'main a[href*="/edit/"]')
  mark('usable', 'main input[type="search"]:enabled')
}
