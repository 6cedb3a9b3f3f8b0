import { adminPages } from './admin-pages.ts'
import { adminRoute } from './admin-route.tsx'
import { guestPages } from './guest-pages.ts'

/** Everything that visitors have no code for: the back office, and the way into it. */
export const adminRoutes = [...guestPages, adminRoute.addChildren(adminPages)]
export type AdminRoutes = typeof adminRoutes
