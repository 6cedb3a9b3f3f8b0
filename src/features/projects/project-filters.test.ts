import { expect, test } from 'vitest'
import { type Project, projects } from '#contract/collections/projects.ts'
import { readRecord } from '#src/api/read-record.ts'
import { filterProjects, readProjectFilters } from './project-filters.ts'

test.each([
  [{}, {}],
  [
    { sector: 'transport', year: '2025', q: 'نفق' },
    { sector: 'transport', year: 2025, q: 'نفق' },
  ],
  [
    { year: '2024', q: '2024' },
    { year: 2024, q: '2024' },
  ],
  [{ sector: 'space', year: 'x', q: '', lang: 'en' }, {}],
])('the address %o gives the filters %o', (search, expected) => {
  expect(readProjectFilters(search)).toEqual(expected)
})

function project(fields: Partial<Project>): Project {
  const read = readRecord(projects, { slug: 'some', ...fields }, 0)
  if (read === undefined) throw new Error('A project without a slug')
  return read
}

const tunnel = project({
  id: '1',
  title: 'تهوية أنفاق المترو',
  sector: 'transport',
  year: 2025,
  client: 'مترو سهم',
  location: 'القاهرة',
  scope: ['مراوح نفاثة'],
})
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
