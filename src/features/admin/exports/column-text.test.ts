import { expect, test } from 'vitest'
import type { AdminRecord, AdminText } from '../collections/column.ts'
import { associatedJobsScreen } from '../declarations/associated-jobs.ts'
import { columnText } from './column-text.ts'

// Which words they are does not matter here.
const t = ((key: string) => key) as unknown as AdminText

test('an application for no vacancy is called a general one, in lists and exports alike', () => {
  const vacancy = associatedJobsScreen.columns.find(({ name }) => name === 'vacancy')
  if (!vacancy) throw new Error('The list of applications tells no vacancy.')
  const read = (row: object) => columnText(vacancy, row as AdminRecord, { t, language: 'en' })
  expect(read({ vacancyId: '', vacancyTitle: null })).toBe('collections.application.general')
  expect(read({ vacancyId: 'gone', vacancyTitle: null })).toBe('gone')
})
