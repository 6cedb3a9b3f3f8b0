import type { AdminRoutes } from './admin/admin-routes.ts'
import { careersRoute } from './careers.tsx'
import { contactRoute } from './contact-us.tsx'
import { homeRoute } from './home.tsx'
import { productRoute, productsRoute } from './products.tsx'
import { projectRoute, projectsRoute } from './projects.tsx'
import { rootRoute } from './root.tsx'
import { searchRoute } from './search.tsx'
import { serviceRoute, servicesRoute } from './services.tsx'
import { vendorRegistrationRoute } from './vendor-registration.ts'

/**
 * The public pages, and the back office's where its code has been loaded: visitors carry no word of it.
 *
 * @param adminRoutes left out for visitors; an address of the back office starts with them
 */
export function createRouteTree(adminRoutes?: AdminRoutes) {
  return rootRoute.addChildren([
    homeRoute,
    projectsRoute,
    projectRoute,
    servicesRoute,
    serviceRoute,
    productsRoute,
    productRoute,
    careersRoute,
    contactRoute,
    vendorRegistrationRoute,
    searchRoute,
    ...(adminRoutes ?? []),
  ])
}
