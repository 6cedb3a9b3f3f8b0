import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useApi } from '#src/api/api-context.ts'
import { jobsQuery, productsQuery, projectsQuery, servicesQuery } from '#src/api/section-queries.ts'
import { sectionState, type SectionState } from '#src/ui/section-state.ts'
import {
  jobEntry,
  productEntry,
  projectEntry,
  type SearchEntry,
  serviceEntry,
} from './search-entry.ts'

/** One kind of what is searched: what it is called, where its list is, in which state it is. */
export interface SearchedSection {
  id: 'projects' | 'services' | 'products' | 'vacancies'
  name: string
  to: '/projects' | '/services' | '/products' | '/Careers'
  state: SectionState<unknown>
  entries: SearchEntry[]
}

/** The sections that the site search looks through: the lists that the site has, or has stored, anyway. */
export function useSearchedSections(): SearchedSection[] {
  const { t } = useTranslation()
  const api = useApi()
  const projects = useQuery(projectsQuery(api))
  const services = useQuery(servicesQuery(api))
  const products = useQuery(productsQuery(api))
  const jobs = useQuery(jobsQuery(api))
  return [
    {
      id: 'projects',
      name: t('nav.projects'),
      to: '/projects',
      state: sectionState(projects),
      entries: (projects.data ?? []).map((project) => projectEntry(t, project)),
    },
    {
      id: 'services',
      name: t('nav.services'),
      to: '/services',
      state: sectionState(services),
      entries: (services.data ?? []).map((service) => serviceEntry(t, service)),
    },
    {
      id: 'products',
      name: t('nav.products'),
      to: '/products',
      state: sectionState(products),
      entries: (products.data ?? []).map((product) => productEntry(t, product)),
    },
    {
      id: 'vacancies',
      name: t('careers.vacancies'),
      to: '/Careers',
      state: sectionState(jobs),
      entries: (jobs.data ?? []).map((job) => jobEntry(t, job)),
    },
  ]
}
