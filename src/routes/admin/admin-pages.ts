import { createRoute } from '@tanstack/react-router'
import { lazyPage } from '../lazy-page.ts'
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
    component: lazyPage(
      () => import('#src/features/admin/dashboard/dashboard-page.tsx'),
      'DashboardPage',
    ),
  }),
  createRoute({
    getParentRoute: () => adminRoute,
    path: 'accounts',
    component: lazyPage(
      () => import('#src/features/admin/accounts/accounts-page.tsx'),
      'AccountsPage',
    ),
  }),
  createRoute({
    getParentRoute: () => adminRoute,
    path: 'persons',
    component: lazyPage(
      () => import('#src/features/admin/persons/persons-page.tsx'),
      'PersonsPage',
    ),
  }),
  createRoute({
    getParentRoute: () => adminRoute,
    path: 'audit',
    component: lazyPage(() => import('#src/features/admin/audit/audit-page.tsx'), 'AuditPage'),
  }),
  createRoute({
    getParentRoute: () => adminRoute,
    path: 'health',
    component: lazyPage(() => import('#src/features/admin/health/health-page.tsx'), 'HealthPage'),
  }),
  createRoute({
    getParentRoute: () => adminRoute,
    path: 'company-profile',
    component: lazyPage(
      () => import('#src/features/admin/company-profile/company-profile-page.tsx'),
      'CompanyProfilePage',
    ),
  }),
  createRoute({
    getParentRoute: () => adminRoute,
    path: 'profile',
    component: lazyPage(() => import('./profile-page.tsx'), 'ProfilePage'),
  }),
  createRoute({
    getParentRoute: () => adminRoute,
    path: '$',
    component: lazyPage(() => import('./unknown-page.tsx'), 'UnknownPage'),
  }),
]
