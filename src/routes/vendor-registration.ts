import { createRoute } from '@tanstack/react-router'
import { lazyPage } from './lazy-page.ts'
import { preparePage } from './prepare-page.ts'
import { rootRoute } from './root.tsx'

/** Its code is fetched by those who come here. */
export const vendorRegistrationRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/vendors-registration',
  loader: ({ context }) => preparePage(context),
  component: lazyPage(() => import('./vendor-registration-page.tsx'), 'VendorRegistrationPage'),
})
