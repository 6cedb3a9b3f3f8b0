import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type ReactNode, useState } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import type { Account } from '#contract/admin/accounts.ts'
import type { LogEntry } from '#contract/admin/audit.ts'
import type { CallQuery } from '#contract/endpoint.ts'
import { ApiFailure } from '#contract/errors.ts'
import { inEachLanguage } from '#contract/locale.ts'
import type { Role } from '#contract/roles.ts'
import type { ApiClient } from '#src/api/api-client.ts'
import { addAdminTexts } from '#src/i18n/add-admin-texts.ts'
import { InApp, renderInApp } from '#tests/support/render-in-app.tsx'
import { RolesContext } from '../permissions.ts'
import type { AddressChange } from '../collections/list-address.ts'
import { AuditLog, AuditPage } from './audit-page.tsx'

const mona = '11111111-1111-4111-8111-111111111111'

const entryOf = (id: string, rest: Partial<LogEntry>): LogEntry => ({
  id,
  at: '2026-11-25T10:00:00.000Z',
  userId: mona,
  userEmail: 'mona@nasaem.example',
  collection: 'sessions',
  recordId: null,
  action: 'signIn',
  title: inEachLanguage(() => ''),
  count: 1,
  details: {
    browser: 'firefox',
    system: 'windows',
    network: '203.0.113.x',
    file: '',
    format: null,
    rows: null,
    factor: null,
  },
  ...rest,
})
const unknown = {
  browser: null,
  system: null,
  network: '',
  file: '',
  format: null,
  rows: null,
  factor: null,
}

const accountOf = (id: string, name: string): Account => ({
  id,
  version: 1,
  email: `${name}@nasaem.example`,
  name,
  roles: ['owner'],
  status: 'active',
  language: 'en',
  hasFactor: false,
  lastSeenAt: null,
  invitedUntil: null,
})

const entries = [
  entryOf('1', {}),
  entryOf('2', {
    action: 'signInFailed',
    userId: '',
    userEmail: '',
    count: 12,
    details: { ...unknown },
  }),
  entryOf('3', {
    action: 'download',
    collection: 'associated-jobs',
    title: inEachLanguage(() => 'سارة'),
    details: { ...unknown, file: 'cv.pdf' },
  }),
  entryOf('4', {
    action: 'export',
    collection: 'vendors',
    details: { ...unknown, format: 'excel', rows: 12 },
  }),
  entryOf('6', {
    action: 'factorAdded',
    details: { ...unknown, factor: 'totp', network: '203.0.113.x' },
  }),
  entryOf('5', {
    action: 'save',
    collection: 'clients',
    title: inEachLanguage((language) => (language === 'ar' ? 'عميل' : 'Client')),
    details: null,
  }),
]

const words = {
  ar: {
    cards: [
      ['تسجيل دخول', 'الجلسات', 'فايرفوكس على ويندوز · \u2066203.0.113.x\u2069'],
      ['محاولة دخول فاشلة', 'حساب غير معروف', 'من شبكات أخرى · 12 مرة'],
      ['تنزيل ملف', 'طلبات التوظيف', '\u2068سارة\u2069 · \u2068cv.pdf\u2069'],
      ['تصدير', 'الموردون', 'ملف Excel: 12 سجلًا'],
      ['إضافة خطوة تحقق', 'الجلسات', 'تطبيق المصادقة · \u2066203.0.113.x\u2069'],
      ['تعديل', 'العملاء', '\u2068عميل\u2069'],
    ],
    narrow: 'تصفية',
    kind: 'الحدث',
    failed: 'محاولة دخول فاشلة',
    none: 'لم يُسجَّل أي نشاط بعد.',
    offline: 'تحتاج هذه الصفحة إلى اتصال بالإنترنت، وأنت غير متصل الآن.',
  },
  en: {
    cards: [
      ['Sign-in', 'Sessions', 'Firefox on Windows · \u2066203.0.113.x\u2069'],
      ['Failed sign-in', 'Unknown account', 'from other networks · 12 times'],
      ['File downloaded', 'Applications', '\u2068سارة\u2069 · \u2068cv.pdf\u2069'],
      ['Exported', 'Vendors', 'Excel: 12 records'],
      ['Second factor added', 'Sessions', 'Authenticator app · \u2066203.0.113.x\u2069'],
      ['Changed', 'Clients', '\u2068Client\u2069'],
    ],
    narrow: 'Filter',
    kind: 'What',
    failed: 'Failed sign-in',
    none: 'Nothing recorded yet.',
    offline: 'This page needs a connection. You are offline now.',
  },
} as const

// As on a phone: a table needs a layout.
beforeEach(() => {
  vi.stubGlobal('matchMedia', (media: string) => ({
    matches: media.includes('max-width'),
    addEventListener() {},
    removeEventListener() {},
  }))
  return () => {
    vi.unstubAllGlobals()
    vi.restoreAllMocks()
  }
})

