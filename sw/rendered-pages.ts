import { isLanguage, type Language, languageKey, languages } from '#contract/locale.ts'
import { sessionCookies } from '#contract/session-cookies.ts'
import { pageCache } from '#contract/worker-messages.ts'
import { startFile } from './build-files.ts'
import { fetchAhead } from './fetch-ahead.ts'
import { isOwnAnswer } from './own-answers.ts'
import { freshFor } from './refresh-sections.ts'

declare const self: ServiceWorkerGlobalScope

/** The page that most visits begin with; the others start in the shell. */
const home = '/'
const homePageIn = (language: Language) => `${home}?lang=${language}`
const homePages = languages.map(homePageIn)

/** The name of a page's copy: another build's starts with other files. */
const copyOf = (address: string) => `${address}&build=${startFile}`

/**
 * Caches the home page as the server renders it, in every language: its text is there before any script runs.
 * Its content is refreshed like any stored section once the page has started.
 *
 * @throws Error without a network
 */
export async function cachePages(signal?: AbortSignal): Promise<void> {
  const cache = await caches.open(pageCache)
  for (const address of homePages) {
    const cached = await cache.match(copyOf(address))
    const age = cached === undefined ? Infinity : Date.now() - madeAt(cached)
    if (age >= 0 && age <= freshFor) continue
    // As a visitor: staff are sent no rendered page.
    const page = await fetchAhead(address, { credentials: 'omit', signal })
    if (await isOwnAnswer(home, page)) await cache.put(copyOf(address), await marked(page))
  }
}

/** A page with the time at which it was made, for the app to tell how old its content is. */
async function marked(page: Response): Promise<Response> {
  const html = await page.text()
  return new Response(html.replace('<html ', `<html data-kept="${madeAt(page)}" `), page)
}

/** Caches them for this build where the present one has cached its own. */
export async function cachePagesAsPresent(): Promise<void> {
  if ((await (await caches.open(pageCache)).keys()).length > 0) await cachePages()
}

/** The `srcset` of each picture of the cached home page: whichever language, the pictures are the same. */
export async function sourceSetsOfHome(): Promise<string[]> {
  const [page] = await (await caches.open(pageCache)).matchAll()
  const html = (await page?.text()) ?? ''
  return [...html.matchAll(/<img [^>]*?srcSet="([^"]+)"/gi)].flatMap(([, set]) => set ?? [])
}

/** When the server made a page, in milliseconds since 1970. */
const madeAt = ({ headers }: Response) => Date.parse(headers.get('date') ?? '')

/** Forgets the pages of older builds, which start with other files. */
export async function dropOlderPages(): Promise<void> {
  const cache = await caches.open(pageCache)
  for (const request of await cache.keys())
    if (!request.url.endsWith(startFile)) await cache.delete(request)
}

async function cookieNamed(name: string): Promise<string | undefined> {
  const { cookieStore } = self as Partial<ServiceWorkerGlobalScope>
  return (await cookieStore?.get(name))?.value
}

/** The cached home page, for a visitor who goes there. */
export async function cachedPage(url: URL): Promise<Response | undefined> {
  if (url.pathname !== home) return undefined
  const [session, chosen] = await Promise.all(
    [sessionCookies.accessToken, languageKey].map(cookieNamed),
  )
  // As the server would choose it (LANG-2), where the worker can know it.
  const language = [url.searchParams.get('lang'), chosen].find(isLanguage)
  // Pages of staff are built in the browser.
  if (session !== undefined || language === undefined) return undefined
  return await caches.match(copyOf(homePageIn(language)), { cacheName: pageCache })
}
