import { createRouter, type RouterHistory } from '@tanstack/react-router'
import { FailedPage } from '#src/routes/failed-page.tsx'
import { routeTree } from '#src/routes/route-tree.ts'
import type { RouterContext } from './router-context.ts'

export function createAppRouter({
  history,
  context,
}: {
  history: RouterHistory
  context: RouterContext
}) {
  return createRouter({
    routeTree,
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
