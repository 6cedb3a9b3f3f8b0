import { adminRoutes } from './admin.tsx'
import { careersRoute } from './careers.tsx'
import { contactRoute } from './contact-us.tsx'
import { homeRoute } from './home.tsx'
import { productRoute, productsRoute } from './products.tsx'
import { projectRoute, projectsRoute } from './projects.tsx'
import { rootRoute } from './root.tsx'
import { searchRoute } from './search.tsx'
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
  contactRoute,
  vendorRegistrationRoute,
  searchRoute,
  ...adminRoutes,
])
