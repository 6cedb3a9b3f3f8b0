import type { ReactNode } from 'react'
import { hydration } from '#src/ui/hydration.ts'
import type { App } from './create-app.ts'
import type { WayOut } from './home-alone.tsx'

/**
 * From the home page, which stands alone, to any other: fetches the router when a link is pointed at, and shows its pages
 * in place of the home page once the one that was asked for is loaded.
 *
 * @param show renders pages in place of those that are there
 */
export function createWayOut(app: App, show: (pages: ReactNode) => void): WayOut {
  const load = async () => {
    const { openRouter, loadFirstPage, RoutedPages } = await import('./routed-pages.tsx')
    return { router: openRouter(app), loadFirstPage, RoutedPages }
  }
  let loading: ReturnType<typeof load> | undefined
  const loaded = () => {
    loading ??= load().catch((cause: unknown) => {
      loading = undefined
      throw cause
    })
    return loading
  }
  let wanted = ''

  const leave = async (address: string) => {
    wanted = address
    const { router, loadFirstPage, RoutedPages } = await loaded()
    // Someone has pressed another link meanwhile.
    if (wanted !== address) return
    hydration.active = false
    router.history.push(address)
    await loadFirstPage(router)
    show(<RoutedPages router={router} arrived />)
  }

  return {
    prepare: (path) => {
      loaded()
        .then(({ router }) => router.preloadRoute({ to: path }))
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
