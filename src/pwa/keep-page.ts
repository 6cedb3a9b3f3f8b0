import { hasSessionCookie } from '#contract/session-cookies.ts'
import { isLanguage } from '#contract/locale.ts'
import { keptPageAddress, staffPages } from '#contract/worker-messages.ts'
import { keptPageId } from './kept-page.ts'
import { workerInControl } from './warm-content.ts'

/** The address under which the page of now is kept; undefined where it is not as it opens. */
function addressOfNow(): string | undefined {
  const { lang } = document.documentElement
  if (location.search !== '' || !isLanguage(lang)) return undefined
  return keptPageAddress(location.pathname, lang)
}

/** Every rule of the page, those too that were never text. */
function stylesOfNow(): string {
  const sheets = [...document.styleSheets]
  return sheets.flatMap(({ cssRules }) => [...cssRules].map(({ cssText }) => cssText)).join('\n')
}

/**
 * The kept copy stands in for the page that is being made under it, which has its place and its size already. Laid out
 * for another width it stays away, and the preloader is seen as ever.
 */
function rulesOfCopy(): string {
  // Half a pixel of a zoomed page must not hide it.
  const width = `(min-width: ${innerWidth - 1}px) and (max-width: ${innerWidth + 1}px)`
  return `
#${keptPageId} { display: none }
@media ${width} {
  #${keptPageId} { display: block }
  #preloader { display: none }
  #${keptPageId} + #root { position: absolute; inset: 0 0 auto; visibility: hidden }
}`
}

/** A copy of the page of now, with its styles, which nobody can press or type into. */
function copyOfNow(root: HTMLElement): HTMLElement {
  const copy = document.createElement('div')
  copy.id = keptPageId
  copy.inert = true
  const style = document.createElement('style')
  // The worker fills it in (docs/decisions/0010).
  style.setAttribute('nonce', '')
  style.textContent = stylesOfNow() + rulesOfCopy()
  copy.append(style, ...root.cloneNode(true).childNodes)
  // What is chosen in a list of choices is no part of its HTML.
  const chosen = [...root.querySelectorAll('option')].map(({ selected }) => selected)
  copy
    .querySelectorAll('option')
    .forEach((option, index) => option.toggleAttribute('selected', chosen[index]))
  return copy
}

/**
 * Keeps how this page of the back office looks, so that the next visit to it begins with what it shows
 * (docs/decisions/0022). It never fails; what cannot be kept is made anew at the next visit.
 */
export async function keepPage(): Promise<void> {
  const root = document.getElementById('root')
  const address = addressOfNow()
  if (root === null || address === undefined || !('serviceWorker' in navigator)) return
  try {
    await workerInControl()
    const cache = await caches.open(staffPages)
    // Left meanwhile, or gone on to another page.
    if (!hasSessionCookie(document.cookie) || addressOfNow() !== address) return
    const headers = { 'content-type': 'text/html; charset=utf-8', date: new Date().toUTCString() }
    const title = document.createElement('title')
    title.textContent = document.title
    // The worker puts it into the shell of whichever build is the present one by then.
    const text = title.outerHTML + copyOfNow(root).outerHTML
    await cache.put(address, new Response(text, { headers }))
  } catch {
    // The network went, or there is no room.
  }
}
