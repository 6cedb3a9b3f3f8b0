import { type ReactNode, useSyncExternalStore } from 'react'
import { importNow } from '#src/pwa/code/import-now.ts'
import { Listeners } from '#src/pwa/listeners.ts'
import { hydration } from '#src/hydration/hydration.ts'
import type { Navigation } from '#src/ui/navigation.ts'
import type { App } from './create-app.ts'
import { plainHooks } from './first-page.tsx'

interface WayOut {
  navigation: Navigation
  /** Fetches what a page needs before anyone has decided to go there. */
  prepare: (path: string) => void
}

/**
 * The navigation of the first page, which stands alone. For another page the router is fetched, and shows its pages in
 * place of the first one once the page that was asked for is loaded. Whoever goes back before that stays.
 *
 * @param show renders pages in place of those that are there
 */
export function createWayOut(app: App, show: (pages: ReactNode) => void): WayOut {
  let standing = new URL(location.href)
  let pressed = ''
  /** That of the router, once its pages are shown. */
  let routed: Navigation | undefined
  const changes = new Listeners()

  const standAt = (url: URL) => {
    standing = url
    changes.tell()
  }
  addEventListener('popstate', () => {
    if (routed === undefined && location.pathname === standing.pathname)
      standAt(new URL(location.href))
  })

  const load = async () => {
    const { openRouter, createRoutedNavigation, loadFirstPage, RoutedPages } = await importNow(
      () => import('./routed-pages.tsx'),
    )
    const router = openRouter(app)
    const showPresent = async () => {
      // The window's own location follows a moment later.
      const { href, pathname } = router.history.location
      if (pathname === standing.pathname) return
      await loadFirstPage(router)
      // Someone has gone elsewhere meanwhile.
      if (routed !== undefined || router.history.location.href !== href) return
      routed = createRoutedNavigation(router, true)
      stop()
      show(<RoutedPages router={router} navigation={routed} />)
    }
    const stop = router.history.subscribe(() => {
      showPresent().catch(() => {
        // The server has the page.
        if (navigator.onLine) location.reload()
      })
    })
    return router
  }
  let loading: ReturnType<typeof load> | undefined
  const loaded = () => {
    loading ??= load().catch((cause: unknown) => {
      loading = undefined
      throw cause
    })
    return loading
  }

  const leave = async (address: string) => {
    const { history } = await loaded()
    // Someone has pressed another link meanwhile.
    if (pressed !== address) return
    hydration.active = false
    if (history.location.href !== address) history.push(address)
  }

  const go: Navigation['go'] = (address, options = { replace: false }) => {
    const url = new URL(address, location.href)
    pressed = address
    if (routed !== undefined) {
      routed.go(address, options)
    } else if (options.replace) {
      hydration.active = false
      standAt(url)
      history.replaceState(history.state, '', url)
    } else if (url.pathname !== standing.pathname) {
      leave(address).catch(() => {
        // The server has the page; without a connection there is none but this one.
        if (navigator.onLine) location.assign(address)
      })
    } else if (url.hash && url.search === location.search) {
      location.assign(url)
    } else {
      if (url.href !== location.href) history.pushState(null, '', url)
      standAt(url)
      const place = document.getElementById(decodeURIComponent(url.hash.slice(1)))
      if (place === null) scrollTo({ top: 0 })
      else place.scrollIntoView()
    }
  }

  const read = () => standing
  return {
    navigation: { ...plainHooks(() => useSyncExternalStore(changes.listen, read, read)), go },
    prepare: (path) => {
      loaded()
        .then((router) => router.preloadRoute({ to: path }))
        // It was only meant to save time.
        .catch(() => undefined)
    },
  }
}
