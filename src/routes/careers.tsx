import { createRoute } from '@tanstack/react-router'
import { jobsQuery } from '#src/api/section-queries.ts'
import { readVacancyChoice } from '#src/features/careers/vacancy-choice.ts'
import { lazyPage } from './lazy-page.ts'
import { preparePage } from './prepare-page.ts'
import { rootRoute } from './root.tsx'

export const careersRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/Careers',
  validateSearch: readVacancyChoice,
  loader: ({ context }) => preparePage(context, [jobsQuery]),
  component: lazyPage(() => import('./careers-page.tsx'), 'CareersRoutePage'),
})
