import { createRoute } from '@tanstack/react-router'
import { projectsQuery } from '#src/api/section-queries.ts'
import { readProjectFilters } from '#src/features/projects/project-filters.ts'
import { lazyPage } from './lazy-page.ts'
import { preparePage } from './prepare-page.ts'
import { rootRoute } from './root.tsx'

export const projectsRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/projects',
  validateSearch: readProjectFilters,
  loader: ({ context }) => preparePage(context, [projectsQuery]),
  component: lazyPage(() => import('#src/features/projects/projects-page.tsx'), 'ProjectsPage'),
})

export const projectRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/projects/$slug',
  loader: ({ context }) => preparePage(context, [projectsQuery]),
  component: lazyPage(() => import('./project-page.tsx'), 'ProjectRoutePage'),
})
