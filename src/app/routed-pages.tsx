import {
  createBrowserHistory,
  Link,
  type LocationRewrite,
  type RouterHistory,
  RouterProvider,
  useNavigate,
  useRouterState,
} from '@tanstack/react-router'
import { useMemo } from 'react'
import { missingPath } from '#contract/site-paths.ts'
import { type Navigation, NavigationContext } from '#src/ui/navigation.ts'
import { PageHeadWriter } from '#src/ui/page-head.tsx'
import type { BackOffice } from './back-office.ts'
import type { App } from './create-app.ts'
import { type AppRouter, createAppRouter } from './create-router.ts'
import { createPageHeadWriter } from './page-head/page-head-writer.ts'

export { holdUntilTakenOver } from './hold-until-taken-over.ts'

interface RouterInput {
  /** Instead of the browser's own. */
  history?: RouterHistory
  backOffice?: BackOffice | undefined
  /** The path of the present address, where the server's page says that nothing is there. */
  missing?: string | undefined
}

/** Shows the router the page of no address at the path where the server has found nothing: both then make the same page. */
function missingAt(path: string): LocationRewrite {
  return {
    input({ url }) {
      if (url.pathname === path) url.pathname = missingPath
      return url
    },
    output({ url }) {
      if (url.pathname === missingPath) url.pathname = path
      return url
    },
  }
}

/** The router over all pages, in a file of its own: the home page starts without it (decision 24). */
export function openRouter(
  { api, queryClient, i18n }: App,
  { history = createBrowserHistory(), backOffice, missing }: RouterInput = {},
): AppRouter {
  return createAppRouter({
    history,
    context: { api, queryClient, i18n, ...(backOffice && { backOffice: backOffice.routing }) },
    adminRoutes: backOffice?.routes,
    rewrite: missing === undefined ? undefined : missingAt(missing),
  })
}

/** Loads the page of the present address, which the first rendering then finds there, as the server's does. */
export async function loadFirstPage(router: AppRouter): Promise<void> {
  await router.load()
  // Says that the routes are loaded already: the router then renders them as the server does, and not a second time.
  router.ssr = { manifest: undefined }
}

/** How the parts around a page find their way by the router. */
export const routedNavigation: Navigation = {
  Link,
  usePath: () => useRouterState({ select: ({ location }) => location.pathname }),
  useShownPath: () =>
    useRouterState({
      select: ({ resolvedLocation, location }) => (resolvedLocation ?? location).pathname,
    }),
  useGoTo: () => {
    const navigate = useNavigate()
    return (place) => void navigate(place)
  },
  arrived: false,
}
const arrivedNavigation: Navigation = { ...routedNavigation, arrived: true }

/** The page of the address in its layout. */
export function RoutedPages({ router, arrived = false }: { router: AppRouter; arrived?: boolean }) {
  const { context } = router.options
  const writeHead = useMemo(() => createPageHeadWriter(context), [context])
  return (
    <NavigationContext value={arrived ? arrivedNavigation : routedNavigation}>
      <PageHeadWriter value={writeHead}>
        <RouterProvider router={router} />
      </PageHeadWriter>
    </NavigationContext>
  )
}
