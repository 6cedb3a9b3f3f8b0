import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { adminRoute } from './admin-route.tsx'
import { collectionRoutes } from './collection-routes.tsx'

/**
 * The pages of the back office, each at its address below `/admin`. A page is added here and nowhere else: its
 * component says its title by `usePageTitle`.
 */
export const adminPages = [
  ...collectionRoutes,
  createRoute({
    getParentRoute: () => adminRoute,
    path: '/',
    component: lazyRouteComponent(
      () => import('#src/features/admin/dashboard/dashboard-page.tsx'),
      'DashboardPage',
    ),
  }),
  createRoute({
    getParentRoute: () => adminRoute,
    path: 'profile',
    component: lazyRouteComponent(() => import('./profile-page.tsx'), 'ProfilePage'),
  }),
  createRoute({
    getParentRoute: () => adminRoute,
    path: '$',
    component: lazyRouteComponent(() => import('./unknown-page.tsx'), 'UnknownPage'),
  }),
]
