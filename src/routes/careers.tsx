import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { rootRoute } from './root.tsx'

export const careersRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/Careers',
  component: lazyRouteComponent(
    () => import('#src/features/careers-form/careers-form-page.tsx'),
    'CareersFormPage',
  ),
})
