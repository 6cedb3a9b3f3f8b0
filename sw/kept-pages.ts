import { isLanguage, type Language, languageKey, languages } from '#contract/locale.ts'
import { sessionCookies } from '#contract/session-cookies.ts'
import { keptHome, keptPages } from '#contract/worker-messages.ts'
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
  for (const address of languages.map(keptHome)) {
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
  self.addEventListener('activate', (event) => event.waitUntil(caches.delete(keptPages)))
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
  const files = [...html.matchAll(/url\((\/assets\/[^)]+\.woff2)\)/g)].flatMap(
    ([, file]) => file ?? [],
  )
  const unasked = files.filter((file) => !html.includes(`href="${file}"`))
  const links = unasked.map(
    (file) => `<link rel="preload" as="font" type="font/woff2" href="${file}" crossorigin>`,
  )
  return html.replace('<head>', `<head>${links.join('')}`)
}

/** The kept page of an address, marked with the time at which the server made it. */
export async function keptPage(url: URL): Promise<string | undefined> {
  if (url.pathname !== home) return undefined
  // Asked for together: the first paint waits for all of them.
  const [cache, language, staff] = await Promise.all([
    caches.open(keptPages),
    languageOf(url),
    isStaff(),
  ])
  if (staff || language === undefined) return undefined
  const kept = await cache.match(keptHome(language))
  if (kept === undefined) return undefined
  const html = await kept.text()
  return withFonts(html).replace('<html ', `<html data-kept="${madeAt(kept)}" `)
}
