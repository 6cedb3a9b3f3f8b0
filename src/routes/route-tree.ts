import { comingRoutes } from './coming.tsx'
import { homeRoute } from './home.tsx'
import { rootRoute } from './root.tsx'
import { vendorRegistrationRoute } from './vendor-registration.ts'

export const routeTree = rootRoute.addChildren([
  homeRoute,
  vendorRegistrationRoute,
  ...comingRoutes,
])
