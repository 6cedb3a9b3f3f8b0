import { createRoute } from '@tanstack/react-router'
import { servicesQuery } from '#src/api/section-queries.ts'
import { lazyPage } from './lazy-page.ts'
import { preparePage } from './prepare-page.ts'
import { rootRoute } from './root.tsx'

export const servicesRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/services',
  loader: ({ context }) => preparePage(context, [servicesQuery]),
  component: lazyPage(() => import('#src/features/services/services-page.tsx'), 'ServicesPage'),
})

export const serviceRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/services/$slug',
  loader: ({ context }) => preparePage(context, [servicesQuery]),
  component: lazyPage(() => import('./service-page.tsx'), 'ServiceRoutePage'),
})
