import { createRouter, type RouterHistory } from '@tanstack/react-router'
import { FailedPage } from '#src/routes/failed-page.tsx'
import type { AdminRoutes } from '#src/routes/admin/admin-routes.ts'
import { addressOf, readSearch } from '#src/ui/navigation.ts'
import { createRouteTree } from '#src/routes/route-tree.tsx'
import type { RouterContext } from './router-context.ts'

/** Writes a query as `readSearch` reads it. @returns with the question mark; empty without values */
function writeSearch(search: Record<string, unknown>): string {
  const said = Object.entries(search).filter(([, value]) => value !== undefined)
  return addressOf({
    to: '',
    search: Object.fromEntries(said.map(([name, value]) => [name, String(value)])),
  })
}

export function createAppRouter({
  history,
  context,
  adminRoutes,
}: {
  history: RouterHistory
  context: RouterContext
  adminRoutes: AdminRoutes | undefined
}) {
  return createRouter({
    routeTree: createRouteTree(adminRoutes),
    history,
    context,
    caseSensitive: false,
    // The same as without the router, which by itself would take '12E40000' for a number.
    parseSearch: readSearch,
    stringifySearch: writeSearch,
    defaultPreload: 'intent',
    defaultPreloadStaleTime: 0,
    scrollRestoration: false,
    defaultPendingMs: 300,
    defaultErrorComponent: FailedPage,
  })
}

export type AppRouter = ReturnType<typeof createAppRouter>

declare module '@tanstack/react-router' {
  interface Register {
    router: AppRouter
  }
}
