import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import type { ReactElement } from 'react'
import { expect, test, vi } from 'vitest'
import { addAdminTexts } from '#src/i18n/add-admin-texts.ts'
import { InApp, renderInApp } from '#tests/support/render-in-app.tsx'
import type { AdminColumn } from './column.ts'
import { RecordTable } from './record-table.tsx'

interface Row {
  id: string
  title: string
  order: number
}

const rows: Row[] = [
  { id: 'a', title: 'Axial', order: 1 },
  { id: 'b', title: 'Belt', order: 2 },
]
const columns: AdminColumn<Row>[] = [
  {
    name: 'order',
    header: () => 'Order',
    kind: 'number',
    value: ({ order }) => order,
    sort: 'order',
  },
  {
    name: 'title',
    header: () => 'Title',
    kind: 'text',
    value: ({ title }) => title,
    sort: 'title',
  },
  { name: 'remark', header: () => 'Remark', kind: 'text', value: () => 'plain' },
]

async function renderTable(table: ReactElement) {
  const { app, rerender } = await renderInApp(<div />, { language: 'en' })
  await addAdminTexts(app.i18n, 'en')
  const show = (part: ReactElement) => rerender(<InApp app={app}>{part}</InApp>)
  show(table)
  return show
}

const head = (name: string) => screen.getByRole('columnheader', { name })

// LIST-2
test('a head sorts by its column, and the other way round once it does', async () => {
  const onSort = vi.fn()
  const table = (sort: string) => (
    <RecordTable title="Fans" columns={columns} records={rows} sort={sort} onSort={onSort} />
  )
  const show = await renderTable(table('order'))
  expect(head('Order').getAttribute('aria-sort')).toBe('ascending')
  expect(head('Title').getAttribute('aria-sort')).toBeNull()
  expect(within(head('Remark')).queryByRole('button')).toBeNull()

  await userEvent.click(within(head('Title')).getByRole('button'))
  expect(onSort).toHaveBeenLastCalledWith('title')
  await userEvent.click(within(head('Order')).getByRole('button'))
  expect(onSort).toHaveBeenLastCalledWith('-order')

  show(table('-order'))
  expect(head('Order').getAttribute('aria-sort')).toBe('descending')
  await userEvent.click(within(head('Order')).getByRole('button'))
  expect(onSort).toHaveBeenLastCalledWith('order')
})

// LIST-9
test('rows are chosen by boxes that name them, and each has its actions', async () => {
  const toggle = vi.fn()
  const toggleAll = vi.fn()
  await renderTable(
    <RecordTable
      title="Fans"
      columns={columns}
      records={rows}
      actions={{ width: 96, of: ({ title }) => <button type="button">Edit {title}</button> }}
      selection={{
        isChosen: ({ id }) => id === 'b',
        all: false,
        toggle,
        toggleAll,
        nameOf: ({ title }) => title,
      }}
    />,
  )
  const table = screen.getByRole('table', { name: 'Fans' })
  const cells = within(table).getAllByRole('cell')
  expect(cells.slice(0, 5).map(({ textContent }) => textContent)).toEqual([
    '',
    '1',
    'Axial',
    'plain',
    'Edit Axial',
  ])
  expect(within(table).getByRole('checkbox', { name: /Belt/ })).toHaveProperty('checked', true)
  await userEvent.click(within(table).getByRole('checkbox', { name: /Axial/ }))
  expect(toggle).toHaveBeenCalledWith(rows[0])
  const all = screen.getAllByRole('columnheader')[0]
  await userEvent.click(within(all ?? table).getByRole('checkbox'))
  expect(toggleAll).toHaveBeenCalledOnce()
})
