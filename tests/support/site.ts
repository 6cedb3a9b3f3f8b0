import { test as base, expect, type Page } from '@playwright/test'
import { startBuiltServer } from '../../scripts/start/built-server.mjs'
import { account } from './account.ts'
import { outOfTime } from './everything.ts'
import { stayOffline } from './stay-offline.ts'
import { watchPages, type Tolerance } from './watch-page.ts'

export { expect, type Page }
export { failCall } from './broken-calls.ts'

/** For a test whose outcome depends on no width: one project runs it. */
export const anyWidth = { tag: '@any-width' }
/** Walks every page, a rarer way or a soak, while another test shows the same rule: runs where everything is run. */
export const fullRun = { tag: '@full-run' }
/** Both of the above. */
export const anyWidthFullRun = { tag: [anyWidth.tag, fullRun.tag] }
/** Runs on a phone alone. */
export const onPhone = { tag: '@phone' }
/** Does something else on a phone: always shown there, and at a desk too where everything is run. */
export const onPhoneToo = { tag: '@also-on-phone' }

export interface SiteOptions extends Tolerance {
  /** Chosen before the page loads, as by an earlier visit; null for a first visit. */
  language: 'ar' | 'en' | null
}

export interface SiteWorkers {
  /** The built site with sample content: one per worker, so tests that change content restore it. */
  site: Awaited<ReturnType<typeof startBuiltServer>>
}

/**
 * The browser tests' `test`: pages come from the built server, in the language asked for; every
 * test is a visitor of its own (an address of its own, so that rate limits do not add up), and
 * fails on a console error, a page error or a request to another host.
 */
export const test = base.extend<
  SiteOptions & { pageRules: undefined; timeLeft: undefined },
  SiteWorkers
>({
  language: [null, { option: true }],
  allowedErrors: [[], { option: true }],
  allowedHosts: [[], { option: true }],

  timeLeft: [
    async ({}, use, info) => {
      const reason = outOfTime(info.project.name, info.tags)
      test.skip(reason !== undefined, reason)
      await use(undefined)
    },
    { auto: true },
  ],

  site: [
    // Playwright reads a fixture's needs from its first parameter's pattern.
    async ({}, use) => {
      const server = await startBuiltServer({
        TRUST_PROXY: '127.0.0.0/8,::1/128',
        ADMIN_EMAIL: account.email,
        ADMIN_PASSWORD: account.password,
      })
      await use(server)
      await server.stop()
    },
    { scope: 'worker', timeout: 90_000 },
  ],

  baseURL: ({ site }, use) => use(site.address),

  storageState: async ({ language, site }, use) => {
    if (!language) return use(undefined)
    const origin = site.address
    await use({
      cookies: [
        {
          name: 'language',
          value: language,
          domain: new URL(origin).hostname,
          path: '/',
          expires: -1,
          httpOnly: false,
          secure: false,
          sameSite: 'Lax',
        },
      ],
      origins: [{ origin, localStorage: [{ name: 'language', value: language }] }],
    })
  },

  extraHTTPHeaders: ({ extraHTTPHeaders }, use, info) =>
    use({ ...extraHTTPHeaders, 'x-forwarded-for': visitorAddress(info.testId) }),

  context: async ({ context }, use) => {
    context.on('page', waitForApp)
    await use(context)
  },

  pageRules: [
    async ({ context, site, allowedErrors, allowedHosts }, use) => {
      stayOffline(context)
      const faults = watchPages(context, site.address, { allowedErrors, allowedHosts })
      await use(undefined)
      expect(faults(), 'what the page must not do').toEqual([])
    },
    { auto: true },
  ],
})

/**
 * Has a page that is opened or loaded again be the app's: it takes away all that a test has found in a preview. A test
 * that is about previews says itself how long it waits.
 */
function waitForApp(page: Page): void {
  const goTo = page.goto.bind(page)
  const reload = page.reload.bind(page)
  const taken = () => expect(page.locator('#preview')).toHaveCount(0)
  page.goto = async (address, options) => {
    const answer = await goTo(address, options)
    if (options?.waitUntil === undefined) await taken()
    return answer
  }
  page.reload = async (options) => {
    const answer = await reload(options)
    if (options?.waitUntil === undefined) await taken()
    return answer
  }
}

/** An address of the private range, the same at each run of a test. */
function visitorAddress(testId: string): string {
  const number = [...testId].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 2 ** 24, 7)
  return `10.${number >> 16}.${(number >> 8) & 255}.${number & 255}`
}
