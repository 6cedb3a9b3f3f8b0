import { expect, test } from 'vitest'
import { projectsScreen } from '../declarations/projects.ts'
import { readListAddress } from './list-address.ts'

// LIST-2
test('what an address asks of a list is taken, the rest is left out', () => {
  const search = { search: '7975e3', sector: 'industry', sort: '-title', pageNo: '2', x: '1' }
  expect(readListAddress(projectsScreen, search)).toEqual({
    query: { search: '7975e3', sector: 'industry', sort: '-title', pageNo: '2' },
    dialog: undefined,
    reordering: false,
    view: 'list',
  })
  // Projects have no board.
  expect(readListAddress(projectsScreen, { view: 'board' }).view).toBe('list')
  const nonsense = { sector: 'space', sort: 'password', pageNo: '-1', pageSize: '5000' }
  expect(readListAddress(projectsScreen, nonsense).query).toEqual({})
})

// RECORD-4
test('a dialog and the reordering are in the address too', () => {
  expect(readListAddress(projectsScreen, { add: '' }).dialog).toEqual({ kind: 'add' })
  expect(readListAddress(projectsScreen, { edit: 'p1' }).dialog).toEqual({ kind: 'edit', id: 'p1' })
  expect(readListAddress(projectsScreen, { reorder: '' }).reordering).toBe(true)
})
