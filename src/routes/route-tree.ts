import { comingRoutes } from './coming.tsx'
import { homeRoute } from './home.tsx'
import { rootRoute } from './root.tsx'

export const routeTree = rootRoute.addChildren([homeRoute, ...comingRoutes])
