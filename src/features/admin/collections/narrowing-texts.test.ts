import { expect, test } from 'vitest'
import { associatedJobsScreen } from '../declarations/associated-jobs.ts'
import type { AdminText } from './column.ts'
import { narrowingTexts } from './narrowing-texts.ts'

// Which words they are does not matter here; of several keys the first has one.
const t = ((keys: string | string[]) => [keys].flat()[0]) as unknown as AdminText

const read = (query: Record<string, string>) =>
  narrowingTexts(associatedJobsScreen, query, t, (to) =>
    to === 'vacancies' ? [{ code: 'welder', label: 'Welder' }] : undefined,
  )

test('a search and each filter are told by their names, whatever the page or the order', () => {
  const query = { search: 'منى', stage: 'new', vacancyId: 'welder', sort: 'fullName', pageNo: '2' }
  expect(read(query)).toEqual([
    'collections.search: منى',
    'fields.stage: collections.stage.new',
    'fields.vacancy: Welder',
  ])
})

test('a record that is not known is told as the address names it; a list that is not narrowed by nothing', () => {
  expect(read({ vacancyId: 'gone' })).toEqual(['fields.vacancy: gone'])
  expect(read({ sort: '-createdAt' })).toEqual([])
})
