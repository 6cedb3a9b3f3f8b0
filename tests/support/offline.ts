import type { BrowserContext, Page, Request } from '@playwright/test'
import { keptLanguage, sectionCalls } from '#contract/content-calls.ts'
import { callAddress } from '#contract/endpoint.ts'
import { languages } from '#contract/locale.ts'
import { sectionKey } from '#contract/section-key.ts'
import { readStore, replaceStore, storedKeys } from './browser-store.ts'
import { expect, test as siteTest } from './site.ts'

export { expect, type Page }

/** The browser tests' `test` with service workers; what a lost network prints to the console is no fault. */
export const lostNetwork =
  /net::ERR_INTERNET_DISCONNECTED|net::ERR_FAILED|net::ERR_CONNECTION_RESET|the server responded with a status of 50/

export const test = siteTest.extend({
  serviceWorkers: 'allow',
  // Playwright reads a fixture's needs from its first parameter's pattern.
  allowedErrors: ({}, use) => use([lostNetwork]),
})

/** Forgets every stored section and page, as when the browser had never had them. */
export async function forgetSections(page: Page): Promise<void> {
  await page.evaluate(() => caches.delete('pages'))
  await replaceStore(page, 'pwa-sections', [])
}

/** Makes every stored section and page look as though it had been fetched at that moment, in milliseconds since 1970. */
export async function makeStoredAsOf(page: Page, moment: number): Promise<void> {
  await page.evaluate(async (fetchedAt) => {
    const pages = await caches.open('pages')
    for (const request of await pages.keys()) {
      const kept = await pages.match(request)
      const headers = new Headers(kept?.headers)
      headers.set('date', new Date(fetchedAt).toUTCString())
      const html = (await kept?.text()) ?? ''
      const marked = html.replace(/data-kept="\d+"/, `data-kept="${fetchedAt}"`)
      await pages.put(request, new Response(marked, { headers }))
    }
  }, moment)
  const stored = await readStore(page, 'pwa-sections')
  await replaceStore(
    page,
    'pwa-sections',
    stored.map(({ key, value }) => ({ key, value: { ...(value as object), fetchedAt: moment } })),
  )
}

/** How many files a cache of this site holds whose address matches. */
export function cachedFiles(page: Page, cache: string, pattern: RegExp): Promise<number> {
  return page.evaluate(
    async ([name, source]) => {
      const keys = await (await caches.open(name)).keys()
      return keys.filter(({ url }) => new RegExp(source).test(url)).length
    },
    [cache, pattern.source] as const,
  )
}

/** Two of the pages that are fetched ahead, and their texts in both languages. */
const pagesAhead = /\/assets\/(?:projects-page|search-page|ar|en)-/

/** The keys of all that is kept of the site's content. */
const sectionKeys = new Set(
  languages.flatMap((language) =>
    sectionCalls.map((call) =>
      sectionKey(keptLanguage(call, language), callAddress(call, call.parameters)),
    ),
  ),
)

/** One visit with the network on, until everything that the next one needs has been kept. */
export async function visitOnce(page: Page, path = '/'): Promise<void> {
  await page.goto(path)
  await expect
    .poll(async () => (await storedKeys(page, 'pwa-sections')).length, { timeout: 20_000 })
    .toBe(sectionKeys.size)
  const pictures = await page.locator('img[srcset]').count()
  await expect
    .poll(() => cachedFiles(page, 'pictures', /\/media\//), { timeout: 20_000 })
    .toBeGreaterThanOrEqual(Math.min(pictures, 25))
  await expect.poll(() => cachedFiles(page, 'assets', pagesAhead), { timeout: 20_000 }).toBe(4)
  await expect.poll(() => cachedFiles(page, 'pages', /\?lang=/), { timeout: 20_000 }).toBe(2)
}

/** From now on no request of the site's calls is ever answered, while the browser believes itself online. */
export async function silenceCalls(context: BrowserContext): Promise<void> {
  // Never fulfilled: nothing arrives.
  await context.route('**/api/**', () => {})
}

/** Addresses that are asked for from now on, and answered by the server itself. */
export function answersOfServer(context: BrowserContext): () => string[] {
  const asked = new Set<Request>()
  const answered: string[] = []
  context.on('request', (request) => asked.add(request))
  context.on('response', (response) => {
    // Requests of the worker from before, which fetches ahead, may still be on their way.
    if (asked.has(response.request()) && !response.fromServiceWorker())
      answered.push(response.url())
  })
  return () => answered
}

/** The files of the back office that this device does not hold yet. */
export function missingStaffFiles(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const { staff } = (await (await fetch('/offline-files.json')).json()) as { staff: string[] }
    const cache = await caches.open('assets')
    const missing: string[] = []
    for (const file of staff) if ((await cache.match(file)) === undefined) missing.push(file)
    return missing
  })
}
