import 'fake-indexeddb/auto'
import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { ApiFailure } from '#contract/errors.ts'
import { addAdminTexts } from '#src/i18n/add-admin-texts.ts'
import { currentDrafts, keepDraft, leaveDrafts, openDrafts } from '#src/pwa/drafts.ts'
import { hasUnsavedWork } from '#src/pwa/unsaved-work.ts'
import { showToast } from '#src/ui/toasts/show-toast.ts'
import { InApp, renderInApp, type CannedAnswers } from '#tests/support/render-in-app.tsx'
import { driversScreen } from '../../declarations/drivers.ts'
import type { AdminRecord } from '../column.ts'
import { RecordForm } from './record-form.tsx'

vi.mock(import('#src/ui/toasts/show-toast.ts'), { spy: true })

const record: AdminRecord = {
  id: '11111111-1111-4111-8111-111111111111',
  version: 3,
  createdAt: '2026-11-01T10:00:00.000Z',
  updatedAt: '2026-11-01T10:00:00.000Z',
  pictures: {},
  title: { ar: 'المراوح', en: '' },
  description: { ar: 'مراوح محورية', en: 'Axial fans' },
  pictureId: null,
  order: 4,
}

afterEach(() => leaveDrafts('sara'))

async function renderForm(
  language: 'ar' | 'en',
  answers: CannedAnswers = {},
  edited: { record: AdminRecord | undefined } = { record },
) {
  const onSaved = vi.fn()
  const { app, rerender, unmount } = await renderInApp(<div />, { language, answers })
  await addAdminTexts(app.i18n, language)
  rerender(
    <InApp app={app}>
      <RecordForm screen={driversScreen} {...edited} onSaved={onSaved} />
    </InApp>,
  )
  return { app, onSaved, unmount, user: userEvent.setup() }
}

const words = {
  ar: {
    arabic: /^العنوان بالعربية/,
    english: /^العنوان بالإنجليزية/,
    order: 'الترتيب',
    save: 'حفظ',
    required: 'العنوان مطلوب',
    short: 'يجب ألا يقل العنوان عن حرفين',
    number: 'يجب أن يكون الترتيب رقمًا',
    missing: 'نص واحد بلا إنجليزية',
    theirs: 'عدّل شخص آخر هذا السجل',
    deleted: /حُذف هذا السجل، وما كتبته ما زال هنا/,
    bringBack: 'استعادة السجل',
  },
  en: {
    arabic: /^Title in Arabic/,
    english: /^Title in English/,
    order: 'Order',
    save: 'Save',
    required: 'Title is required',
    short: 'Title must be at least 2 characters long',
    number: 'Order must be a number',
    missing: '1 text has no English',
    theirs: 'Someone else has changed this record',
    deleted: /This record has been deleted. What you typed is still here/,
    bringBack: 'Restore the record',
  },
}

// DIGIT-3, RECORD-1, RECORD-2, RECORD-3
test.each(['ar', 'en'] as const)('%s: the rules of the content form', async (language) => {
  const { user, onSaved } = await renderForm(language)
  const text = words[language]
  const arabic = screen.getByLabelText(text.arabic)
  const english = screen.getByLabelText(text.english)
  expect(arabic).toHaveProperty('dir', 'rtl')
  expect(english).toHaveProperty('dir', 'ltr')
  expect(english).toHaveProperty('lang', 'en')
  expect(screen.getByText(text.missing)).toBeTruthy()

  const order = screen.getByRole<HTMLInputElement>('textbox', { name: text.order })
  await user.clear(order)
  await user.type(order, '-1٢.x٣')
  expect(order.value).toBe('123')
  await user.clear(order)
  await user.clear(arabic)
  await user.type(english, 'F')
  await user.click(screen.getByRole('button', { name: text.save }))
  expect(await screen.findByText(text.required)).toBeTruthy()
  expect(screen.getByText(text.short)).toBeTruthy()
  expect(screen.getByText(text.number)).toBeTruthy()
  await waitFor(() => expect(document.activeElement).toBe(arabic))
  expect(onSaved).not.toHaveBeenCalled()
})

test('what the picture shows is asked for in both languages, each in its own direction', async () => {
  const { user } = await renderForm('en')
  const arabic = screen.getByLabelText(/^Picture description in Arabic/)
  const english = screen.getByLabelText(/^Picture description in English/)
  expect([arabic, english]).toMatchObject([
    { dir: 'rtl', lang: 'ar', value: '' },
    { dir: 'ltr', lang: 'en', value: '' },
  ])
  await user.type(arabic, 'مروحة')
  expect(screen.getByText('2 texts have no English')).toBeTruthy()
  await user.type(english, 'A fan')
  expect(screen.getByText('1 text has no English')).toBeTruthy()
})

