import { createRouter, type RouterHistory } from '@tanstack/react-router'
import { FailedPage } from '#src/routes/failed-page.tsx'
import type { AdminRoutes } from '#src/routes/admin/admin-routes.ts'
import { createRouteTree } from '#src/routes/route-tree.tsx'
import type { RouterContext } from './router-context.ts'

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
