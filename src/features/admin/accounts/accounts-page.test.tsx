import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import type { Account } from '#contract/admin/accounts.ts'
import { ApiFailure } from '#contract/errors.ts'
import type { Role } from '#contract/roles.ts'
import type { ApiClient } from '#src/api/api-client.ts'
import { addAdminTexts } from '#src/i18n/add-admin-texts.ts'
import { InApp, renderInApp } from '#tests/support/render-in-app.tsx'
import { RolesContext } from '../permissions.ts'
import { AccountsPage } from './accounts-page.tsx'

const account = (name: string, rest: Partial<Account>): Account => ({
  id: name.toLowerCase(),
  version: 4,
  email: `${name.toLowerCase()}@nasaem.example`,
  name,
  roles: ['sales'],
  status: 'active',
  language: 'en',
  lastSeenAt: '2026-11-20T10:00:00.000Z',
  hasFactor: false,
  invitedUntil: null,
  ...rest,
})

const accounts = [
  account('Mona', { roles: ['sales', 'recruiter'], hasFactor: true }),
  account('Samir', { status: 'deactivated' }),
  account('Huda', { name: '', status: 'invited', lastSeenAt: null, invitedUntil: null }),
]

const words = {
  ar: {
    changeRoles: 'تعديل الأدوار',
    resend: 'إعادة الإرسال',
    activate: 'إعادة التفعيل',
    deactivate: 'إيقاف الحساب',
    remove: 'حذف',
    save: 'حفظ',
    invite: 'دعوة شخص',
    editor: 'محرر',
    reset: 'إعادة تعيين التحقق بخطوتين',
    demand: 'من يلزمه التحقق بخطوتين',
  },
  en: {
    changeRoles: 'Change the roles',
    resend: 'Send again',
    activate: 'Activate again',
    deactivate: 'Deactivate',
    remove: 'Delete',
    save: 'Save',
    invite: 'Invite someone',
    editor: 'Editor',
    reset: 'Reset the second factor',
    demand: 'Who needs a second factor',
  },
} as const

async function openAccounts(
  language: 'ar' | 'en',
  { roles = ['owner'], refuse }: { roles?: readonly Role[]; refuse?: Error } = {},
) {
  const { app, rerender } = await renderInApp(<div />, { language })
  await addAdminTexts(app.i18n, language)
  const asked: string[] = []
  const sent: { id: string; body: unknown }[] = []
  const client: ApiClient = async ({ id }, { body } = {}) => {
    if (id === 'second-factor.read') return { data: { roles: ['sales'] } }
    if (id === 'second-factor.save') {
      sent.push({ id, body })
      return { data: body }
    }
    if (!id.startsWith('accounts.')) return { data: { data: [] } }
    asked.push(id)
    if (id === 'accounts.list') return { data: accounts }
    sent.push({ id, body })
    if (refuse) throw refuse
    return { data: accounts[0] }
  }
  rerender(
    <InApp app={{ ...app, api: { ...app.api, client } }}>
      <RolesContext value={roles}>
        <AccountsPage />
      </RolesContext>
    </InApp>,
  )
  return { asked, sent, user: userEvent.setup() }
}

const button = (name: string) => screen.findByRole('button', { name })

// ACCOUNT-1, ACCOUNT-2, ACCOUNT-4
test.each(['ar', 'en'] as const)(
  '%s: each account offers what its state allows, and what ends something asks first',
  async (language) => {
    const text = words[language]
    const { sent, user } = await openAccounts(language)
    await user.click(await button(`${text.resend}: huda@nasaem.example`))
    await user.click(await button(`${text.activate}: Samir`))
    await waitFor(() => expect(sent).toHaveLength(2))

    await user.click(await button(`${text.deactivate}: Mona`))
    const asked = screen.getByRole('alertdialog')
    expect(sent).toHaveLength(2)
    await user.click(within(asked).getByRole('button', { name: text.deactivate }))
    await user.click(await button(`${text.remove}: huda@nasaem.example`))
    await user.click(
      within(await screen.findByRole('alertdialog')).getByRole('button', { name: text.remove }),
    )
    await waitFor(() => expect(sent).toHaveLength(4))
    expect(sent.map(({ id, body }) => [id, body])).toEqual([
      ['accounts.resend', undefined],
      ['accounts.save', { roles: ['sales'], deactivated: false }],
      ['accounts.save', { roles: ['sales', 'recruiter'], deactivated: true }],
      ['accounts.remove', undefined],
    ])
    expect(screen.queryByRole('button', { name: `${text.remove}: Mona` })).toBeNull()
  },
)

