import 'fake-indexeddb/auto'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { ApiFailure } from '#contract/errors.ts'
import type { ApiClient } from '#src/api/api-client.ts'
import { addAdminTexts } from '#src/i18n/add-admin-texts.ts'
import { currentDrafts, keepDraft, leaveDrafts, openDrafts } from '#src/pwa/drafts.ts'
import { InApp, renderInApp, type CannedAnswers } from '#tests/support/render-in-app.tsx'
import { driversScreen } from '../declarations/drivers.ts'
import { messagesScreen } from '../declarations/messages.ts'
import { RecordForm } from './form/record-form.tsx'
import { RecordLoader } from './record-loader.tsx'
import type { AdminRecord } from './column.ts'
import type { CollectionScreen } from './screen.ts'

const kept = {
  id: '11111111-1111-4111-8111-111111111111',
  version: 3,
  createdAt: '2026-11-01T10:00:00.000Z',
  updatedAt: '2026-11-01T10:00:00.000Z',
  pictures: {},
}
const driver: AdminRecord = {
  ...kept,
  title: { ar: 'المراوح', en: 'Fans' },
  description: { ar: 'مراوح محورية', en: 'Axial fans' },
  pictureId: null,
  order: 4,
}

const refused = (call: string, status: number, body: unknown = { message: 'no' }) => ({
  failure: new ApiFailure(call, 'server', { status, body }),
})
const unanswered = (call: string) => ({ failure: new ApiFailure(call, 'network') })

interface Opening {
  language?: 'ar' | 'en'
  answers?: CannedAnswers
  /** Answers instead. */
  client?: ApiClient
}

async function open(collection: CollectionScreen, { language = 'ar', answers, client }: Opening) {
  const onSaved = vi.fn()
  const onCancel = vi.fn()
  const { app, rerender } = await renderInApp(<div />, { language, ...(answers && { answers }) })
  await addAdminTexts(app.i18n, language)
  rerender(
    <InApp app={client ? { ...app, api: { ...app.api, client } } : app}>
      <RecordLoader screen={collection} id={kept.id}>
        {(opened) => (
          <RecordForm screen={collection} {...opened} onSaved={onSaved} onCancel={onCancel} />
        )}
      </RecordLoader>
    </InApp>,
  )
  return { onSaved, onCancel, user: userEvent.setup() }
}

/** An edit of the driver that was kept here and never published. */
async function keepTyped(typed: string): Promise<void> {
  void openDrafts('sara')
  await expect.poll(currentDrafts).toBeDefined()
  const { title, description, pictureId } = driver
  await keepDraft({
    collection: 'drivers',
    recordId: driver.id,
    isNew: false,
    title: typed,
    path: '/',
    values: { title: { ...(title as object), ar: typed }, description, pictureId, order: '4' },
    base: driver,
    pictures: {},
    savedAt: Date.now(),
  })
}

afterEach(() => leaveDrafts('sara'))

const words = {
  ar: {
    title: /^العنوان بالعربية/,
    typed: 'مراوح هادئة',
    deleted: /حُذف هذا السجل، وما كتبته ما زال هنا/,
    bringBack: 'استعادة السجل',
    discard: 'حذف ما كتبته',
    gone: 'هذا السجل غير موجود؛ ربما حُذف.',
    save: 'حفظ',
    lost: 'لا يمكن استعادة هذا السجل.',
  },
  en: {
    title: /^Title in Arabic/,
    typed: 'مراوح هادئة',
    deleted: /This record has been deleted. What you typed is still here/,
    bringBack: 'Restore the record',
    discard: 'Discard what I typed',
    gone: 'This record does not exist; it may have been deleted.',
    save: 'Save',
    lost: 'This record cannot be restored.',
  },
} as const

test.each(['ar', 'en'] as const)(
  '%s: a draft of a deleted record is shown, and goes on over the record that was brought back',
  async (language) => {
    const text = words[language]
    await keepTyped(text.typed)
    const back = { ...driver, version: 4 }
    const { user, onSaved } = await open(driversScreen, {
      language,
      answers: {
        'drivers.read': refused('drivers.read', 404),
        'drivers.restore': { body: { data: back } },
        'drivers.save': { body: { data: { ...back, version: 5 } } },
      },
    })
    expect(await screen.findByText(text.deleted)).toBeTruthy()
    expect(screen.getByLabelText<HTMLInputElement>(text.title).value).toBe(text.typed)
    await user.click(screen.getByRole('button', { name: text.bringBack }))
    await waitFor(() => expect(screen.queryByText(text.deleted)).toBeNull())
    expect(screen.getByLabelText<HTMLInputElement>(text.title).value).toBe(text.typed)
    const save = screen.getByRole('button', { name: text.save })
    await waitFor(() => expect(document.activeElement).toBe(save))
    await user.click(save)
    await waitFor(() => expect(onSaved).toHaveBeenCalled())
    expect(currentDrafts()).toEqual([])
  },
)

test('what was changed in a deleted record since its draft was begun is said when it is back', async () => {
  await keepTyped(words.ar.typed)
  const { user } = await open(driversScreen, {
    answers: {
      'drivers.read': refused('drivers.read', 404),
      'drivers.restore': { body: { data: { ...driver, version: 5, order: 9 } } },
    },
  })
  await user.click(await screen.findByRole('button', { name: words.ar.bringBack }))
  expect(await screen.findByText(/عدّل شخص آخر هذا السجل بعد ذلك/)).toBeTruthy()
  expect(screen.getByLabelText<HTMLInputElement>(words.ar.title).value).toBe(words.ar.typed)
})

