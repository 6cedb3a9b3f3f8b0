import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import type { Health } from '#contract/admin/health.ts'
import { ApiFailure } from '#contract/errors.ts'
import type { Role } from '#contract/roles.ts'
import type { ApiClient } from '#src/api/api-client.ts'
import { addAdminTexts } from '#src/i18n/add-admin-texts.ts'
import { InApp, renderInApp } from '#tests/support/render-in-app.tsx'
import { RolesContext } from '../permissions.ts'
import { HealthPage } from './health-page.tsx'

const report: Health = {
  versions: {
    app: '1.2.3',
    build: 'abcdef012345',
    node: '22.1.0',
    engine: 'postgresql',
    engineVersion: '18.4',
    schema: '0036-something',
  },
  startedAt: '2026-11-25T10:00:00.000Z',
  database: { state: 'good', duration: 1.4, bytes: 5 * 1024 ** 2 },
  disk: { state: 'attention', freeBytes: 1.5 * 1024 ** 3, floorBytes: 1024 ** 3 },
  mail: {
    state: 'bad',
    waiting: 1234,
    oldestAt: '2026-11-24T10:00:00.000Z',
    failing: 12,
    fault: 'ECONNECTION',
  },
  push: { state: 'good', waiting: 0, oldestAt: null, failing: 0, fault: '' },
  backup: { state: 'attention', finishedAt: null, missing: 0, failed: null, isLate: false },
  faults: [
    { kind: 'request', count: 3, lastAt: '2026-11-26T09:00:00.000Z', requestId: 'trace-7f' },
    { kind: 'upkeep', count: 1, lastAt: '2026-11-26T08:00:00.000Z', requestId: '' },
  ],
}

const words = {
  ar: {
    parts: {
      'قاعدة البيانات': ['تستجيب كما ينبغي.', '1 مللي ثانية', '5 ميجابايت'],
      القرص: ['المساحة توشك أن تنفد', '1.5 جيجابايت', '1 جيجابايت'],
      'رسائل البريد': ['رسائل بريد تنتظر منذ يوم', '1,234', '12', 'لم يرد خادم البريد'],
      'الإشعارات الفورية': ['الإشعارات تُرسل.', '0'],
      'النسخ الاحتياطي': ['لا نسخة احتياطية بعد'],
      الإصدارات: ['1.2.3', 'abcdef012345', '22.1.0', 'PostgreSQL 18.4', '0036-something'],
      'الأعطال منذ بدء التشغيل': ['فشل طلب', 'trace-7f', 'فشلت أعمال الصيانة'],
    },
    none: 'لم يحدث أي عطل.',
    refresh: 'تحديث',
    offline: 'تحتاج هذه الصفحة إلى اتصال بالإنترنت، وأنت غير متصل الآن.',
    needsAction: 'يحتاج إلى تدخل',
  },
  en: {
    parts: {
      Database: ['It answers as it should.', '1 ms', '5 MB'],
      Disk: ['Room is running out', '1.5 GB', '1 GB'],
      Emails: [
        'Emails have been waiting for a day',
        '1,234',
        '12',
        'The SMTP server did not answer',
      ],
      'Push notifications': ['Notifications are being sent.', '0'],
      Backup: ['There is no backup yet'],
      Versions: ['1.2.3', 'abcdef012345', '22.1.0', 'PostgreSQL 18.4', '0036-something'],
      'Faults since the start': ['A request failed', 'trace-7f', 'Upkeep failed'],
    },
    none: 'Nothing has failed.',
    refresh: 'Refresh',
    offline: 'This page needs a connection. You are offline now.',
    needsAction: 'Needs action',
  },
} as const

beforeEach(() => () => {
  vi.restoreAllMocks()
})

