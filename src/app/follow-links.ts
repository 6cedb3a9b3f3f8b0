import { isPagePath, shellOf } from '#contract/site-paths.ts'

export interface Ways {
  /** Opens a page of the site: path, query and place. */
  go: (address: string) => void
  /** Fetches what a page needs before anyone has decided to go there. */
  prepare: (path: string) => void
  /** True where this app holds the back office too. */
  hasBackOffice: boolean
}

/** Tells presses that ask for the page here from those for another tab or window. */
function isPlainPress(event: MouseEvent): boolean {
  const { button, metaKey, ctrlKey, shiftKey, altKey } = event
  return !event.defaultPrevented && button === 0 && !(metaKey || ctrlKey || shiftKey || altKey)
}

/** Opens the links between pages of the site within the app, without a new load of the page. */
export function followLinks({ go, prepare, hasBackOffice }: Ways): void {
  const pageLinkOf = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null
    if (link === null || link.origin !== location.origin) return undefined
    // `external` has the browser load the page.
    if (link.target || link.hasAttribute('download') || link.rel === 'external') return undefined
    const isOurs = hasBackOffice || shellOf(link.pathname) === 'site'
    const { lang } = document.documentElement
    const asked = new URLSearchParams(link.search).get('lang') ?? lang
    return isOurs && asked === lang && isPagePath(link.pathname) ? link : undefined
  }
  const follow = (event: MouseEvent) => {
    const link = isPlainPress(event) ? pageLinkOf(event) : undefined
    if (link === undefined) return
    const { pathname, search, hash } = link
    // A place on this page is the browser's own to show.
    if (hash && pathname + search === location.pathname + location.search) return
    event.preventDefault()
    // The server's links carry the language for visitors without a cookie; the app knows it.
    const query = search.replace(/(?<=[?&])lang=\w+&?/, '').replace(/[?&]$/, '')
    go(pathname + query + hash)
  }
  // React stops the presses of HTML that it has not hydrated, so visitors' links are heard before React.
  document.addEventListener('click', follow, { capture: !hasBackOffice })
  let last = location.pathname
  for (const sign of ['pointerover', 'touchstart', 'focusin'])
    document.addEventListener(
      sign,
      (event) => {
        const path = pageLinkOf(event)?.pathname
        if (path === undefined || path === last || path === location.pathname) return
        last = path
        prepare(path)
      },
      { passive: true },
    )
}
