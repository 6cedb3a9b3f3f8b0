import 'fake-indexeddb/auto'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import type { ApiClient } from '#src/api/api-client.ts'
import { ApiFailure } from '#contract/errors.ts'
import { addAdminTexts } from '#src/i18n/add-admin-texts.ts'
import { messageRecord } from '#tests/support/message-record.ts'
import { InApp, renderInApp } from '#tests/support/render-in-app.tsx'
import { messagesScreen } from '../../declarations/messages.ts'
import { UserIdContext } from '../../permissions.ts'
import type { AdminRecord } from '../column.ts'
import { RecordForm } from './record-form.tsx'

const mona = '11111111-1111-4111-8111-111111111111'
const omar = '22222222-2222-4222-8222-222222222222'
const people = [
  { id: mona, name: 'Mona', collections: ['messages'], formerly: [] },
  { id: omar, name: 'Omar', collections: [], formerly: ['messages'] },
]

async function renderForm(answer: ApiClient, shown: AdminRecord = messageRecord) {
  const { app, rerender } = await renderInApp(<div />, { language: 'en' })
  await addAdminTexts(app.i18n, 'en')
  const onSaved = vi.fn()
  const none = { data: [], pageNo: 1, pageSize: 100, totalCount: 0, orderVersion: 0 }
  const client: ApiClient = (call, asked) => {
    if (call.id === 'labels.list') return Promise.resolve({ data: none })
    return call.id === 'people.list' ? Promise.resolve({ data: people }) : answer(call, asked)
  }
  rerender(
    <InApp app={{ ...app, api: { ...app.api, client } }}>
      <UserIdContext value={mona}>
        <RecordForm screen={messagesScreen} record={shown} onSaved={onSaved} />
      </UserIdContext>
    </InApp>,
  )
  return { onSaved, user: userEvent.setup() }
}

const chosen = () => {
  const { selectedOptions } = screen.getByLabelText<HTMLSelectElement>(/^Assigned to/)
  return selectedOptions[0]?.text
}

// WORK-1
test('one press assigns the record to oneself; what is typed waits to be saved', async () => {
  const sent: unknown[] = []
  const { user, onSaved } = await renderForm((_call, { body } = {}) => {
    sent.push(body)
    return Promise.resolve({
      data: {
        ...messageRecord,
        ...(body as object),
        version: 4,
        assignee: { id: mona, name: 'Mona', isActive: true },
      },
    })
  })
  await user.type(screen.getByLabelText(/^Notes/), 'Called twice')
  await user.click(await screen.findByRole('button', { name: 'Assign to me' }))
  await waitFor(() => expect(chosen()).toBe('Mona'))
  expect(sent).toEqual([{ status: 'open', notes: '', assigneeId: mona, dueDay: '', labelIds: [] }])
  expect(onSaved).not.toHaveBeenCalled()
  expect(screen.queryByRole('button', { name: 'Assign to me' })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(onSaved).toHaveBeenCalled())
  expect(sent.at(-1)).toEqual({
    status: 'open',
    notes: 'Called twice',
    assigneeId: mona,
    dueDay: '',
    labelIds: [],
  })
})

// WORK-1, RECORD-14
test('whoever was second sees who has it', async () => {
  const theirs = { ...messageRecord, version: 4, assigneeId: omar }
  const { user } = await renderForm((call) => {
    const body = { message: '', code: 'stale', data: theirs }
    return Promise.reject(new ApiFailure(call.id, 'server', { status: 412, body }))
  })
  await user.click(await screen.findByRole('button', { name: 'Assign to me' }))
  expect(await screen.findByText('Someone else has changed this record')).toBeTruthy()
  expect(await screen.findByText('Omar')).toBeTruthy()
})

// WORK-1
test('without a connection the press waits with the draft', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const answer = vi.fn(() => new Promise(() => {}))
  const { user } = await renderForm(answer)
  await user.click(await screen.findByRole('button', { name: 'Assign to me' }))
  await waitFor(() => expect(chosen()).toBe('Mona'))
  expect(answer).not.toHaveBeenCalled()
  expect(screen.getByText('Unsaved changes')).toBeTruthy()
})

// WORK-2
test('a person without access stays, and is told as such', async () => {
  const shown = {
    ...messageRecord,
    assigneeId: omar,
    assignee: { id: omar, name: 'Omar', isActive: false },
  }
  await renderForm(() => new Promise(() => {}), shown)
  await waitFor(() => expect(chosen()).toBe('Omar (no longer has access)'))
  await screen.findByRole('option', { name: 'Mona' })
  const offered = [...screen.getByLabelText<HTMLSelectElement>(/^Assigned to/).options]
  expect(offered.map(({ text }) => text)).toEqual(['Nobody', 'Mona', 'Omar (no longer has access)'])
})
