import { type ReactNode, useSyncExternalStore } from 'react'
import { importOrNothing } from '#src/pwa/code/import-now.ts'
import { Listeners } from '#src/pwa/listeners.ts'
import { hydration } from '#src/hydration/hydration.ts'
import { decoded, type Navigation } from '#src/ui/navigation.ts'
import type { App } from './create-app.ts'
import { plainHooks } from './first-page.tsx'

interface LazyRouter {
  navigation: Navigation
  /** Fetches what a page needs before anyone has decided to go there. */
  prepare: (path: string) => void
}

/**
 * The navigation of the first page, which has no router. For another page the router is fetched, and shows its pages in
 * place of the first one once the page that was asked for is loaded. A visitor who goes back before that stays.
 *
 * @param show renders pages in place of those that are there
 */
export function createLazyRouter(app: App, show: (pages: ReactNode) => void): LazyRouter {
  let standing = new URL(location.href)
  let asked = standing
  /** That of the router, once its pages are shown. */
  let routed: Navigation | undefined
  const changes = new Listeners()

  const ask = (url: URL) => {
    asked = url
    changes.tell()
  }
  const standAt = (url: URL) => {
    standing = url
    ask(url)
  }

  const first: FirstPage = {
    isAt: (path) => path === standing.pathname,
    replace: (pages, navigation) => {
      routed = navigation
      show(pages)
    },
  }
  let loading: ReturnType<typeof loadRouter> | undefined
  const loaded = () =>
    (loading ??= loadRouter(app, first).catch((cause: unknown) => {
      loading = undefined
      throw cause
    }))

  addEventListener('popstate', () => {
    if (routed !== undefined) return
    const url = new URL(location.href)
    if (url.pathname === standing.pathname) return standAt(url)
    ask(url)
    // After a reload the entries beside this one may still be this document's. A router hears of it by itself.
    if (loading === undefined)
      loaded().then(
        ({ goOn }) => goOn(),
        () => location.reload(),
      )
  })

  const leave = async (address: string, url: URL) => {
    const { router } = await loaded()
    // The visitor has pressed another link meanwhile.
    if (asked !== url) return
    const { history } = router
    if (history.location.href !== address) history.push(address)
  }

  const go: Navigation['go'] = (address, options = { replace: false }) => {
    const url = new URL(address, location.href)
    if (routed !== undefined) {
      routed.go(address, options)
    } else if (options.replace) {
      hydration.active = false
      standAt(url)
      history.replaceState(history.state, '', url)
    } else if (url.pathname !== standing.pathname) {
      ask(url)
      leave(address, url).catch(() => {
        // The server has the page; without a connection there is none but this one.
        if (navigator.onLine) location.assign(address)
        else ask(standing)
      })
    } else if (url.hash && url.href.split('#')[0] === location.href.split('#')[0]) {
      location.assign(url)
    } else {
      if (url.href !== location.href) history.pushState(null, '', url)
      standAt(url)
      scrollToPlace(decoded(url.hash.slice(1)))
    }
  }

  const useNow = (read: () => URL) => useSyncExternalStore(changes.listen, read, read)
  const hooks = plainHooks(
    () => useNow(() => standing),
    () => useNow(() => asked),
  )
  return {
    navigation: { ...hooks, go },
    prepare: (path) => {
      loaded()
        .then(({ router }) => router.preloadRoute({ to: path }))
        // It was only meant to save time.
        .catch(() => undefined)
    },
  }
}

/** The page that stands alone, as the router has to know it. */
interface FirstPage {
  isAt: (path: string) => boolean
  /** Shows the router's pages in its place. */
  replace: (pages: ReactNode, navigation: Navigation) => void
}

/** Fetches the router, which replaces the first page as soon as the address is another page's. */
async function loadRouter(app: App, first: FirstPage) {
  const code = await importOrNothing(() => import('./routed-pages.tsx'))
  if (code === undefined) throw new Error('the router cannot be had')
  const { openRouter, createRoutedNavigation, loadFirstPage, RoutedPages } = code
  const router = openRouter(app)
  let isShown = false
  const showPresent = async () => {
    // The window's own location follows a moment later.
    const { href, pathname } = router.history.location
    if (first.isAt(pathname)) return
    await loadFirstPage(router)
    // The visitor has gone elsewhere meanwhile.
    if (isShown || router.history.location.href !== href) return
    isShown = true
    hydration.active = false
    const navigation = createRoutedNavigation(router, true)
    stop()
    first.replace(<RoutedPages router={router} navigation={navigation} />, navigation)
  }
  const goOn = () => {
    showPresent().catch(() => {
      // The server has the page.
      if (navigator.onLine) location.reload()
    })
  }
  const stop = router.history.subscribe(goOn)
  return { router, goOn }
}

function scrollToPlace(id: string): void {
  const place = document.getElementById(id)
  if (place === null) scrollTo({ top: 0 })
  else place.scrollIntoView()
}
