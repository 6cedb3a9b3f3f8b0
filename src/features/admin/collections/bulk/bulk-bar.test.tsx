import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import type { ApiClient } from '#src/api/api-client.ts'
import { ApiFailure } from '#contract/errors.ts'
import { addAdminTexts } from '#src/i18n/add-admin-texts.ts'
import { listenToToasts, type Toast } from '#src/ui/toasts/show-toast.ts'
import { InApp, renderInApp } from '#tests/support/render-in-app.tsx'
import { messagesScreen } from '../../declarations/messages.ts'
import { UserIdContext } from '../../permissions.ts'
import type { AdminRecord } from '../column.ts'
import { RecordCards } from '../record-cards.tsx'
import { BulkBar } from './bulk-bar.tsx'
import { useSelection } from './use-selection.ts'

const mona = '11111111-1111-4111-8111-111111111111'
const records = ['سارة', 'Omar', 'Badr'].map((name, at) => ({
  id: `22222222-2222-4222-8222-22222222222${at}`,
  version: 1,
  name,
  status: 'new',
  notes: '',
  assigneeId: '',
  dueDay: '',
  reference: '',
  email: '',
  phoneNumber: '',
  topic: '',
  messageContent: '',
  language: 'ar',
  createdAt: '2026-11-01T10:00:00.000Z',
  updatedAt: '2026-11-01T10:00:00.000Z',
  pictures: {},
})) as unknown as AdminRecord[]
const people = [{ id: mona, name: 'Mona', collections: ['messages'], formerly: [] }]

function Listed() {
  const { chosen, selection, clear } = useSelection(records)
  return (
    <>
      <RecordCards
        title=""
        columns={[]}
        records={records}
        selection={{ ...selection, nameOf: ({ name }) => String(name) }}
      />
      <BulkBar screen={messagesScreen} chosen={chosen} onClear={clear} />
    </>
  )
}

/** @param fails tells of which record a change is refused */
async function renderList(fails: (path: string) => boolean = () => false) {
  localStorage.setItem('language', 'en')
  const { app, rerender } = await renderInApp(<div />, { language: 'en' })
  await addAdminTexts(app.i18n, 'en')
  const made: string[] = []
  const client: ApiClient = async (call, { body, headers } = {}) => {
    if (call.id === 'people.list') return { data: people }
    if (call.method === 'GET') return new Promise(() => {})
    const version = Number(String(headers?.['If-Match']).replaceAll('"', ''))
    const fields = body as { status?: string; assigneeId?: string } | undefined
    const path = call.path.slice(-1)
    made.push(
      [call.method, path, version || '', fields?.status, fields?.assigneeId].join(' ').trim(),
    )
    if (fails(path)) throw new ApiFailure(call.id, 'server', { status: 412, body: {} })
    const record = records.find(({ id }) => call.path.includes(id))
    return { data: { ...record, ...fields, assignee: null, version: version + 1, id: record?.id } }
  }
  rerender(
    <InApp app={{ ...app, api: { ...app.api, client } }}>
      <UserIdContext value={mona}>
        <Listed />
      </UserIdContext>
    </InApp>,
  )
  const toasts: Toast[] = []
  const stop = listenToToasts((toast) => toasts.push(toast))
  return { made, toasts, stop, user: userEvent.setup() }
}

const choose = (name: string) => screen.getByRole('checkbox', { name: `Select ${name}` })

// WORK-11
test('chosen rows are given a state together, and all of it is taken back', async () => {
  const { user, made, toasts, stop } = await renderList()
  choose('سارة').focus()
  await user.keyboard(' ')
  await user.click(choose('Badr'))
  expect(screen.getByText('2 records selected')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Status' }))
  await user.click(screen.getByRole('menuitem', { name: 'Spam' }))
  await waitFor(() => expect(toasts.map(({ text }) => text)).toEqual(['2 records changed']))
  expect(made.toSorted()).toEqual(['PUT 0 1 spam', 'PUT 2 1 spam'])
  toasts[0]?.remedy?.run()
  await waitFor(() => expect(made).toHaveLength(4))
  expect(made.slice(2).toSorted()).toEqual(['PUT 0 2 new', 'PUT 2 2 new'])
  stop()
})

// WORK-11, RECORD-13
test('what somebody else has changed meanwhile stays, and that is said', async () => {
  const { user, made, toasts, stop } = await renderList((path) => path === '1')
  for (const name of ['سارة', 'Omar']) await user.click(choose(name))
  await user.click(screen.getByRole('button', { name: 'Assign to' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Mine' }))
  await waitFor(() => expect(toasts).toHaveLength(2))
  expect(toasts.map(({ text }) => text)).toEqual([
    '1 record stays as it was. This record was changed a moment ago. Open it again and try once more.',
    '1 record changed',
  ])
  toasts[1]?.remedy?.run()
  await waitFor(() => expect(made).toHaveLength(3))
  expect(made.at(-1)).toBe('PUT 0 2 new')
  stop()
})

// WORK-11
test('chosen rows are deleted together and brought back', async () => {
  const { user, made, toasts, stop } = await renderList()
  for (const name of ['سارة', 'Omar']) await user.click(choose(name))
  await user.click(screen.getByRole('button', { name: 'Delete' }))
  await waitFor(() => expect(toasts.map(({ text }) => text)).toEqual(['2 records deleted']))
  expect(made.toSorted()).toEqual(['DELETE 0 1', 'DELETE 1 1'])
  toasts[0]?.remedy?.run()
  await waitFor(() => expect(made.slice(2).toSorted()).toEqual(['POST e', 'POST e']))
  await user.click(screen.getByRole('button', { name: 'Clear the selection' }))
  expect(screen.getByText('0 records selected')).toBeTruthy()
  stop()
})

// WORK-11, OFFLINE-15
test('without a connection nothing is changed together, and the reason is shown', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const { user, stop } = await renderList()
  await user.click(choose('Omar'))
  for (const name of ['Status', 'Assign to', 'Delete'])
    expect(screen.getByRole<HTMLButtonElement>('button', { name }).disabled).toBe(true)
  expect(screen.getByText('This needs a connection')).toBeTruthy()
  stop()
})
