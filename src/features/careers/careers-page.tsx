import { useQuery } from '@tanstack/react-query'
import { useHydrated, useSearch } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Job } from '#contract/content/job.ts'
import { useApi } from '#src/api/api-context.ts'
import { jobsQuery } from '#src/api/section-queries.ts'
import { useCompanyName } from '#src/api/use-company.ts'
import { PageBanner } from '#src/ui/page-banner.tsx'
import { PageHead } from '#src/ui/page-head.tsx'
import { SectionContent } from '#src/ui/section-content.tsx'
import { sectionState } from '#src/ui/section-state.ts'
import { Section } from '#src/ui/section.tsx'
import { readVacancyChoice } from './vacancy-choice.ts'
import { VacanciesList } from './vacancies-list.tsx'
import { VacanciesSkeleton } from './vacancies-skeleton.tsx'

interface CareersPageProps {
  /** The way to apply for the vacancy that the address names; without one, in general. */
  application: (vacancy: Job | undefined) => ReactNode
}

/** `/Careers`: the vacancies, then the way to apply (spec section 2; decisions 10). */
export function CareersPage({ application }: CareersPageProps) {
  const { t } = useTranslation()
  const company = useCompanyName()
  const state = sectionState(useQuery(jobsQuery(useApi())))
  const hydrated = useHydrated()
  const asked = readVacancyChoice(useSearch({ strict: false })).vacancy
  // The server renders a page once for all its queries: the choice holds from the take-over on.
  const chosenSlug = hydrated ? asked : undefined
  const chosen =
    state.kind === 'loaded' ? state.items.find((job) => job.slug === chosenSlug) : undefined
  return (
    <>
      <PageHead
        title={`${t('nav.careers')} | ${company}`}
        description={t('careers.lead')}
        trail={[{ name: t('nav.careers'), path: '/Careers' }]}
        vacancies={state.kind === 'loaded' ? state.items : []}
      />
      <PageBanner title={t('nav.careers')} lead={t('careers.lead')} />
      <Section id="vacancies" title={t('careers.vacancies')}>
        <SectionContent
          state={state}
          skeleton={<VacanciesSkeleton />}
          emptyText={t('careers.empty')}
        >
          {(jobs) => <VacanciesList jobs={jobs} chosenSlug={chosenSlug} />}
        </SectionContent>
      </Section>
      {application(chosen)}
    </>
  )
}
