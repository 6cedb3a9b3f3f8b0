import 'fake-indexeddb/auto'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { ApiClient } from '#src/api/api-client.ts'
import { ApiFailure } from '#contract/errors.ts'
import { addAdminTexts } from '#src/i18n/add-admin-texts.ts'
import { currentDrafts, leaveDrafts, openDrafts } from '#src/pwa/drafts.ts'
import { messageRecord } from '#tests/support/message-record.ts'
import { InApp, renderInApp } from '#tests/support/render-in-app.tsx'
import type { AdminRecord } from '../collections/column.ts'
import { messagesScreen } from '../declarations/messages.ts'
import { UserIdContext } from '../permissions.ts'
import { NotesPanel } from './notes-panel.tsx'
import { NotesSender } from './notes-sender.tsx'

const message = {
  id: '33333333-3333-4333-8333-333333333333',
  version: 2,
  name: 'سارة',
  email: 'sara@elsewhere.example',
  reference: 'AB12CD34',
  language: 'en',
  status: 'open',
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

const pageOf = (data: object[]) => ({
  data,
  pageNo: 1,
  pageSize: 100,
  totalCount: data.length,
  orderVersion: 0,
})
const answered = { status: 'answered', version: 9 }

interface Sent {
  key: unknown
  body: unknown
}

/** A server that stores notes by their keys, unless `fail` gives a failure. */
async function renderPanel(
  fail: () => Error | undefined = () => undefined,
  {
    record = message,
    templates = [] as object[],
    notes = [] as (object & { id: string })[],
    begin = (): void => undefined,
    reads = [] as object[],
  } = {},
) {
  const { app, rerender } = await renderInApp(<div />, { language: 'en' })
  await addAdminTexts(app.i18n, 'en')
  const sent: Sent[] = []
  const stored = new Map<unknown, object>(notes.map((note) => [note.id, note]))
  const client: ApiClient = async (call, { body, headers } = {}) => {
    if (call.id === 'people.list') return { data: people }
    if (call.id === 'messages.notes') return { data: [...stored.values()].toReversed() }
    if (call.id === 'reply-templates.list') return { data: pageOf(templates) }
    if (call.id === 'messages.read')
      return { data: { ...messageRecord, ...(reads.shift() ?? answered) } }
    if (call.id !== 'messages.addNote') return { data: [] }
    const key = headers?.['Idempotency-Key']
    sent.push({ key, body })
    const failure = fail()
    if (failure) throw failure
    const { reply, ...rest } = body as { reply?: object }
    const note = {
      ...rest,
      ...(reply && { ...reply, delivery: 'waiting' }),
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
          {panel && <NotesPanel screen={messagesScreen} record={record} begin={begin} />}
        </UserIdContext>
      </InApp>,
    )
  show(true)
  return { sent, stored, show, queries: app.queryClient, user: userEvent.setup() }
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
  await waitFor(() =>
    expect(listed()).toEqual(['Waiting to be sentNote for colleaguesCalled twice']),
  )
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
  await waitFor(() =>
    expect(listed()).toEqual(['Waiting to be sentNote for colleaguesOn the road']),
  )
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

const toReply = async (user: ReturnType<typeof userEvent.setup>) => {
  await user.click(await screen.findByRole('radio', { name: 'Reply by email' }))
  return screen.getByLabelText<HTMLTextAreaElement>(/^Text of the reply/)
}
const subjectField = () => screen.getByLabelText<HTMLInputElement>('Subject')
const pressSend = (user: ReturnType<typeof userEvent.setup>) =>
  user.click(screen.getByRole('button', { name: 'Send reply' }))

// WORK-15, WORK-9
test('a reply names its receiver and the reference, waits, and is sent once', async () => {
  let failing = true
  const begin = vi.fn()
  const { user, sent, stored } = await renderPanel(() => (failing ? lost() : undefined), { begin })
  const text = await toReply(user)
  expect(screen.queryByRole('button', { name: 'Add note' })).toBeNull()
  expect(screen.getByText('sara@elsewhere.example')).toBeTruthy()
  expect(subjectField().value).toBe('About your request AB12CD34')
  await pressSend(user)
  expect(await screen.findByText('This field is required')).toBeTruthy()
  expect(sent).toEqual([])
  await user.type(text, 'Thank you')
  await pressSend(user)
  await waitFor(() => expect(listed()[0]).toContain('Waiting to be sentReply by email'))
  expect(text.value).toBe('')
  failing = false
  dispatchEvent(new Event('online'))
  await waitFor(() => expect(listed()[0]).toMatch(/^Mona.*Email on its way.*Thank you$/))
  const reply = { subject: 'About your request AB12CD34', language: 'en', answered: true }
  expect(sent.at(-1)?.body).toEqual({ kind: 'email', text: 'Thank you', reply })
  expect(new Set(sent.map(({ key }) => key)).size).toBe(1)
  expect(stored.size).toBe(1)
  // The form shows what the reply made of the record.
  await waitFor(() => expect(begin).toHaveBeenCalledWith(expect.objectContaining(answered)))
  await waitFor(() => expect(currentDrafts()).toEqual([]))
})

// WORK-15
test('the form begins again where the answered record arrives after an older state of it', async () => {
  const begin = vi.fn()
  const reads = [{ status: 'open', version: 2 }]
  const { user, sent, queries } = await renderPanel(() => undefined, { begin, reads })
  await user.type(await toReply(user), 'Thank you')
  await pressSend(user)
  await waitFor(() => expect(sent).toHaveLength(1))
  await waitFor(() => expect(reads).toEqual([]))
  await waitFor(() => expect(queries.isFetching()).toBe(0))
  expect(begin).not.toHaveBeenCalled()
  queries.setQueryData(['admin', 'messages', 'record', message.id], {
    ...messageRecord,
    ...answered,
  })
  await waitFor(() => expect(begin).toHaveBeenCalledWith(expect.objectContaining(answered)))
  expect(begin).toHaveBeenCalledTimes(1)
})

// WORK-9
test('a reply in the writing is there when the record is opened again', async () => {
  const { user, show } = await renderPanel()
  await user.type(await toReply(user), 'Half a sent')
  await user.click(screen.getByLabelText('Mark the message as answered'))
  show(false)
  await waitFor(() => expect(currentDrafts()).toHaveLength(1))
  show(true)
  expect(
    (await screen.findByRole<HTMLInputElement>('radio', { name: 'Reply by email' })).checked,
  ).toBe(true)
  expect(screen.getByLabelText<HTMLTextAreaElement>(/^Text of the reply/).value).toBe('Half a sent')
  expect(screen.getByLabelText<HTMLInputElement>('Mark the message as answered').checked).toBe(
    false,
  )
})

const template = (id: string, en: string, ar: string) => ({
  id,
  version: 1,
  createdAt: '2026-11-01T10:00:00.000Z',
  updatedAt: '2026-11-01T10:00:00.000Z',
  pictures: {},
  order: 1,
  title: { ar: `قالب ${id}`, en: `Template ${id}` },
  subject: { ar: ar && `رقم {reference}`, en: en && 'No. {reference}' },
  body: { ar, en },
})

// WORK-17
test('a template is filled in, follows the language, and replaces what was typed once that is confirmed', async () => {
  const templates = [
    template('one', 'Hello {name}, {title}: {link}', 'مرحبًا {name}، {title}'),
    template('two', '', 'بالعربية فقط'),
  ]
  const { user } = await renderPanel(() => undefined, { templates })
  const text = await toReply(user)
  const choose = async (name: string) =>
    user.selectOptions(
      await screen.findByLabelText(/^Template/),
      await screen.findByRole('option', { name }),
    )
  await choose('Template one')
  await waitFor(() =>
    expect(text.value).toMatch(/^Hello سارة, Contact message: http.*reference=AB12CD34&lang=en$/),
  )
  expect(subjectField().value).toBe('No. AB12CD34')
  await user.click(screen.getByRole('radio', { name: 'Arabic' }))
  await waitFor(() => expect(text.value).toBe('مرحبًا سارة، رسالة تواصل'))
  expect(subjectField().value).toBe('رقم AB12CD34')

  await user.type(text, '!')
  await user.click(screen.getByRole('radio', { name: 'English' }))
  expect(text.value).toBe('مرحبًا سارة، رسالة تواصل!')
  await choose('Template two')
  await user.click(await screen.findByRole('button', { name: 'Cancel' }))
  expect(text.value).toBe('مرحبًا سارة، رسالة تواصل!')
  await choose('Template two')
  await user.click(await screen.findByRole('button', { name: 'Use the template' }))
  await waitFor(() => expect(text.value).toBe('بالعربية فقط'))
  // In the language that it has.
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Arabic' }).checked).toBe(true)
})

// WORK-15
test('where there is no address, that is said, and nothing can be sent', async () => {
  const { user } = await renderPanel(() => undefined, { record: { ...message, email: '' } })
  await user.click(await screen.findByRole('radio', { name: 'Reply by email' }))
  expect(screen.getByText(/gave no email address/)).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Send reply' })).toBeNull()
})

// WORK-16
test.each([
  ['waiting', 'Email on its way'],
  ['sent', 'Email sent'],
  ['refused', 'The address does not exist; not sent'],
  ['expired', 'No email server took it for 7 days; not sent'],
])('%s: the thread says how far the email is', async (delivery, words) => {
  const note = {
    id: 'a',
    kind: 'email',
    authorId: 'me',
    author: 'Mona',
    text: 'Thank you',
    subject: 'About it',
    delivery,
    createdAt: '2026-11-25T10:00:00.000Z',
  }
  await renderPanel(() => undefined, { notes: [note] })
  await waitFor(() => expect(listed()[0]).toContain(`Reply by email${words}About itThank you`))
})
