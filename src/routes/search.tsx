import { createRoute } from '@tanstack/react-router'
import { jobsQuery, productsQuery, projectsQuery, servicesQuery } from '#src/api/section-queries.ts'
import { readSearchQuestion } from '#src/features/search/search-question.ts'
import { lazyPage } from './lazy-page.ts'
import { preparePage } from './prepare-page.ts'
import { rootRoute } from './root.tsx'

export const searchRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/search',
  validateSearch: readSearchQuestion,
  loader: ({ context }) =>
    preparePage(context, [projectsQuery, servicesQuery, productsQuery, jobsQuery]),
  component: lazyPage(() => import('#src/features/search/search-page.tsx'), 'SearchPage'),
})
