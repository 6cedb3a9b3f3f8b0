import { adminPages } from './admin-pages.ts'
import { adminRoute } from './admin-route.tsx'

/** Everything that visitors have no code for. */
export const adminRoutes = [adminRoute.addChildren(adminPages)]
export type AdminRoutes = typeof adminRoutes
