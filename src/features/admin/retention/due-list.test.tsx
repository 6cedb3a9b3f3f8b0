import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, onTestFinished, test, vi } from 'vitest'
import type { Due, DueRecord, KeptRecord } from '#contract/admin/retention.ts'
import { dayOf, monthsAfter } from '#contract/calendar-days.ts'
import { ApiFailure } from '#contract/errors.ts'
import type { ApiClient } from '#src/api/api-client.ts'
import { addAdminTexts } from '#src/i18n/add-admin-texts.ts'
import { listenToToasts } from '#src/ui/toasts/show-toast.ts'
import { InApp, renderInApp } from '#tests/support/render-in-app.tsx'
import { DueList } from './due-list.tsx'

const of = { reference: 'R-100', createdAt: '2024-12-10T10:00:00.000Z', isDeleted: false }
const message: DueRecord = {
  ...of,
  collection: 'messages',
  id: 'm1',
  name: 'Sara Ahmed',
  state: 'answered',
  goesOn: '2026-12-10',
}
const application: DueRecord = {
  ...message,
  collection: 'associated-jobs',
  id: 'a1',
  name: 'Mona Salem',
  state: 'refused',
  goesOn: '2026-12-20',
}
const vendor: KeptRecord = {
  ...of,
  collection: 'vendors',
  id: 'v1',
  name: 'Delta',
  until: '',
  reason: 'At court',
  by: 'Omar',
}
const none: Due = { due: [], dueCount: 0, kept: [], keptCount: 0 }
const some: Due = { due: [message, application], dueCount: 2, kept: [vendor], keptCount: 1 }

const words = {
  ar: {
    due: 'يُمحى خلال 30 يومًا',
    count: 'سجلان',
    goes: 'يُمحى في 10 ديسمبر 2026',
    keep: 'الاحتفاظ به 12 شهرًا إضافيًا',
    until: 'يُحتفظ به حتى 10 ديسمبر 2027.',
    kept: 'سجلات مُدّدت مدتها',
    endless: 'يُحتفظ به حتى إلغاء التمديد',
    deleted: 'محذوف، ولا تزال استعادته ممكنة',
    by: /مدّدها \u2068Omar/,
    none: 'لا شيء يُمحى خلال الأيام الثلاثين القادمة.',
  },
  en: {
    due: 'Erased within 30 days',
    count: '2 records',
    goes: 'Erased on 10 December 2026',
    keep: 'Keep 12 months longer',
    until: 'Kept until 10 December 2027.',
    kept: 'Kept longer',
    endless: 'Kept until it is released',
    deleted: 'Deleted, can still be restored',
    by: /by \u2068Omar/,
    none: 'Nothing is erased within the next 30 days.',
  },
} as const

async function show(language: 'ar' | 'en', answers: unknown[], failure?: Error) {
  localStorage.setItem('language', language)
  const { app, rerender } = await renderInApp(<div />, { language })
  await addAdminTexts(app.i18n, language)
  const sent: unknown[] = []
  const client: ApiClient = async ({ id, path }, { body, query } = {}) => {
    if (id === 'retention.due') {
      const answer = answers.length > 1 ? answers.shift() : answers[0]
      if (answer instanceof Error) throw answer
      return { data: answer, query }
    }
    sent.push([id, path, body])
    if (failure) throw failure
    return { data: { id: '1', until: '' } }
  }
  rerender(
    <InApp app={{ ...app, api: { ...app.api, client } }}>
      <DueList />
    </InApp>,
  )
  const toasts: string[] = []
  onTestFinished(listenToToasts(({ text }) => toasts.push(text)))
  return { sent, toasts, user: userEvent.setup() }
}

// PERSON-9, PERSON-11
test.each(['ar', 'en'] as const)(
  '%s: what goes is named with its day, and kept 12 months longer by one press',
  async (language) => {
    const text = words[language]
    const { sent, toasts, user } = await show(language, [some, none])
    const due = within(await screen.findByRole('region', { name: text.due }))
    expect(due.getByText(text.count)).toBeTruthy()
    expect(due.getByText(text.goes)).toBeTruthy()
    expect(due.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/admin/messages/edit/m1',
      '/admin/associated-job/edit/a1',
    ])
    const kept = within(screen.getByRole('region', { name: text.kept }))
    for (const told of [text.endless, text.by, 'At court'])
      expect(kept.getByText(told)).toBeTruthy()
    await user.click(due.getAllByText(text.keep)[0] as HTMLElement)
    expect(await screen.findByText(text.none)).toBeTruthy()
    expect(toasts).toEqual([text.until])
    expect(sent).toEqual([
      ['retention.keep', '/Admin/persons/kept/m1', { until: '2027-12-10', reason: '' }],
    ])
  },
)

// PERSON-11
test('another period and a reason are chosen, and taken back', async () => {
  const { sent, toasts, user } = await show('en', [some])
  await user.click((await screen.findAllByText('Another period…'))[1] as HTMLElement)
  const dialog = within(await screen.findByRole('dialog'))
  await user.selectOptions(dialog.getByLabelText(/^For how long/), '3')
  await user.type(dialog.getByLabelText(/^Reason/), 'At court')
  await user.click(dialog.getByText('Keep longer'))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await user.click(screen.getByText('Change…'))
  const other = within(await screen.findByRole('dialog'))
  expect(other.getByLabelText(/^Reason/)).toHaveProperty('value', 'At court')
  await user.click(other.getByText('Keep longer'))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await user.click(screen.getByText('Release'))
  await waitFor(() => expect(toasts).toHaveLength(3))
  expect(toasts.at(-1)).toBe('Released. It is listed for 30 days before it is erased.')
  expect(sent).toEqual([
    ['retention.keep', '/Admin/persons/kept/a1', { until: '2027-03-20', reason: 'At court' }],
    [
      'retention.keep',
      '/Admin/persons/kept/v1',
      { until: monthsAfter(dayOf(new Date()), 12), reason: 'At court' },
    ],
    ['retention.release', '/Admin/persons/kept/v1', undefined],
  ])
})

// PERSON-11
test('a record that is gone is said to be gone, and the list is read anew', async () => {
  const gone = new ApiFailure('retention.keep', 'server', { status: 404, body: {} })
  const { toasts, user } = await show('en', [some, none], gone)
  await user.click((await screen.findAllByText(words.en.keep))[0] as HTMLElement)
  expect(await screen.findByText(words.en.none)).toBeTruthy()
  expect(toasts).toEqual(['This record is no longer there.'])
})

// PERSON-14
test.each(['ar', 'en'] as const)(
  '%s: what is deleted says so and leads nowhere',
  async (language) => {
    const due = [{ ...message, isDeleted: true }, application]
    await show(language, [{ ...some, due, kept: [{ ...vendor, isDeleted: true }] }])
    expect(await screen.findAllByText(words[language].deleted)).toHaveLength(2)
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/admin/associated-job/edit/a1',
    ])
    expect(screen.getByText('Sara Ahmed')).toBeTruthy()
  },
)

// PERSON-9
test('more of a long list is asked for', async () => {
  const { user } = await show('en', [{ ...some, dueCount: 70 }, some])
  await user.click(await screen.findByText('Show more'))
  await waitFor(() => expect(screen.queryByText('Show more')).toBeNull())
})

// PERSON-9
test('without a connection the list cannot be read, and says so', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  await show('en', [some])
  await screen.findByText('This page needs a connection. You are offline now.')
})
