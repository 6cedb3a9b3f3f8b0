import { isLanguage, type Language, languageKey, languages } from '#contract/locale.ts'
import { sessionCookies } from '#contract/session-cookies.ts'
import { keptPageAddress, keptPages, staffPages } from '#contract/worker-messages.ts'
import { freshFor } from './warm-sections.ts'

declare const self: ServiceWorkerGlobalScope

/** The page that most visits begin with; the others start in the shell. */
const home = '/'

/**
 * Keeps the home page as the server renders it, in both languages: its text is there before any script runs.
 * What it shows is refreshed like any stored section once the page has started.
 */
export async function keepPages(): Promise<void> {
  const cache = await caches.open(keptPages)
  for (const address of languages.map((language) => keptPageAddress(home, language))) {
    const kept = await cache.match(address)
    if (kept !== undefined && Date.now() - madeAt(kept) <= freshFor) continue
    // As a visitor: staff are sent no rendered page.
    await cache.add(new Request(address, { credentials: 'omit' }))
  }
}

/** When the server made a page, in milliseconds since 1970. */
const madeAt = ({ headers }: Response) => Date.parse(headers.get('date') ?? '')

/** A newer worker's pages start with other files. */
export function dropPagesOfOlderBuilds(): void {
  self.addEventListener('activate', (event) =>
    event.waitUntil(Promise.all([keptPages, staffPages].map((name) => caches.delete(name)))),
  )
}

/** The language that the server would choose for an address (decisions 2); undefined where the worker cannot know it. */
async function languageOf(url: URL): Promise<Language | undefined> {
  const asked = url.searchParams.get('lang')
  if (isLanguage(asked)) return asked
  const { cookieStore } = self as Partial<ServiceWorkerGlobalScope>
  const cookie = (await cookieStore?.get(languageKey))?.value
  return isLanguage(cookie) ? cookie : undefined
}

/** Whether someone is signed in, as far as the worker can know: what they see is built in the page. */
async function isStaff(): Promise<boolean> {
  const { cookieStore } = self as Partial<ServiceWorkerGlobalScope>
  return (await cookieStore?.get(sessionCookies.accessToken))?.value !== undefined
}

/**
 * Asks for every font that a page's styles name. They are on this device, and there before its text is laid out, which
 * is then laid out once, and in no stand-in's letters. The server asks only for the one that most of the text needs.
 */
function withFonts(html: string): string {
  const files = [...html.matchAll(/url\("?(\/assets\/[^)"]+\.woff2)/g)].flatMap(
    ([, file]) => file ?? [],
  )
  const unasked = files.filter((file) => !html.includes(`href="${file}"`))
  const links = unasked.map(
    (file) => `<link rel="preload" as="font" type="font/woff2" href="${file}" crossorigin>`,
  )
  return html.replace('<head>', `<head>${links.join('')}`)
}

/**
 * The kept page of an address, marked with the time at which it was made: for visitors the home page, for staff a page
 * of the back office as it last looked on this device.
 */
export async function keptPage(url: URL): Promise<string | undefined> {
  const [language, staff] = await Promise.all([languageOf(url), isStaff()])
  // A list is kept as it opens, not as it was searched or leafed through.
  if (language === undefined || (staff && url.search !== '')) return undefined
  const cacheName = staff ? staffPages : keptPages
  const kept = await caches.match(keptPageAddress(url.pathname, language), { cacheName })
  if (kept === undefined) return undefined
  const html = await kept.text()
  return withFonts(html).replace('<html ', `<html data-kept="${madeAt(kept)}" `)
}
