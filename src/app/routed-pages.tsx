import {
  createBrowserHistory,
  Link,
  type RouterHistory,
  RouterProvider,
  useNavigate,
  useRouterState,
} from '@tanstack/react-router'
import { type Navigation, NavigationContext } from '#src/ui/navigation.ts'
import type { BackOffice } from './back-office.ts'
import type { App } from './create-app.ts'
import { type AppRouter, createAppRouter } from './create-router.ts'

export { holdUntilTakenOver } from './hold-until-taken-over.ts'

interface RouterInput {
  /** Instead of the browser's own. */
  history?: RouterHistory
  backOffice?: BackOffice | undefined
}

/** The router over all pages, in a file of its own: the home page starts without it (decision 24). */
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
  return (
    <NavigationContext value={arrived ? arrivedNavigation : routedNavigation}>
      <RouterProvider router={router} />
    </NavigationContext>
  )
}