test('a draft of a deleted record can be given up', async () => {
  await keepTyped(words.ar.typed)
  const answers = { 'drivers.read': refused('drivers.read', 404) }
  const { user, onCancel } = await open(driversScreen, { answers })
  await user.click(await screen.findByRole('button', { name: words.ar.discard }))
  expect(onCancel).toHaveBeenCalledOnce()
  expect(currentDrafts()).toEqual([])
})

test('a record that someone else has brought back already is gone on with', async () => {
  await keepTyped(words.ar.typed)
  const { user } = await open(driversScreen, {
    answers: {
      'drivers.read': [refused('drivers.read', 404), { body: { data: { ...driver, version: 4 } } }],
      'drivers.restore': refused('drivers.restore', 404),
    },
  })
  await user.click(await screen.findByRole('button', { name: words.ar.bringBack }))
  await waitFor(() => expect(screen.queryByText(words.ar.deleted)).toBeNull())
  expect(screen.getByLabelText<HTMLInputElement>(words.ar.title).value).toBe(words.ar.typed)
})

test('a record that cannot be brought back leaves what was typed where it is', async () => {
  await keepTyped(words.ar.typed)
  const { user } = await open(driversScreen, {
    answers: {
      'drivers.read': refused('drivers.read', 404),
      'drivers.restore': refused('drivers.restore', 404),
    },
  })
  const bringBack = await screen.findByRole('button', { name: words.ar.bringBack })
  await user.click(bringBack)
  await waitFor(() => expect(bringBack).toHaveProperty('disabled', false))
  expect(screen.getByText(words.ar.deleted)).toBeTruthy()
  expect(screen.getByLabelText<HTMLInputElement>(words.ar.title).value).toBe(words.ar.typed)
  expect(currentDrafts()).toHaveLength(1)
})

test('without a draft a deleted record is said not to be there', async () => {
  await open(driversScreen, { answers: { 'drivers.read': refused('drivers.read', 404) } })
  expect(await screen.findByText(words.ar.gone)).toBeTruthy()
})

test('a draft is shown where nothing answers and nothing was kept of its record', async () => {
  await keepTyped(words.ar.typed)
  await open(driversScreen, { answers: { 'drivers.read': unanswered('drivers.read') } })
  const title = await screen.findByLabelText<HTMLInputElement>(words.ar.title)
  expect(title.value).toBe(words.ar.typed)
  expect(screen.queryByText(words.ar.deleted)).toBeNull()
})

const message: AdminRecord = {
  ...kept,
  version: 1,
  status: 'new',
  notes: '',
  reference: 'NS-1',
  name: 'منى حسن',
  email: 'mona@example.com',
  phoneNumber: '+201012345678',
  topic: '',
  messageContent: 'نحتاج عرض سعر لمراوح جراج من دورين.',
  language: 'ar',
}
const read = { ...message, status: 'open', version: 2 }
const statusField = () => screen.findByRole<HTMLSelectElement>('combobox', { name: 'الحالة' })

test('a message is shown as read while that is still on its way', async () => {
  await open(messagesScreen, { answers: { 'messages.read': { body: { data: message } } } })
  expect((await statusField()).value).toBe('open')
})

test.each([
  ['is stored', { body: { data: read } }],
  ['gets no answer', unanswered('messages.save')],
  ['was stored, and its answer lost', unanswered('messages.save')],
  ['is still on its way', 'pending' as const],
  ['was stored, and its answer is still on its way', 'pending' as const],
])('a message is saved without a conflict when that it was read %s', async (case_, marking) => {
  const wasLost = case_.includes('was stored')
  const stale = refused('messages.save', 412, { message: 'stale', code: 'stale', data: read })
  const { user, onSaved } = await open(messagesScreen, {
    answers: {
      'messages.read': { body: { data: message } },
      'messages.save': [
        marking,
        ...(wasLost ? [stale] : []),
        { body: { data: { ...read, status: 'answered', version: 3 } } },
      ],
    },
  })
  await user.selectOptions(await statusField(), 'answered')
  await user.click(screen.getByRole('button', { name: 'حفظ' }))
  await waitFor(() => expect(onSaved).toHaveBeenCalled())
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('what someone else has done with a message is shown, though it was only just read', async () => {
  const theirs = { ...message, status: 'archived', version: 2 }
  const stale = refused('messages.save', 412, { message: 'stale', code: 'stale', data: theirs })
  const { user, onSaved } = await open(messagesScreen, {
    answers: {
      'messages.read': { body: { data: message } },
      'messages.save': [stale, stale],
    },
  })
  await user.selectOptions(await statusField(), 'answered')
  await user.click(screen.getByRole('button', { name: 'حفظ' }))
  expect(await screen.findByRole('dialog', { name: 'عدّل شخص آخر هذا السجل' })).toBeTruthy()
  expect(onSaved).not.toHaveBeenCalled()
})

test('that a message was read is given up for what is chosen, which goes out at once', async () => {
  const calls: unknown[] = []
  const client: ApiClient = ({ id }, { body, headers, signal } = {}) => {
    if (id === 'messages.read') return Promise.resolve({ data: message })
    const { status } = body as AdminRecord
    calls.push([status, headers?.['If-Match']])
    if (status === 'answered') return Promise.resolve({ data: { ...read, status } })
    // An answer that came late would show a status that nobody chose.
    signal?.addEventListener('abort', () => calls.push('cancelled'))
    return new Promise(() => {})
  }
  const { user, onSaved } = await open(messagesScreen, { client })
  await user.selectOptions(await statusField(), 'answered')
  await user.click(screen.getByRole('button', { name: 'حفظ' }))
  await waitFor(() => expect(onSaved).toHaveBeenCalled())
  expect(calls).toEqual([['open', '"1"'], 'cancelled', ['answered', '"1"']])
})
