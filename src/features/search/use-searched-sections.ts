import { useQuery, type UseQueryResult } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { inOtherLanguage, useApi } from '#src/api/api-context.ts'
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

/** One kind of what is searched: what it is called, where its list is, in which state its two languages are. */
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
  const otherApi = inOtherLanguage(api)
  const projects = [
    useQuery(sections.projects(api)),
    useQuery(sections.projects(otherApi)),
  ] as const
  const services = [
    useQuery(sections.services(api)),
    useQuery(sections.services(otherApi)),
  ] as const
  const products = [
    useQuery(sections.products(api)),
    useQuery(sections.products(otherApi)),
  ] as const
  const jobs = [useQuery(sections.jobs(api)), useQuery(sections.jobs(otherApi))] as const

  function searched<Item>(
    queries: readonly [UseQueryResult<Item[]>, UseQueryResult<Item[]>],
    toEntry: (translate: typeof t, item: Item) => SearchEntry,
  ) {
    const [own, other] = queries
    return {
      language: api.language,
      states: queries.map((query) => sectionState(query)),
      entries: (own.data ?? []).map((item) => toEntry(t, item)),
      otherEntries: (other.data ?? []).map((item) => toEntry(t, item)),
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
