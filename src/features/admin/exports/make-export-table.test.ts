import { expect, test } from 'vitest'
import type { AdminRecord, AdminText } from '../collections/column.ts'
import { projectsScreen } from '../declarations/projects.ts'
import { makeExportTable } from './make-export-table.ts'

// Which words they are does not matter here.
const t = ((key: string) => key) as unknown as AdminText

test('the year of a project leaves as a number that is read without thousands', () => {
  const { columns, rows } = makeExportTable({
    columns: projectsScreen.columns.filter(({ name }) => name === 'year'),
    rows: [{ year: 2024 } as unknown as AdminRecord],
    title: '',
    company: '',
    t,
    language: 'ar',
  })
  expect(columns).toMatchObject([{ kind: 'year' }])
  expect(rows).toEqual([[{ text: '2024', value: 2024 }]])
})
