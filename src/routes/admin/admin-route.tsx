import { createRoute } from '@tanstack/react-router'
import { rootRoute } from '../root.tsx'

/** Above all pages of the back office; the guard at the root lets only staff come here (SESSION-18). */
export const adminRoute = createRoute({ getParentRoute: () => rootRoute, path: '/admin' })