/** Opens the page; `answers` are given one after the other. */
async function open(
  language: 'ar' | 'en',
  answers: (Health | ApiFailure)[],
  roles: readonly Role[] = ['owner'],
) {
  const { app, rerender } = await renderInApp(<div />, { language })
  await addAdminTexts(app.i18n, language)
  const asked: string[] = []
  const client: ApiClient = async ({ id }) => {
    if (id !== 'health.read') throw new ApiFailure(id, 'network')
    asked.push(id)
    const answer = answers[Math.min(asked.length, answers.length) - 1]
    if (answer instanceof Error) throw answer
    return { data: answer }
  }
  rerender(
    <InApp app={{ ...app, api: { ...app.api, client } }}>
      <RolesContext value={roles}>
        <HealthPage />
      </RolesContext>
    </InApp>,
  )
  return { asked, user: userEvent.setup() }
}

// SEEN-6
test.each(['ar', 'en'] as const)('%s: each part says how it is', async (language) => {
  const text = words[language]
  await open(language, [report])
  for (const [title, told] of Object.entries(text.parts)) {
    const part = await screen.findByRole('region', { name: title })
    // A number and its unit are held together by a space that does not break.
    const shown = part.textContent.replaceAll('\u00a0', ' ')
    for (const one of told) expect(shown).toContain(one)
  }
  expect(screen.getAllByRole('img', { name: text.needsAction })).toHaveLength(1)
})

// BACKUP-10, MACHINE-3, SEEN-6
test.each([
  ['ar', 'النسخ الاحتياطي', ['فشلت آخر نسخة', 'المساحة على قرص', 'الملفات المفقودة3'], '3 ملفات من'],
  ['en', 'Backup', ['The last backup failed', 'too little room', 'Files not found3'], '3 files of'],
] as const)(
  '%s: %s says why it failed, and which files are missing',
  async (language, name, told, lost) => {
    const failed = { at: '2026-11-26T02:30:00.000Z', fault: 'no_space' }
    const finishedAt = '2026-11-25T02:30:00.000Z'
    const backup = { finishedAt, missing: 3, isLate: false } as const
    const { user } = await open(language, [
      { ...report, backup: { ...backup, state: 'bad', failed } },
      { ...report, backup: { ...backup, state: 'attention', failed: null } },
    ])
    const part = await screen.findByRole('region', { name })
    for (const one of told) expect(part.textContent).toContain(one)
    expect(part.textContent).not.toContain('no_space')
    await user.click(screen.getByRole('button', { name: words[language].refresh }))
    await within(part).findByText(new RegExp(`^${lost}`))
  },
)

// SEEN-6
test.each(['ar', 'en'] as const)('%s: it is asked again by a press', async (language) => {
  const text = words[language]
  const { asked, user } = await open(language, [report, { ...report, faults: [] }])
  await user.click(await screen.findByRole('button', { name: text.refresh }))
  expect(await screen.findByText(text.none)).toBeTruthy()
  expect(asked).toHaveLength(2)
})

// SEEN-6
test('a failure takes the place of what was told before, with a retry', async () => {
  const busy = new ApiFailure('health.read', 'server', {
    status: 503,
    body: { message: 'The server is busy right now.' },
  })
  const { user } = await open('en', [report, busy, report])
  await user.click(await screen.findByRole('button', { name: 'Refresh' }))
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toContain('The server is busy right now.')
  expect(screen.queryByRole('region', { name: 'Database' })).toBeNull()
  await user.click(within(alert).getByRole('button'))
  expect(await screen.findByRole('region', { name: 'Database' })).toBeTruthy()
})

// SEEN-6
test.each(['ar', 'en'] as const)('%s: without a connection it says so', async (language) => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  await open(language, [new ApiFailure('health.read', 'network')])
  expect((await screen.findByRole('alert')).textContent).toContain(words[language].offline)
})

// ROLE-6, SEEN-6
test.each(['editor', 'auditor'] as const)('%s is told that it is not theirs', async (role) => {
  const { asked } = await open('en', [report], [role])
  await screen.findByText(/^Your roles do not include this page/)
  expect(asked).toEqual([])
})
