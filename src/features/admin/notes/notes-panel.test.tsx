import 'fake-indexeddb/auto'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { ApiClient } from '#src/api/api-client.ts'
import { ApiFailure } from '#contract/errors.ts'
import { addAdminTexts } from '#src/i18n/add-admin-texts.ts'
import { currentDrafts, leaveDrafts, openDrafts } from '#src/pwa/drafts.ts'
import { InApp, renderInApp } from '#tests/support/render-in-app.tsx'
import type { AdminRecord } from '../collections/column.ts'
import { messagesScreen } from '../declarations/messages.ts'
import { UserIdContext } from '../permissions.ts'
import { NotesPanel } from './notes-panel.tsx'
import { NotesSender } from './notes-sender.tsx'

const record = {
  id: '33333333-3333-4333-8333-333333333333',
  name: 'سارة',
} as unknown as AdminRecord
const people = [
  { id: 'me', name: 'Mona', collections: ['messages'], formerly: [] },
  { id: 'omar', name: 'Omar Adel', collections: ['messages'], formerly: [] },
]

beforeEach(async () => {
  void openDrafts('sara')
  await waitFor(() => expect(currentDrafts()).toBeDefined())
})
afterEach(() => leaveDrafts('sara'))

interface Sent {
  key: unknown
  body: unknown
}

/** A server that stores notes by their keys, unless `fail` gives a failure. */
async function renderPanel(fail: () => Error | undefined = () => undefined) {
  const { app, rerender } = await renderInApp(<div />, { language: 'en' })
  await addAdminTexts(app.i18n, 'en')
  const sent: Sent[] = []
  const stored = new Map<unknown, object>()
  const client: ApiClient = async (call, { body, headers } = {}) => {
    if (call.id === 'people.list') return { data: people }
    if (call.method === 'GET') return { data: [...stored.values()].toReversed() }
    const key = headers?.['Idempotency-Key']
    sent.push({ key, body })
    const failure = fail()
    if (failure) throw failure
    const note = {
      ...body,
      id: key,
      authorId: 'me',
      author: 'Mona',
      createdAt: '2026-11-25T10:00:00.000Z',
    }
    stored.set(key, note)
    return { data: note }
  }
  const show = (panel: boolean) =>
    rerender(
      <InApp app={{ ...app, api: { ...app.api, client } }}>
        <UserIdContext value="me">
          <NotesSender />
          {panel && <NotesPanel screen={messagesScreen} record={record} />}
        </UserIdContext>
      </InApp>,
    )
  show(true)
  return { sent, stored, show, user: userEvent.setup() }
}

const field = () => screen.findByLabelText<HTMLTextAreaElement>(/^New follow-up note/)
const listed = () =>
  within(screen.getByRole('list', { name: 'Follow-up' }))
    .queryAllByRole('listitem')
    .map(({ textContent }) => textContent)
const lost = () => new ApiFailure('messages.addNote', 'network')

// WORK-6
test('an answer by phone is noted in one press, with what was typed', async () => {
  const { user, sent } = await renderPanel()
  await user.click(await screen.findByRole('button', { name: 'Answered by phone' }))
  await waitFor(() => expect(listed()).toHaveLength(1))
  await user.type(await field(), 'She calls back')
  await user.click(screen.getByRole('button', { name: 'Answered by WhatsApp' }))
  await waitFor(() => expect(listed()).toHaveLength(2))
  expect(sent.map(({ body }) => body)).toEqual([
    { kind: 'phone', text: '' },
    { kind: 'whatsApp', text: 'She calls back' },
  ])
  expect((await field()).value).toBe('')
  await waitFor(() => expect(currentDrafts()).toEqual([]))
})

// WORK-8
test('a colleague is offered behind an @', async () => {
  const { user } = await renderPanel()
  await user.type(await field(), 'ask @om')
  await user.click(await screen.findByRole('button', { name: '@Omar Adel' }))
  expect((await field()).value).toBe('ask @Omar Adel ')
})

// WORK-9
test('what is typed is there when the record is opened again', async () => {
  const { user, show } = await renderPanel()
  await user.type(await field(), 'Half a sent')
  show(false)
  await waitFor(() => expect(currentDrafts()).toHaveLength(1))
  show(true)
  expect((await field()).value).toBe('Half a sent')
})

// WORK-9
test('a note that got no answer waits, and is stored once', async () => {
  let failing = true
  const { user, sent, stored } = await renderPanel(() => (failing ? lost() : undefined))
  await user.type(await field(), 'Called twice')
  await user.click(screen.getByRole('button', { name: 'Add note' }))
  await waitFor(() => expect(listed()).toEqual(['Waiting to be sentCalled twice']))
  await waitFor(() => expect(sent.length).toBeGreaterThan(0))
  expect((await field()).value).toBe('')
  failing = false
  dispatchEvent(new Event('online'))
  await waitFor(() => expect(listed()[0]).toMatch(/^Mona.*Called twice$/))
  expect(new Set(sent.map(({ key }) => key)).size).toBe(1)
  expect(stored.size).toBe(1)
  await waitFor(() => expect(currentDrafts()).toEqual([]))
})

// WORK-9
test('without a connection nothing is tried', async () => {
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const { user, sent } = await renderPanel()
  await user.type(await field(), 'On the road')
  await user.click(screen.getByRole('button', { name: 'Add note' }))
  await waitFor(() => expect(listed()).toEqual(['Waiting to be sentOn the road']))
  expect(sent).toEqual([])
  onLine.mockReturnValue(true)
  dispatchEvent(new Event('online'))
  await waitFor(() => expect(sent).toHaveLength(1))
})

// WORK-9
test('a refused note stays with the reason, and can be sent again or discarded', async () => {
  const body = { message: 'Your roles do not allow this.', code: 'forbidden' }
  const { user, sent } = await renderPanel(
    () => new ApiFailure('messages.addNote', 'server', { status: 403, body }),
  )
  await user.type(await field(), 'Not mine')
  await user.click(screen.getByRole('button', { name: 'Add note' }))
  expect(await screen.findByText('Your roles do not allow this.')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  await waitFor(() => expect(sent).toHaveLength(2))
  await screen.findByText('Your roles do not allow this.')
  await user.click(screen.getByRole('button', { name: 'Discard this note' }))
  await waitFor(() => expect(currentDrafts()).toEqual([]))
})
