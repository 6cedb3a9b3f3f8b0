import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { productsQuery } from '#src/api/section-queries.ts'
import { readProductFilter } from '#src/features/products/product-type.ts'
import { prefetchSections } from './prefetch-sections.ts'
import { rootRoute } from './root.tsx'

export const productsRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/products',
  validateSearch: readProductFilter,
  loader: ({ context }) => prefetchSections(context, [productsQuery]),
  component: lazyRouteComponent(
    () => import('#src/features/products/products-page.tsx'),
    'ProductsPage',
  ),
})

export const productRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/products/$slug',
  loader: ({ context }) => prefetchSections(context, [productsQuery]),
  component: lazyRouteComponent(() => import('./product-page.tsx'), 'ProductRoutePage'),
})
