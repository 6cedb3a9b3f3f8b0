import { expect, test } from 'vitest'
import type { Project } from '#contract/content/project.ts'
import { filterProjects, readProjectFilters } from './project-filters.ts'

test.each([
  [{}, {}],
  [
    { sector: 'transport', year: 2025, q: 'نفق' },
    { sector: 'transport', year: 2025, q: 'نفق' },
  ],
  [
    { year: '2024', q: 2024 },
    { year: 2024, q: '2024' },
  ],
  [{ sector: 'space', year: 'x', q: '', lang: 'en' }, {}],
])('the address %o gives the filters %o', (search, expected) => {
  expect(readProjectFilters(search)).toEqual(expected)
})

const tunnel: Project = {
  id: '1',
  slug: 'tunnel',
  formerSlugs: [],
  title: 'تهوية أنفاق المترو',
  sector: 'transport',
  year: 2025,
  client: 'مترو سهم',
  location: 'القاهرة',
  description: '',
  challenge: '',
  solution: '',
  scope: ['مراوح نفاثة'],
  quantities: [],
  gallery: [],
  imageUrl: '',
  alt: '',
}
const hotel: Project = {
  ...tunnel,
  id: '2',
  title: 'فندق',
  description: 'مراوح هادئة على السطح',
  sector: 'hospitality',
  year: 2023,
  scope: [],
}

test.each([
  [{}, ['1', '2']],
  [{ sector: 'hospitality' }, ['2']],
  [{ year: 2025 }, ['1']],
  [{ q: 'انفاق القاهره' }, ['1']],
  [{ q: 'نفاثه' }, ['1']],
  [{ q: 'هادئه السطح' }, ['2']],
  [{ q: 'hospitality ٢٠٢٣' }, ['2']],
  [{ sector: 'hospitality', year: 2025 }, []],
] as const)('the filters %o leave %o', (filters, ids) => {
  const left = filterProjects([tunnel, hotel], filters, (sector) => sector)
  expect(left.map(({ id }) => id)).toEqual(ids)
})
