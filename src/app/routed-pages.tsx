import {
  createBrowserHistory,
  type RouterHistory,
  RouterProvider,
  useRouterState,
  useSearch,
} from '@tanstack/react-router'
import { useMemo } from 'react'
import { type Navigation, NavigationContext } from '#src/ui/navigation.ts'
import { PageHeadWriter } from '#src/ui/page-head.tsx'
import type { BackOffice } from './back-office.ts'
import type { App } from './create-app.ts'
import { type AppRouter, createAppRouter } from './create-router.ts'
import { createPageHeadWriter } from './page-head/page-head-writer.ts'

interface RouterInput {
  /** Instead of the browser's own. */
  history?: RouterHistory
  backOffice?: Pick<BackOffice, 'routes' | 'routing'> | undefined
}

/** The router over all pages, in a file of its own: visitors start without it (decision 24). */
export function openRouter(
  { api, queryClient, i18n }: App,
  { history = createBrowserHistory(), backOffice }: RouterInput = {},
): AppRouter {
  return createAppRouter({
    history,
    context: { api, queryClient, i18n, ...(backOffice && { backOffice: backOffice.routing }) },
    adminRoutes: backOffice?.routes,
  })
}

/** Loads the page of the present address, which the first rendering then finds there. */
export async function loadFirstPage(router: AppRouter): Promise<void> {
  await router.load()
  // Says that the routes are loaded already: the router then does not load them a second time.
  router.ssr = { manifest: undefined }
}

/**
 * The navigation of the pages by the router.
 *
 * @param arrived the router has come with a page that was opened from another one
 */
export function createRoutedNavigation(router: AppRouter, arrived = false): Navigation {
  return {
    usePath: () => useRouterState({ select: ({ location }) => location.pathname }),
    useShownPath: () =>
      useRouterState({
        select: ({ resolvedLocation, location }) => (resolvedLocation ?? location).pathname,
      }),
    useSearch: () => useSearch({ strict: false }),
    useHash: () => useRouterState({ select: ({ location }) => location.hash }),
    go: (href, { replace } = { replace: false }) =>
      void router.navigate({ href, replace, resetScroll: !replace }),
    arrived,
    loads: false,
  }
}

interface RoutedPagesProps {
  router: AppRouter
  navigation: Navigation
}

/** The page of the address in its layout. */
export function RoutedPages({ router, navigation }: RoutedPagesProps) {
  const { context } = router.options
  const writeHead = useMemo(() => createPageHeadWriter(context), [context])
  return (
    <NavigationContext value={navigation}>
      <PageHeadWriter value={writeHead}>
        <RouterProvider router={router} />
      </PageHeadWriter>
    </NavigationContext>
  )
}