test('a draft of before pictures said what they show keeps its picture', async () => {
  void openDrafts('sara')
  await waitFor(() => expect(currentDrafts()).toBeDefined())
  const picture = { key: 'fan', width: 2, height: 1, color: '#000000', widths: [1, 2] }
  const { title, description } = record
  await keepDraft({
    collection: 'drivers',
    recordId: record.id,
    isNew: false,
    title: 'المراوح',
    path: '/admin/drivers',
    values: { title, description, pictureId: 'chosen', order: '7' },
    base: record,
    pictures: { chosen: picture },
    savedAt: Date.now(),
  })
  await renderForm('en')
  const shown = await screen.findByRole('button', { name: 'Enlarge Picture' })
  expect(shown.querySelector('img')?.getAttribute('src')).toBe('/media/fan-2.webp')
  expect(screen.getByLabelText('Order')).toHaveProperty('value', '7')
  expect(screen.getByLabelText(/^Picture description in English/)).toHaveProperty('value', '')
})

/** Opens the form with an answer to its save that is still to come, and begins one. */
async function beginSave() {
  void openDrafts('sara')
  await waitFor(() => expect(currentDrafts()).toEqual([]))
  let answer: (body: unknown) => void = () => {}
  const body = new Promise((resolve) => (answer = resolve))
  const form = await renderForm('en', { 'drivers.save': { body } })
  const english = screen.getByLabelText(words.en.english)
  await form.user.type(english, 'Fans')
  await waitFor(() => expect(currentDrafts()).toHaveLength(1))
  await form.user.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByRole('button', { name: 'Saving…' })).toBeTruthy()
  const saved = { ...record, version: 4, title: { ...(record.title as object), en: 'Fans' } }
  return { ...form, english, answer: () => answer({ data: saved }) }
}

// OFFLINE-14, RECORD-10
test('what is typed while it is being saved is still there, and is kept', async () => {
  const { user, onSaved, english, answer } = await beginSave()
  await user.type(english, ' and motors')
  answer()
  expect(await screen.findByRole('button', { name: 'Save' })).toBeTruthy()
  expect(english).toHaveProperty('value', 'Fans and motors')
  await waitFor(() =>
    expect(currentDrafts()).toMatchObject([
      { values: { title: { en: 'Fans and motors' } }, base: { version: 4 } },
    ]),
  )
  expect(hasUnsavedWork()).toBe(true)
  expect(onSaved).not.toHaveBeenCalled()
})

// OFFLINE-14, RECORD-15
test('what is typed while a new record is being stored is a draft of that record', async () => {
  void openDrafts('sara')
  await waitFor(() => expect(currentDrafts()).toEqual([]))
  let answer: (body: unknown) => void = () => {}
  const body = new Promise((resolve) => (answer = resolve))
  const { user, onSaved } = await renderForm(
    'en',
    { 'drivers.create': { body } },
    { record: undefined },
  )
  const arabic = screen.getByLabelText(words.en.arabic)
  await user.type(arabic, 'مراوح')
  await user.type(screen.getByLabelText(/^Description in Arabic/), 'مراوح محورية')
  await user.type(screen.getByLabelText(words.en.order), '4')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByRole('button', { name: 'Saving…' })).toBeTruthy()
  await user.type(arabic, ' نفاثة')
  answer({ data: { ...record, version: 1, title: { ar: 'مراوح', en: '' } } })
  await waitFor(() =>
    expect(currentDrafts()).toMatchObject([
      {
        recordId: record.id,
        isNew: false,
        path: expect.stringContaining(record.id) as string,
        values: { title: { ar: 'مراوح نفاثة' } },
      },
    ]),
  )
  expect(onSaved).not.toHaveBeenCalled()
})

// RECORD-10
test('its person may go while it is being saved, and is not led back', async () => {
  const { app, onSaved, answer, unmount } = await beginSave()
  await act(() => app.router.navigate({ href: '/projects' }))
  expect(screen.queryByRole('alertdialog')).toBeNull()
  expect(app.router.history.location.pathname).toBe('/projects')
  unmount()
  answer()
  await waitFor(() => expect(currentDrafts()).toEqual([]))
  await waitFor(() => expect(showToast).toHaveBeenCalled())
  expect(onSaved).not.toHaveBeenCalled()
})

