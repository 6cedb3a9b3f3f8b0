import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { addAdminTexts } from '#src/i18n/add-admin-texts.ts'
import { InApp, renderInApp } from '#tests/support/render-in-app.tsx'
import { associatedJobsScreen } from '../declarations/associated-jobs.ts'
import { associatedServicesScreen } from '../declarations/associated-services.ts'
import { messagesScreen } from '../declarations/messages.ts'
import { ListFilterSelect } from './list-filter-select.tsx'
import type { CollectionScreen } from './screen.ts'

// ADMIN-2
test.each([
  [associatedServicesScreen, 'serviceId', 'services'],
  [associatedJobsScreen, 'vacancyId', 'jobs'],
] as [CollectionScreen, string, string][])(
  'the choice of the address stays while the names are on their way (%#)',
  async ({ filters }, name, collection) => {
    const { app, rerender } = await renderInApp(<div />, { language: 'en' })
    await addAdminTexts(app.i18n, 'en')
    const filter = filters.find((one) => one.name === name)
    if (filter === undefined) throw new Error(`There is no filter ${name}`)
    const onChoose = vi.fn()
    rerender(
      <InApp app={app}>
        <ListFilterSelect filter={filter} value="second" onChoose={onChoose} />
      </InApp>,
    )
    const select = screen.getByRole<HTMLSelectElement>('combobox')
    const shown = () => select.selectedOptions[0]?.text
    expect(shown()).toBe('…')

    const names = [
      { code: 'first', label: 'First' },
      { code: 'second', label: 'Second' },
    ]
    const offer = (offered: typeof names) =>
      act(() => void app.queryClient.setQueryData(['admin', collection, 'names', 'en'], offered))
    offer(names)
    await vi.waitFor(() => expect(shown()).toBe('Second'))
    expect(select.options).toHaveLength(3)
    // The last one was deleted: its records can be left all the same.
    offer(names.slice(0, 1))
    await vi.waitFor(() => expect(shown()).toBe('second'))
    expect(onChoose).not.toHaveBeenCalled()
    await userEvent.selectOptions(select, '')
    expect(onChoose).toHaveBeenCalledExactlyOnceWith('')
  },
)

// CONTACT-15
test.each([
  [0, '', 0],
  [1, '', 0],
  [1, 'gone', 1],
  [2, '', 1],
])('of %i branches, with "%s" chosen, there is a filter: %i', async (count, value, shown) => {
  const { app, rerender } = await renderInApp(<div />, { language: 'en' })
  await addAdminTexts(app.i18n, 'en')
  const filter = messagesScreen.filters.find(({ name }) => name === 'branchId')
  if (filter === undefined) throw new Error('There is no such filter')
  const names = Array.from({ length: count }, (_, index) => ({
    code: String(index),
    label: `Branch ${index}`,
  }))
  app.queryClient.setQueryData(['admin', 'branches', 'names', 'en'], names)
  rerender(
    <InApp app={app}>
      <ListFilterSelect filter={filter} value={value} onChoose={() => undefined} />
    </InApp>,
  )
  expect(screen.queryAllByRole('combobox')).toHaveLength(shown)
})