async function openLog(
  language: 'ar' | 'en',
  {
    roles = ['owner'],
    answer = entries,
    address = {},
  }: {
    roles?: readonly Role[]
    answer?: LogEntry[] | Error
    address?: Record<string, string>
  } = {},
) {
  const { app, rerender } = await renderInApp(<div />, { language })
  await addAdminTexts(app.i18n, language)
  const asked: CallQuery[] = []
  const changes: AddressChange[] = []
  let answerAccounts: (accounts: Account[]) => void = () => {}
  const accounts = new Promise<{ data: Account[] }>((resolve) => {
    answerAccounts = (data) => resolve({ data })
  })
  const client: ApiClient = async ({ id }, { query = {} } = {}) => {
    if (id !== 'audit-log.list') return accounts
    asked.push(query)
    if (answer instanceof Error) throw answer
    return { data: { data: answer, pageNo: 1, pageSize: 25, totalCount: answer.length } }
  }
  const show = (page: ReactNode) =>
    rerender(
      <InApp app={{ ...app, api: { ...app.api, client } }}>
        <RolesContext value={roles}>{page}</RolesContext>
      </InApp>,
    )
  const log = <WithAddress changes={changes} address={address} />
  show(roles.includes('owner') ? log : <AuditPage />)
  /** Leaves the page, and comes back to it without a connection. */
  const returnOffline = async () => {
    show(null)
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    answer = new ApiFailure('audit-log.list', 'network')
    await waitFor(() =>
      expect(app.queryClient.getQueryCache().findAll({ queryKey: ['admin', 'audit-log'] })).toEqual(
        [],
      ),
    )
    show(log)
  }
  return { asked, changes, answerAccounts, returnOffline, user: userEvent.setup() }
}

interface WithAddressProps {
  changes: AddressChange[]
  address: Record<string, string>
}

/** The trail with an address of its own. */
function WithAddress({ changes, address }: WithAddressProps) {
  const [search, setSearch] = useState(address)
  const change = (parts: AddressChange) => {
    changes.push(parts)
    setSearch((before) => {
      const said = Object.entries({ ...before, ...parts }).filter(
        ([, value]) => value !== undefined,
      )
      return Object.fromEntries(said.map(([name, value]) => [name, String(value)]))
    })
  }
  return <AuditLog search={search} change={change} />
}

// AUDIT-4, AUDIT-5, AUDIT-6
test.each(['ar', 'en'] as const)('%s: each entry is told in words', async (language) => {
  await openLog(language)
  const cards = await screen.findAllByRole('listitem')
  expect(cards).toHaveLength(entries.length)
  for (const [at, texts] of words[language].cards.entries())
    for (const text of texts)
      expect(within(cards[at] ?? document.body).getByText(text)).toBeTruthy()
})

// AUDIT-6
test.each(['ar', 'en'] as const)('%s: the address narrows the trail by kind', async (language) => {
  const text = words[language]
  const { asked, changes, user } = await openLog(language)
  await user.click(await screen.findByRole('button', { name: text.narrow }))
  const kinds = screen.getByLabelText<HTMLSelectElement>(text.kind)
  await user.selectOptions(kinds, text.failed)
  expect(changes).toEqual([{ action: 'signInFailed', pageNo: undefined }])
  await waitFor(() => expect(asked.at(-1)).toMatchObject({ action: 'signInFailed' }))
})

// AUDIT-6
test('the person that the address names stays while the accounts are on their way', async () => {
  const { asked, changes, answerAccounts, user } = await openLog('en', {
    address: { userId: mona, pageNo: '3' },
  })
  await user.click(await screen.findByRole('button', { name: 'Filter (1)' }))
  const person = screen.getByLabelText<HTMLSelectElement>('Person')
  expect(person.selectedOptions[0]?.text).toBe('…')
  answerAccounts([accountOf('sara', 'sara'), accountOf(mona, 'mona')])
  await waitFor(() => expect(person.options).toHaveLength(3))
  expect(person.selectedOptions[0]?.text).toBe('mona@nasaem.example')
  expect(changes).toEqual([])
  expect(asked.at(-1)).toMatchObject({ userId: mona, pageNo: '3' })
  await user.selectOptions(person, '')
  expect(changes).toEqual([{ userId: undefined, pageNo: undefined }])
})

// AUDIT-6
test.each(['ar', 'en'] as const)('%s: an empty trail says so', async (language) => {
  await openLog(language, { answer: [] })
  expect(await screen.findByText(words[language].none)).toBeTruthy()
})

// AUDIT-6
test('a failure is told with a retry', async () => {
  const busy = new ApiFailure('audit-log.list', 'server', {
    status: 503,
    body: { message: 'The server is busy right now.' },
  })
  await openLog('en', { answer: busy })
  expect((await screen.findByRole('alert')).textContent).toContain('The server is busy right now.')
})

// AUDIT-6
test.each(['ar', 'en'] as const)(
  '%s: without a connection the page says that it needs one, and shows no rows of before',
  async (language) => {
    const { returnOffline } = await openLog(language)
    await screen.findAllByRole('listitem')
    await returnOffline()
    expect((await screen.findByRole('alert')).textContent).toContain(words[language].offline)
    expect(screen.queryAllByRole('listitem')).toEqual([])
  },
)

// ROLE-6, AUDIT-6
test('an editor is told that the page is not theirs, and nothing is asked for', async () => {
  const { asked } = await openLog('en', { roles: ['editor'] })
  await screen.findByText(/^Your roles do not include this page/)
  expect(asked).toEqual([])
})