// SESSION-16
test('it is unsaved work until it is saved, left as a draft before or not', async () => {
  void openDrafts('sara')
  await waitFor(() => expect(currentDrafts()).toEqual([]))
  const body = new Promise(() => {})
  const { user } = await renderForm('en', { 'drivers.save': { body } })
  await user.type(screen.getByLabelText(words.en.english), 'Fans')
  expect(hasUnsavedWork()).toBe(true)
  const connection = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(hasUnsavedWork()).toBe(false))
  connection.mockRestore()
  window.dispatchEvent(new Event('online'))
  await user.click(await screen.findByRole('button', { name: 'Save' }))
  expect(await screen.findByRole('button', { name: 'Saving…' })).toBeTruthy()
  expect(hasUnsavedWork()).toBe(true)
})

// OFFLINE-14
test('a draft that another tab has kept of the record stays, and is not taken for its own', async () => {
  const { onSaved, answer } = await beginSave()
  for (const own of currentDrafts() ?? [])
    await keepDraft({ ...own, values: { ...own.values, order: '7' }, savedAt: Date.now() + 1 })
  expect(await screen.findByText('Unsaved changes')).toBeTruthy()
  answer()
  await waitFor(() => expect(onSaved).toHaveBeenCalled())
  expect(currentDrafts()).toMatchObject([{ values: { order: '7' } }])
})

// RECORD-8
test('a fault that the server found is shown at its field', async () => {
  const body = { message: 'no', code: 'invalid_input', errors: { 'title.en': ['محجوز'] } }
  const failure = new ApiFailure('drivers.save', 'server', { status: 400, body })
  const { user } = await renderForm('ar', { 'drivers.save': { failure } })
  await user.type(screen.getByLabelText(words.ar.english), 'Fans')
  await user.click(screen.getByRole('button', { name: 'حفظ' }))
  expect(await screen.findByText('محجوز')).toBeTruthy()
})

test.each(['ar', 'en'] as const)(
  "%s: another editor's version is shown beside one's own, and both can be kept",
  async (language) => {
    const current = { ...record, version: 4, title: { ar: 'عنوان آخر', en: 'Theirs' } }
    const body = { message: 'stale', code: 'stale', data: current }
    const { user, onSaved } = await renderForm(language, {
      'drivers.save': [
        { failure: new ApiFailure('drivers.save', 'server', { status: 412, body }) },
        { body: { data: { ...current, version: 5 } } },
      ],
    })
    const text = words[language]
    await user.type(screen.getByLabelText(text.arabic), ' الهادئة')
    await user.click(screen.getByRole('button', { name: text.save }))
    expect(await screen.findByRole('dialog', { name: text.theirs })).toBeTruthy()
    expect(screen.getByText('المراوح الهادئة')).toBeTruthy()
    const chosen = screen.getAllByRole<HTMLInputElement>('radio').map(({ checked }) => checked)
    // Mine where I changed it, theirs where only they did.
    expect(chosen).toEqual([true, false, false, true])
    const save = language === 'ar' ? 'حفظ بهذه الاختيارات' : 'Save with these choices'
    await user.click(screen.getByRole('button', { name: save }))
    await waitFor(() => expect(onSaved).toHaveBeenCalled())
  },
)

test.each([
  ['ar', 404],
  ['en', 410],
] as const)(
  '%s: a record that was deleted meanwhile (%i) is brought back, and what was typed is saved',
  async (language, status) => {
    const back = { ...record, version: 4 }
    const body = { message: 'not there', code: 'not_found' }
    const { user, onSaved } = await renderForm(language, {
      'drivers.save': [
        { failure: new ApiFailure('drivers.save', 'server', { status, body }) },
        { body: { data: { ...back, version: 5 } } },
      ],
      'drivers.restore': { body: { data: back } },
    })
    const text = words[language]
    const title = screen.getByLabelText<HTMLInputElement>(text.arabic)
    await user.type(title, ' الهادئة')
    await user.click(screen.getByRole('button', { name: text.save }))
    const notice = (await screen.findByText(text.deleted)).parentElement
    await waitFor(() => expect(document.activeElement).toBe(notice))
    expect(title.value).toBe('المراوح الهادئة')
    expect(onSaved).not.toHaveBeenCalled()
    await user.click(screen.getByRole('button', { name: text.bringBack }))
    await waitFor(() => expect(screen.queryByText(text.deleted)).toBeNull())
    expect(title.value).toBe('المراوح الهادئة')
    await user.click(screen.getByRole('button', { name: text.save }))
    await waitFor(() => expect(onSaved).toHaveBeenCalled())
  },
)
