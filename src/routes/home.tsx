import { createRoute } from '@tanstack/react-router'
import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import {
  aboutsQuery,
  certificatesQuery,
  clientsQuery,
  driversQuery,
  homeCardsQuery,
  homeTabsQuery,
  numbersQuery,
  slidesQuery,
} from '#src/api/section-queries.ts'
import { useCompanyName } from '#src/api/use-company.ts'
import { Hero } from '#src/features/home/hero/hero.tsx'
import { lowerSections } from '#src/features/home/lower-sections.tsx'
import { PageHead } from '#src/ui/page-head.tsx'
import { prefetchSections } from './prefetch-sections.ts'
import { rootRoute } from './root.tsx'

function HomeHead() {
  const { t } = useTranslation()
  const company = useCompanyName()
  return (
    <PageHead
      title={`${company} | ${t('site.tagline')}`}
      description={t('pages.homeDescription')}
    />
  )
}

/** The home page, top to bottom (spec section 2). Memoised: what hydrates late must not re-render before. */
const HomePage = memo(function HomePage() {
  return (
    <>
      <HomeHead />
      <Hero />
      {lowerSections}
    </>
  )
})

export const homeRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/',
  loader: ({ context }) =>
    prefetchSections(context, [
      slidesQuery,
      aboutsQuery,
      driversQuery,
      numbersQuery,
      homeTabsQuery,
      homeCardsQuery,
      clientsQuery,
      certificatesQuery,
    ]),
  component: HomePage,
})
