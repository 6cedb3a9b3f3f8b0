import { createRoute } from '@tanstack/react-router'
import { productsQuery } from '#src/api/section-queries.ts'
import { readProductFilter } from '#src/features/products/product-type.ts'
import { lazyPage } from './lazy-page.ts'
import { preparePage } from './prepare-page.ts'
import { rootRoute } from './root.tsx'

export const productsRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/products',
  validateSearch: readProductFilter,
  loader: ({ context }) => preparePage(context, [productsQuery]),
  component: lazyPage(() => import('#src/features/products/products-page.tsx'), 'ProductsPage'),
})

export const productRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/products/$slug',
  loader: ({ context }) => preparePage(context, [productsQuery]),
  component: lazyPage(() => import('./product-page.tsx'), 'ProductRoutePage'),
})
