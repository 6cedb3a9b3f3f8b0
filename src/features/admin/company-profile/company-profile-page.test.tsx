import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import type { CompanyProfile } from '#contract/admin/company-profile.ts'
import { ApiFailure } from '#contract/errors.ts'
import { inEachLanguage, type Language } from '#contract/locale.ts'
import type { Role } from '#contract/roles.ts'
import { addAdminTexts } from '#src/i18n/add-admin-texts.ts'
import {
  type CannedAnswers,
  createCannedClient,
  createTestApp,
  InApp,
} from '#tests/support/render-in-app.tsx'
import { RolesContext } from '../permissions.ts'
import { CompanyProfilePage } from './company-profile-page.tsx'
import { makeInWorker, ProfileFailure } from './make-in-worker.ts'

vi.mock(import('./make-in-worker.ts'), async (original) => ({
  ...(await original()),
  makeInWorker: vi.fn<typeof makeInWorker>(),
}))

const none: CompanyProfile = { version: 0, contentHash: '0123456789ab', made: null }
const made: CompanyProfile = {
  version: 1,
  contentHash: '0123456789ab',
  made: {
    at: '2026-11-26T10:00:00.000Z',
    by: 'Mona Salem',
    isOutdated: false,
    files: [
      { language: 'ar', url: '/media/a.pdf', size: 2_202_010, pages: 13 },
      { language: 'en', url: '/media/e.pdf', size: 2_097_152, pages: 12 },
    ],
  },
}
const outdated = { ...made, made: made.made && { ...made.made, isOutdated: true } }
const made2 = { file: new Blob(['%PDF']), pages: 12 }

const words = {
  ar: {
    make: 'إعداد الملف',
    again: 'إعداد الملف من جديد',
    none: /^لم يُعدّ ملف تعريف بعد/,
    changed: /^تغيّر المحتوى منذ إعداده/,
    current: 'يعرض المحتوى كما هو الآن.',
    lost: /^انقطع الاتصال قبل اكتمال الملف/,
    cancel: 'إلغاء',
  },
  en: {
    make: 'Make the profile',
    again: 'Make the profile again',
    none: /^No profile has been made yet/,
    changed: /^The content has changed since/,
    current: 'It shows the content as it is now.',
    lost: /^The connection was lost before the profile was finished/,
    cancel: 'Cancel',
  },
} as const

const read = (profile: CompanyProfile) => ({ body: { data: profile } })
const uploaded = { body: { data: { file: 'x.pdf', name: 'x.pdf', url: '/media/x.pdf' } } }

async function open(language: Language, answers: CannedAnswers, roles: Role[] = ['editor']) {
  const app = await createTestApp({ language, client: createCannedClient(answers) })
  await addAdminTexts(app.i18n, language)
  render(
    <InApp app={app}>
      <RolesContext value={roles}>
        <CompanyProfilePage />
      </RolesContext>
    </InApp>,
  )
  return userEvent.setup()
}

beforeEach(() => {
  vi.mocked(makeInWorker).mockReset()
})

// PROFILE-1, PROFILE-3
test.each(['ar', 'en'] as const)(
  '%s: one press makes the first profile, in both languages',
  async (language) => {
    const text = words[language]
    vi.mocked(makeInWorker).mockResolvedValue(inEachLanguage(() => made2))
    const user = await open(language, {
      'company-profile.read': read(none),
      'data-sheets.create': uploaded,
      'company-profile.replace': read(made),
    })
    await screen.findByText(text.none)
    await user.click(screen.getByRole('button', { name: text.make }))
    await screen.findByText(text.current)
    const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'))
    expect(links).toEqual(['/media/a.pdf', '/media/e.pdf'])
    expect(screen.getByRole('link', { name: /English/ }).textContent).toMatch(/2\s(?:MB|ميجابايت)/)
    expect(screen.getByRole('button', { name: text.again })).toBeTruthy()
  },
)

// PROFILE-3
test.each(['ar', 'en'] as const)('%s: says that content has changed since', async (language) => {
  await open(language, { 'company-profile.read': read(outdated) })
  await screen.findByText(words[language].changed)
  expect(screen.getByText(/Mona Salem/)).toBeTruthy()
})

// PROFILE-1
test('tells how far it is, and can be cancelled', async () => {
  vi.mocked(makeInWorker).mockImplementation(({ signal, onStep }) => {
    onStep({ kind: 'pictures', done: 10, total: 40 })
    return new Promise((_, reject) =>
      signal.addEventListener('abort', () => reject(signal.reason as Error)),
    )
  })
  const user = await open('en', { 'company-profile.read': read(made) })
  await user.click(await screen.findByRole('button', { name: words.en.again }))
  const bar = await screen.findByRole('progressbar', { name: 'Preparing the pictures' })
  expect(bar.getAttribute('aria-valuenow')).toBe('25')
  await user.click(screen.getByRole('button', { name: words.en.cancel }))
  expect(await screen.findByRole('button', { name: words.en.again })).toBeTruthy()
  expect(screen.queryByRole('alert')).toBeNull()
})

// PROFILE-2
test.each(['ar', 'en'] as const)('%s: a lost connection is said', async (language) => {
  const text = words[language]
  vi.mocked(makeInWorker).mockRejectedValue(new ProfileFailure('network', 'gone'))
  const user = await open(language, { 'company-profile.read': read(made) })
  await user.click(await screen.findByRole('button', { name: text.again }))
  expect((await screen.findByRole('alert')).textContent).toMatch(text.lost)
  expect(screen.getByRole('button', { name: text.again })).toBeTruthy()
})

// PROFILE-2
test.each([
  ['a full disk', 'data-sheets.create', 507, 'The server has no room left right now.'],
  [
    'another editor',
    'company-profile.replace',
    409,
    'Someone else has made the profile meanwhile.',
  ],
] as const)('%s is told in the server’s own words', async (_what, call, status, message) => {
  vi.mocked(makeInWorker).mockResolvedValue(inEachLanguage(() => made2))
  const user = await open('en', {
    'company-profile.read': read(made),
    'data-sheets.create': uploaded,
    [call]: { failure: new ApiFailure(call, 'server', { status, body: { message } }) },
  })
  await user.click(await screen.findByRole('button', { name: words.en.again }))
  expect((await screen.findByRole('alert')).textContent).toBe(message)
})

// PROFILE-1, ROLE-6
test('an auditor reads it and makes none', async () => {
  await open('en', { 'company-profile.read': read(made) }, ['auditor'])
  await screen.findByText('Only owners and editors can make the profile.')
  expect(screen.queryByRole('button')).toBeNull()
})

// PROFILE-1
test('without a connection it says why nothing can be made', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  await open('en', { 'company-profile.read': read(made) })
  const button = await screen.findByRole('button', { name: words.en.again })
  expect(button.hasAttribute('disabled')).toBe(true)
  expect(within(document.body).getByText(/once you are back online/)).toBeTruthy()
})
