import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import type { Held, HeldRecord } from '#contract/admin/persons.ts'
import { ApiFailure } from '#contract/errors.ts'
import type { Role } from '#contract/roles.ts'
import type { ApiClient } from '#src/api/api-client.ts'
import { addAdminTexts } from '#src/i18n/add-admin-texts.ts'
import { InApp, renderInApp } from '#tests/support/render-in-app.tsx'
import { RolesContext } from '../permissions.ts'
import { PersonsPage } from './persons-page.tsx'

const email = 'sara@example.com'

const record = (id: string, rest: Partial<HeldRecord>): HeldRecord => ({
  collection: 'messages',
  id,
  name: 'Sara Ahmed',
  reference: 'R-100',
  email,
  phone: '+201012345678',
  createdAt: '2026-11-20T10:00:00.000Z',
  isDeleted: false,
  files: 0,
  ...rest,
})

const nothing: Held = { records: [], files: 0, history: 0, mails: 0, hasAccount: false }
const held: Held = {
  records: [
    record('1', {}),
    record('2', { isDeleted: true }),
    record('3', { collection: 'associated-jobs', files: 1 }),
  ],
  files: 1,
  history: 12,
  mails: 2,
  hasAccount: false,
}

const words = {
  ar: {
    who: 'البريد الإلكتروني أو رقم الهاتف',
    find: 'بحث',
    counts: '3 سجلات · ملف واحد · رسالتا بريد إليه أو عنه · 12 قيدًا في سجل النشاط',
    gone: ['3 سجلات', 'ملف واحد', 'رسالتا بريد إليه أو عنه'],
    deleted: 'الرسائل · محذوف، ولا تزال استعادته ممكنة',
    export: 'تصدير الكل',
    erase: 'محو الكل',
    none: 'لا شيء محفوظ عن هذا البريد أو الرقم.',
  },
  en: {
    who: 'Email address or phone number',
    find: 'Find',
    counts: '3 records · 1 file · 2 emails to them or about them · 12 entries in the audit trail',
    gone: ['3 records', '1 file', '2 emails to them or about them'],
    deleted: 'Messages · Deleted, can still be restored',
    export: 'Export everything',
    erase: 'Erase everything',
    none: 'Nothing is held about this address or number.',
  },
} as const

type Answer = unknown

async function openPersons(
  language: 'ar' | 'en',
  {
    roles = ['owner'],
    answers = {},
  }: { roles?: readonly Role[]; answers?: Record<string, Answer[]> } = {},
) {
  const { app, rerender } = await renderInApp(<div />, { language })
  await addAdminTexts(app.i18n, language)
  const sent: { id: string; body: unknown }[] = []
  const client: ApiClient = async ({ id }, { body } = {}) => {
    if (!id.startsWith('persons.')) return { data: { data: [] } }
    sent.push({ id, body })
    const answer = answers[id]?.shift() ?? { data: nothing }
    if (answer instanceof Error) throw answer
    return answer
  }
  rerender(
    <InApp app={{ ...app, api: { ...app.api, client } }}>
      <RolesContext value={roles}>
        <PersonsPage />
      </RolesContext>
    </InApp>,
  )
  const user = userEvent.setup()
  const find = async (who: string) => {
    const { who: label, find: button } = words[language]
    await user.type(await screen.findByLabelText(label), who)
    await user.click(screen.getByRole('button', { name: button }))
  }
  return { sent, user, find }
}

// PERSON-1, PERSON-4
test.each(['ar', 'en'] as const)(
  '%s: what is held is listed, and erased once its counts are confirmed',
  async (language) => {
    const text = words[language]
    const { sent, user, find } = await openPersons(language, {
      answers: {
        'persons.find': [{ data: held }, { data: nothing }],
        'persons.erase': [{ data: { records: 3, filesLeft: 0 } }],
      },
    })
    await find(` ${email}`)
    expect(await screen.findByText(text.counts)).toBeTruthy()
    const cards = screen.getAllByRole('listitem')
    expect(cards).toHaveLength(3)
    expect(screen.getByText(text.deleted)).toBeTruthy()
    // A deleted one has no page.
    const links = cards.flatMap((card) => within(card).queryAllByRole('link'))
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/admin/messages/edit/1',
      '/admin/associated-job/edit/3',
    ])

    await user.click(screen.getByRole('button', { name: text.erase }))
    const dialog = within(await screen.findByRole('alertdialog'))
    expect(dialog.getAllByRole('listitem').map((item) => item.textContent)).toEqual(text.gone)
    expect(sent).toHaveLength(1)
    await user.click(dialog.getByRole('button', { name: text.erase }))
    expect(await screen.findByText(text.none)).toBeTruthy()
    expect(sent.map(({ id, body }) => [id, body])).toEqual([
      ['persons.find', { who: ` ${email}` }],
      ['persons.erase', { who: email, records: 3 }],
      ['persons.find', { who: email }],
    ])
  },
)

// PERSON-4
test('what has changed since is not erased, and shown anew', async () => {
  const changed = new ApiFailure('persons.erase', 'server', {
    status: 409,
    body: { message: 'It has changed.', code: 'held_changed' },
  })
  const less = { ...held, records: held.records.slice(1) }
  const { user, find } = await openPersons('en', {
    answers: { 'persons.find': [{ data: held }, { data: less }], 'persons.erase': [changed] },
  })
  await find(email)
  await user.click(await screen.findByRole('button', { name: words.en.erase }))
  const dialog = within(await screen.findByRole('alertdialog'))
  await user.click(dialog.getByRole('button', { name: words.en.erase }))
  await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(2))
})

// PERSON-2
test('all of it is saved as a file', async () => {
  const saved: string[] = []
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    saved.push(this.download)
  })
  Object.assign(URL, { createObjectURL: () => 'blob:x', revokeObjectURL() {} })
  const { sent, user, find } = await openPersons('en', {
    answers: { 'persons.find': [{ data: held }], 'persons.export': [new Blob(['PK'])] },
  })
  await find(email)
  await user.click(await screen.findByRole('button', { name: words.en.export }))
  await waitFor(() => expect(saved).toHaveLength(1))
  expect(saved[0]).toMatch(/^personal-data-[\d-]+\.zip$/)
  expect(sent.at(-1)).toEqual({ id: 'persons.export', body: { who: email } })
})

// PERSON-1
test('a part of an address is refused beside the field', async () => {
  const refused = new ApiFailure('persons.find', 'server', {
    status: 400,
    body: { message: 'Wrong', errors: { who: ['Enter a whole email address'] } },
  })
  const { find } = await openPersons('en', { answers: { 'persons.find': [refused] } })
  await find('sara')
  expect(await screen.findByText('Enter a whole email address')).toBeTruthy()
  expect(screen.getByLabelText(words.en.who)).toHaveProperty('value', 'sara')
})

// PERSON-1
test('without a connection nothing can be asked for, and the page says so', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  await openPersons('en')
  const button = await screen.findByRole('button', { name: words.en.find })
  expect(button).toHaveProperty('disabled', true)
  expect(screen.getByText('This page needs a connection. You are offline now.')).toBeTruthy()
})

// PERSON-1, ROLE-6
test.each(['auditor', 'editor'] as const)('%s: the page is not theirs', async (role) => {
  const { sent } = await openPersons('en', { roles: [role] })
  await screen.findByText(/^Your roles do not include this page/)
  expect(sent).toEqual([])
})