// ROLE-1
test.each(['ar', 'en'] as const)(
  '%s: roles are changed, and none at all is refused in the dialog',
  async (language) => {
    const text = words[language]
    const { sent, user } = await openAccounts(language)
    await user.click(await button(`${text.changeRoles}: Samir`))
    const dialog = within(await screen.findByRole('dialog'))
    const boxes = dialog.getAllByRole('checkbox')
    const chosen = boxes.filter((box) => (box as HTMLInputElement).checked)
    for (const box of chosen) await user.click(box)
    await user.click(dialog.getByRole('button', { name: text.save }))
    expect(sent).toEqual([])
    await user.click(dialog.getByRole('checkbox', { name: text.editor }))
    await user.click(dialog.getByRole('button', { name: text.save }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(sent.map(({ body }) => body)).toEqual([{ roles: ['editor'], deactivated: true }])
  },
)

// ACCOUNT-6
test.each(['ar', 'en'] as const)(
  '%s: a second factor is reset after a question, and only where there is one',
  async (language) => {
    const text = words[language]
    const { sent, user } = await openAccounts(language)
    await user.click(await button(`${text.reset}: Mona`))
    expect(screen.queryByRole('button', { name: `${text.reset}: Samir` })).toBeNull()
    const question = within(screen.getByRole('alertdialog'))
    expect(sent).toEqual([])
    await user.click(question.getByRole('button', { name: text.reset }))
    await waitFor(() => expect(sent.map(({ id }) => id)).toEqual(['accounts.resetFactors']))
  },
)

// ROLE-8
test.each(['ar', 'en'] as const)(
  '%s: owners choose the roles that demand a second factor',
  async (language) => {
    const text = words[language]
    const { sent, user } = await openAccounts(language)
    const demand = within(await screen.findByRole('region', { name: text.demand }))
    const [first] = demand.getAllByRole('checkbox', { checked: true })
    expect(demand.getAllByRole('checkbox', { checked: true })).toHaveLength(1)
    await user.click(first ?? document.body)
    await user.click(demand.getByRole('checkbox', { name: text.editor }))
    await user.click(demand.getByRole('button', { name: text.save }))
    await waitFor(() =>
      expect(sent).toEqual([{ id: 'second-factor.save', body: { roles: ['editor'] } }]),
    )
  },
)

// ROLE-8
test('auditors read which roles demand a second factor', async () => {
  await openAccounts('en', { roles: ['auditor'] })
  const demand = within(await screen.findByRole('region', { name: words.en.demand }))
  expect(demand.getByText('These roles require a second factor: Sales.')).toBeTruthy()
  expect(demand.queryByRole('checkbox')).toBeNull()
})

// ACCOUNT-5
test('a change that is refused leaves the dialog and its choice', async () => {
  const refuse = new ApiFailure('accounts.save', 'server', {
    status: 409,
    body: { message: 'One owner has to stay.', code: 'last_owner' },
  })
  const { user } = await openAccounts('en', { refuse })
  await user.click(await button('Change the roles: Mona'))
  const dialog = within(await screen.findByRole('dialog'))
  await user.click(dialog.getByRole('checkbox', { name: 'Editor' }))
  await user.click(dialog.getByRole('button', { name: 'Save' }))
  await waitFor(() =>
    expect(dialog.getByRole('button', { name: 'Save' })).toHaveProperty('disabled', false),
  )
  expect(dialog.getByRole('checkbox', { name: 'Editor' })).toHaveProperty('checked', true)
})

// ACCOUNT-1, ROLE-6
test('an auditor sees the accounts and can change none', async () => {
  await openAccounts('en', { roles: ['auditor'] })
  await screen.findByRole('heading', { name: 'Mona' })
  expect(screen.queryByRole('button')).toBeNull()
})

// ROLE-6
test('an editor is told that the page is not theirs, and nothing is asked for', async () => {
  const { asked } = await openAccounts('en', { roles: ['editor'] })
  await screen.findByText(/^Your roles do not include this page/)
  expect(screen.queryByRole('heading', { name: 'Mona' })).toBeNull()
  expect(asked).toEqual([])
})
