import { createRoute } from '@tanstack/react-router'
import { inOtherLanguage } from '#src/api/api-context.ts'
import { jobsQuery, productsQuery, projectsQuery, servicesQuery } from '#src/api/section-queries.ts'
import { readSearchQuestion } from '#src/features/search/search-question.ts'
import { lazyPage } from './lazy-page.ts'
import { prefetchSections } from './prefetch-sections.ts'
import { preparePage } from './prepare-page.ts'
import { rootRoute } from './root.tsx'

export const searchRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/search',
  validateSearch: readSearchQuestion,
  loader: async ({ context, location }) => {
    const sections = [projectsQuery, servicesQuery, productsQuery, jobsQuery]
    // In a browser the page asks for the other language itself; the server sends it only with an answer.
    const isAnswered = import.meta.env.SSR && readSearchQuestion(location.search).q !== undefined
    await Promise.all([
      preparePage(context, sections),
      isAnswered && prefetchSections({ ...context, api: inOtherLanguage(context.api) }, sections),
    ])
  },
  component: lazyPage(() => import('#src/features/search/search-page.tsx'), 'SearchPage'),
})
