import { careersRoute } from './careers.tsx'
import { comingRoutes } from './coming.tsx'
import { homeRoute } from './home.tsx'
import { productRoute, productsRoute } from './products.tsx'
import { projectRoute, projectsRoute } from './projects.tsx'
import { rootRoute } from './root.tsx'
import { serviceRoute, servicesRoute } from './services.tsx'
import { vendorRegistrationRoute } from './vendor-registration.ts'

export const routeTree = rootRoute.addChildren([
  homeRoute,
  projectsRoute,
  projectRoute,
  servicesRoute,
  serviceRoute,
  productsRoute,
  productRoute,
  careersRoute,
  vendorRegistrationRoute,
  ...comingRoutes,
])
