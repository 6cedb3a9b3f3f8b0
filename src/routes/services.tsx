import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { servicesQuery } from '#src/api/section-queries.ts'
import { preparePage } from './prepare-page.ts'
import { rootRoute } from './root.tsx'

export const servicesRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/services',
  loader: ({ context }) => preparePage(context, [servicesQuery]),
  component: lazyRouteComponent(
    () => import('#src/features/services/services-page.tsx'),
    'ServicesPage',
  ),
})

export const serviceRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/services/$slug',
  loader: ({ context }) => preparePage(context, [servicesQuery]),
  component: lazyRouteComponent(() => import('./service-page.tsx'), 'ServiceRoutePage'),
})
