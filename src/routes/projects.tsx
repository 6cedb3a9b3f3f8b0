import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { projectsQuery } from '#src/api/section-queries.ts'
import { readProjectFilters } from '#src/features/projects/project-filters.ts'
import { preparePage } from './prepare-page.ts'
import { rootRoute } from './root.tsx'

export const projectsRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/projects',
  validateSearch: readProjectFilters,
  loader: ({ context }) => preparePage(context, [projectsQuery]),
  component: lazyRouteComponent(
    () => import('#src/features/projects/projects-page.tsx'),
    'ProjectsPage',
  ),
})

export const projectRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/projects/$slug',
  loader: ({ context }) => preparePage(context, [projectsQuery]),
  component: lazyRouteComponent(() => import('./project-page.tsx'), 'ProjectRoutePage'),
})
