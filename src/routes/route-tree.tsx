import { createRoute, useParams } from '@tanstack/react-router'
import type { AdminRoutes } from './admin/admin-routes.ts'
import { lazyPage } from './lazy-page.ts'
import { type PublicPage, publicPages } from './public-pages.ts'
import { rootRoute } from './root.tsx'

const slugParam = ({ slug = '' }: { slug?: string }) => slug

const publicRoutes = publicPages.map(({ path, load, fetch }: PublicPage) =>
  createRoute({
    getParentRoute: () => rootRoute,
    path,
    loader: ({ context, location }) => load(context, location.search),
    component: lazyPage(async () => {
      const Page = await fetch()
      return {
        Routed: () => <Page slug={slugParam(useParams({ strict: false }))} />,
      }
    }, 'Routed'),
  }),
)

/**
 * The public pages, and the back office's where its code has been loaded: visitors carry no word of it.
 *
 * @param adminRoutes left out for visitors; an address of the back office starts with them
 */
export function createRouteTree(adminRoutes?: AdminRoutes) {
  return rootRoute.addChildren([...publicRoutes, ...(adminRoutes ?? [])])
}
