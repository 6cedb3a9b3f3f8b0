import type { ReactNode } from 'react'
import { importNow } from '#src/pwa/code/import-now.ts'
import { hydration } from '#src/ui/hydration.ts'
import type { App } from './create-app.ts'
import { homePath, type WayOut } from './home-alone.tsx'

/**
 * From the home page, which stands alone, to any other: fetches the router when a link is pointed at, and shows its pages
 * in place of the home page once the one that was asked for is loaded. Whoever goes back before that stays.
 *
 * @param show renders pages in place of those that are there
 */
export function createWayOut(app: App, show: (pages: ReactNode) => void): WayOut {
  let pressed = homePath
  let left = false

  const load = async () => {
    const { openRouter, loadFirstPage, RoutedPages } = await importNow(
      () => import('./routed-pages.tsx'),
    )
    const router = openRouter(app)
    const showPresent = async () => {
      const { href, pathname } = router.history.location
      // The home page stands here still.
      if (pathname === homePath) return
      await loadFirstPage(router)
      // Someone has gone elsewhere meanwhile.
      if (left || router.history.location.href !== href) return
      left = true
      stop()
      show(<RoutedPages router={router} arrived />)
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
    pressed = address
    if (address === homePath && location.pathname === homePath) return
    const { history } = await loaded()
    // Someone has pressed another link meanwhile.
    if (pressed !== address) return
    hydration.active = false
    if (history.location.href !== address) history.push(address)
  }

  return {
    prepare: (path) => {
      loaded()
        .then((router) => router.preloadRoute({ to: path }))
        // It was only meant to save time.
        .catch(() => undefined)
    },
    leave: (address) => {
      leave(address).catch(() => {
        // The server has the page; without a connection there is none but this one.
        if (navigator.onLine) location.assign(address)
      })
    },
  }
}
