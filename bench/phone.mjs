import { setTimeout as pause } from 'node:timers/promises'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { launch } from 'chrome-launcher'
import { devices } from 'playwright'
import { browserFlags } from '../scripts/test/browser-flags.mjs'
import { DevTools } from './dev-tools.mjs'

/** A phone's processor is slower than this machine by this factor. */
const slowdown = 4

const { viewport, deviceScaleFactor, userAgent } = devices['Pixel 7'] ?? {}

/** Milliseconds between looks at a page, and until it is given up. */
const between = 200
const longest = 120_000

/**
 * A phone that has never been anywhere, in Arabic. It is thrown away afterwards.
 *
 * @template Result
 * @param {string} browser
 * @param {(phone: Phone) => Promise<Result>} use
 */
export async function withPhone(browser, use) {
  const folder = await mkdtemp(join(tmpdir(), 'bench-phone-'))
  const chrome = await launch({
    chromePath: browser,
    userDataDir: folder,
    logLevel: 'silent',
    // Under some of those the first paint of a page comes two seconds late, now and then.
    ignoreDefaultFlags: true,
    chromeFlags: [...browserFlags, '--headless=new', '--lang=ar-EG', '--remote-debugging-pipe'],
  })
  if (!chrome.remoteDebuggingPipes) throw new Error('The browser has no pipes')
  const devTools = new DevTools(chrome.remoteDebuggingPipes)
  const gone = new Promise((resolve) => chrome.process.once('exit', resolve))
  try {
    return await use(new Phone(devTools))
  } finally {
    await devTools
      .sender()('Browser.close')
      .catch(() => chrome.kill())
    await gone
    await rm(folder, { recursive: true, force: true, maxRetries: 5 })
  }
}

/**
 * The line of a phone: a speed; `offline`; or `silent`, where no call of the site is ever answered.
 *
 * @typedef {import('./network-speeds.mjs').NetworkSpeed | 'offline' | 'silent'} Line
 */

export class Phone {
  #devTools
  #send

  /** @param {DevTools} devTools */
  constructor(devTools) {
    this.#devTools = devTools
    this.#send = devTools.sender()
  }

  /** @param {Record<string, string>} cookies by their names, for one site @param {string} url */
  async setCookies(cookies, url) {
    const named = Object.entries(cookies).map(([name, value]) => ({ name, value, url }))
    await this.#send('Storage.setCookies', { cookies: named })
  }

  /** @returns {Promise<Page>} */
  async openPage() {
    const { targetId } = await this.#send('Target.createTarget', { url: 'about:blank' })
    const { sessionId } = await this.#send('Target.attachToTarget', {
      targetId,
      flatten: true,
    })
    const page = new Page(this.#devTools, targetId, sessionId)
    await page.send('Emulation.setDeviceMetricsOverride', {
      ...viewport,
      deviceScaleFactor,
      mobile: true,
    })
    await page.send('Emulation.setTouchEmulationEnabled', { enabled: true })
    await page.send('Emulation.setUserAgentOverride', { userAgent, acceptLanguage: 'ar-EG' })
    return page
  }

  /**
   * A page on a slow phone, and maybe on a line of another kind. A line's speed is the page's alone and not its service
   * worker's, which is of no matter here: what a repeat visit waits for comes from the worker without the network.
   *
   * @template Result
   * @param {Line} line
   * @param {(page: Page) => Promise<Result>} use
   */
  async withSlowPage(line, use) {
    const page = await this.openPage()
    const restoreWorkers = await this.#putWorkersOn(line)
    // A visitor who comes back after a while finds the worker asleep; its start is part of the visit.
    await page.send('ServiceWorker.enable')
    await page.send('ServiceWorker.stopAllWorkers')
    await page.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
    await limit(page.send, line)
    try {
      return await use(page)
    } finally {
      await page.close()
      await restoreWorkers()
    }
  }

  /**
   * @param {Line} line
   * @returns {Promise<() => Promise<void>>} puts them on the usual line again
   */
  async #putWorkersOn(line) {
    if (typeof line !== 'string') return async () => {}
    // A worker that waits for the tool would be part of what is measured.
    const how = { waitForDebuggerOnStart: false, flatten: true }
    const workers = [{ type: 'service_worker' }]
    const stop = this.#devTools.listen(({ method, params: { sessionId } }) => {
      if (method !== 'Target.attachedToTarget') return
      // The worker may be stopped meanwhile.
      limit(this.#devTools.sender(String(sessionId)), line).catch(() => undefined)
    })
    await this.#send('Target.setAutoAttach', { ...how, autoAttach: true, filter: workers })
    return async () => {
      stop()
      await this.#send('Target.setAutoAttach', { ...how, autoAttach: false })
    }
  }
}

/**
 * Puts a page or a worker on a line. A call that is stopped on its way never goes on.
 *
 * @param {import('./dev-tools.mjs').Send} send
 * @param {Line} line
 */
async function limit(send, line) {
  if (line === 'silent') {
    await send('Fetch.enable', { patterns: [{ urlPattern: '*/api/*' }] })
    return
  }
  const lost = { offline: true, latency: 0, downloadThroughput: -1, uploadThroughput: -1 }
  await send('Network.enable')
  await send('Network.emulateNetworkConditions', line === 'offline' ? lost : line)
}

export class Page {
  #devTools
  #targetId
  #sessionId

  /**
   * @param {DevTools} devTools
   * @param {string} targetId
   * @param {string} sessionId
   */
  constructor(devTools, targetId, sessionId) {
    this.#devTools = devTools
    this.#targetId = targetId
    this.#sessionId = sessionId
    this.send = devTools.sender(sessionId)
  }

  /** @param {(event: import('./dev-tools.mjs').Event) => void} listener */
  listen(listener) {
    this.#devTools.listen((event) => {
      if (event.sessionId === this.#sessionId) listener(event)
    })
  }

  /**
   * Runs a script in each document before its own.
   *
   * @param {() => void} script it must not use anything around it
   */
  async runFirst(script) {
    await this.send('Page.enable')
    await this.send('Page.addScriptToEvaluateOnNewDocument', { source: `(${String(script)})()` })
  }

  /** @param {string} url */
  async goTo(url) {
    const { errorText } = await this.send('Page.navigate', { url })
    if (errorText) throw new Error(`${url}: ${errorText}`)
  }

  /**
   * @template Answer
   * @template {unknown[]} Given
   * @param {(...given: Given) => Answer} read runs in the page, and so must not use anything around it
   * @param {Given} given
   * @returns {Promise<Awaited<Answer>>}
   */
  async evaluate(read, ...given) {
    const { result, exceptionDetails } = await this.send('Runtime.evaluate', {
      expression: `(${String(read)})(...${JSON.stringify(given)})`,
      awaitPromise: true,
      returnByValue: true,
    })
    if (exceptionDetails)
      throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text)
    return result.value
  }

  /**
   * Asks the page again and again until it has an answer.
   *
   * @template Answer
   * @param {() => Answer | undefined} read as above
   * @returns {Promise<Answer>}
   */
  async answer(read) {
    const end = performance.now() + longest
    while (performance.now() < end) {
      const answer = await this.evaluate(read)
      if (answer !== undefined) return answer
      await pause(between)
    }
    throw new Error(`The page never answered: ${read.name}`)
  }

  async close() {
    await this.#devTools.sender()('Target.closeTarget', { targetId: this.#targetId })
  }
}
