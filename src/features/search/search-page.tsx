import { styled } from '@mui/material/styles'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useCompanyName } from '#src/api/use-company.ts'
import { addressOf, useNavigation } from '#src/ui/navigation.ts'
import { PageOpening } from '#src/ui/page-opening.tsx'
import { PageHead } from '#src/ui/page-head.tsx'
import { Section } from '#src/ui/section.tsx'
import { SearchForm } from './search-form.tsx'
import { readSearchQuestion } from './search-question.ts'
import { SearchResults } from './search-results.tsx'
import { stepThroughResults } from './step-through-results.ts'
import { useSearchedSections } from './use-searched-sections.ts'

/** No wider than its lines can be read. */
const Results = styled('div')({ maxInlineSize: 880 })

/** `/search`: one search over projects, services, products and vacancies, also over what is stored. */
export function SearchPage() {
  const { t } = useTranslation()
  const company = useCompanyName()
  const sections = useSearchedSections()
  const { useSearch, go } = useNavigation()
  const { q = '' } = readSearchQuestion(useSearch())
  const count = useRef<HTMLParagraphElement>(null)
  const ask = (typed: string) =>
    go(addressOf({ to: '/search', search: { ...readSearchQuestion({ q: typed }) } }), {
      replace: true,
    })
  const name = q.trim() === '' ? t('search.title') : `${q.trim()} – ${t('nav.search')}`
  return (
    <div onKeyDown={stepThroughResults}>
      <PageHead title={`${name} | ${company}`} description={t('search.lead')} />
      <PageOpening title={t('search.title')} lead={t('search.lead')}>
        <SearchForm typed={q} onType={ask} onSubmit={() => count.current?.focus()} />
      </PageOpening>
      <Section id="results" goesOn>
        <Results>
          <SearchResults typed={q} sections={sections} countRef={count} />
        </Results>
      </Section>
    </div>
  )
}
