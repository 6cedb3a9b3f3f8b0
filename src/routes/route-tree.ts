import { careersRoute } from './careers.tsx'
import { comingRoutes } from './coming.tsx'
import { contactRoute } from './contact-us.tsx'
import { homeRoute } from './home.tsx'
import { rootRoute } from './root.tsx'

export const routeTree = rootRoute.addChildren([
  homeRoute,
  careersRoute,
  contactRoute,
  ...comingRoutes,
])
