import { useQuery, type UseQueryResult } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { otherLanguages } from '#contract/locale.ts'
import { inOtherLanguages, useApi } from '#src/api/api-context.ts'
import { sections } from '#src/api/section-queries.ts'
import { sectionState, type SectionState } from '#src/ui/section-state.ts'
import type { SearchedEntries } from './find-entries.ts'
import {
  jobEntry,
  productEntry,
  projectEntry,
  type SearchEntry,
  serviceEntry,
} from './search-entry.ts'

/** One kind of what is searched: what it is called, where its list is, in which state it is in each language. */
export interface SearchedSection extends SearchedEntries {
  id: 'projects' | 'services' | 'products' | 'vacancies'
  name: string
  to: '/projects' | '/services' | '/products' | '/Careers'
  states: SectionState<unknown>[]
}

/** The sections that the site search looks through: the lists that the site has, or has stored, anyway. */
export function useSearchedSections(): SearchedSection[] {
  const { t } = useTranslation()
  const api = useApi()
  const apis = [api, ...inOtherLanguages(api)]
  // There are always as many languages.
  /* oxlint-disable react/rules-of-hooks */
  const projects = apis.map((each) => useQuery(sections.projects(each)))
  const services = apis.map((each) => useQuery(sections.services(each)))
  const products = apis.map((each) => useQuery(sections.products(each)))
  const jobs = apis.map((each) => useQuery(sections.jobs(each)))
  /* oxlint-enable react/rules-of-hooks */

  function searched<Item>(
    queries: readonly UseQueryResult<Item[]>[],
    toEntry: (translate: typeof t, item: Item) => SearchEntry,
  ) {
    const [own = [], ...others] = queries.map(({ data = [] }) =>
      data.map((item) => toEntry(t, item)),
    )
    return {
      language: api.language,
      states: queries.map((query) => sectionState(query)),
      entries: own,
      others: otherLanguages(api.language).map((language, index) => ({
        language,
        entries: others[index] ?? [],
      })),
    }
  }

  return [
    {
      id: 'projects',
      name: t('nav.projects'),
      to: '/projects',
      ...searched(projects, projectEntry),
    },
    {
      id: 'services',
      name: t('nav.services'),
      to: '/services',
      ...searched(services, serviceEntry),
    },
    {
      id: 'products',
      name: t('nav.products'),
      to: '/products',
      ...searched(products, productEntry),
    },
    { id: 'vacancies', name: t('careers.vacancies'), to: '/Careers', ...searched(jobs, jobEntry) },
  ]
}
