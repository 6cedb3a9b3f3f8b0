import 'fake-indexeddb/auto'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { ApiFailure } from '#contract/errors.ts'
import type { OwnSession } from '#contract/own-sessions.ts'
import type { ApiClient } from '#src/api/api-client.ts'
import { addAdminTexts } from '#src/i18n/add-admin-texts.ts'
import { forgetAnswers, openAnswers, readAnswer } from '#src/pwa/answer-cache.ts'
import { listenToToasts } from '#src/ui/toasts/show-toast.ts'
import { InApp, renderInApp } from '#tests/support/render-in-app.tsx'
import { ownSessionsAddress } from './own-sessions-query.ts'
import { OwnSessions } from './own-sessions.tsx'

const sessions: OwnSession[] = [
  {
    id: 'here',
    browser: 'chrome',
    system: 'android',
    network: '203.0.113.x',
    createdAt: '2026-11-20T10:00:00.000Z',
    seenAt: '2026-11-25T10:00:00.000Z',
    isCurrent: true,
  },
  {
    id: 'there',
    browser: null,
    system: null,
    network: '',
    createdAt: '2026-11-21T10:00:00.000Z',
    seenAt: '2026-11-22T10:00:00.000Z',
    isCurrent: false,
  },
]

const words = {
  ar: {
    device: 'كروم على أندرويد',
    unknown: 'جهاز غير معروف',
    here: 'هذا الجهاز',
    today: 'سُجّل الدخول الساعة 00:05',
    end: /^إنهاء الجلسة: جهاز غير معروف، سُجّل الدخول في 21 نوفمبر/,
    others: 'إنهاء كل الجلسات الأخرى',
    ended: 'أُنهيت الجلسة على ذلك الجهاز.',
    othersEnded: 'أُنهيت كل الجلسات الأخرى.',
    offline: 'تحتاج هذه القائمة إلى اتصال بالإنترنت، وأنت غير متصل الآن.',
  },
  en: {
    device: 'Chrome on Android',
    unknown: 'Unknown device',
    here: 'This device',
    today: 'Signed in at 00:05',
    end: /^End the session: Unknown device, Signed in 21 November/,
    others: 'End all other sessions',
    ended: 'The session on that device has ended.',
    othersEnded: 'All other sessions have ended.',
    offline: 'This list needs a connection. You are offline now.',
  },
} as const

async function open(
  language: 'ar' | 'en',
  { refuse = {} }: { refuse?: Record<string, Error> } = {},
) {
  const { app, rerender } = await renderInApp(<div />, { language })
  await addAdminTexts(app.i18n, language)
  const ended: string[] = []
  const toasts: string[] = []
  listenToToasts(({ text }) => toasts.push(text))
  const client: ApiClient = async ({ id, path }) => {
    const failure = refuse[id]
    if (id === 'OwnSessions' && failure === undefined)
      return { data: ended.length > 0 ? sessions.slice(0, 1) : sessions }
    if (failure) throw failure
    ended.push(path)
    return { data: id === 'EndOwnSession' ? { id: 'there' } : { ended: 1 } }
  }
  rerender(
    <InApp app={{ ...app, api: { ...app.api, client } }}>
      <OwnSessions age={() => null} />
    </InApp>,
  )
  return { ended, toasts, client, rerender, app, user: userEvent.setup() }
}

beforeEach(() => localStorage.setItem('language', 'en'))
const disconnect = () => vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)

// SESSION-29, SESSION-30
test.each(['ar', 'en'] as const)(
  '%s: each place is told in words, the present one is marked, and another one is ended',
  async (language) => {
    const text = words[language]
    const { ended, toasts, user } = await open(language)
    const [here, there] = await screen.findAllByRole('listitem')
    expect(here?.textContent).toContain(text.device)
    expect(here?.textContent).toContain(text.here)
    expect(within(here ?? document.body).getByText('203.0.113.x').dir).toBe('ltr')
    expect(within(here ?? document.body).queryByRole('button')).toBeNull()
    expect(there?.textContent).toContain(text.unknown)

    await user.click(screen.getByRole('button', { name: text.end }))
    await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(1))
    expect(ended).toEqual(['/Auth/sessions/there'])
    expect(toasts).toContain(text.ended)
    expect(screen.queryByRole('button')).toBeNull()
  },
)

// SESSION-30
test.each(['ar', 'en'] as const)('%s: all others are ended at once', async (language) => {
  const text = words[language]
  const { ended, toasts, user } = await open(language)
  await user.click(await screen.findByRole('button', { name: text.others }))
  await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(1))
  expect(ended).toEqual(['/Auth/sessions'])
  expect(toasts).toContain(text.othersEnded)
})

// SESSION-30
test('one that has ended meanwhile is told as ended, any other failure in the words of the server', async () => {
  const gone = new ApiFailure('EndOwnSession', 'server', { status: 404 })
  const busy = new ApiFailure('EndOtherSessions', 'server', {
    status: 503,
    body: { message: 'The server is busy right now.' },
  })
  const { toasts, user } = await open('en', {
    refuse: { EndOwnSession: gone, EndOtherSessions: busy },
  })
  await user.click(await screen.findByRole('button', { name: words.en.others }))
  await waitFor(() => expect(toasts).toEqual(['The server is busy right now.']))
  await user.click(await screen.findByRole('button', { name: words.en.end }))
  await waitFor(() => expect(toasts).toHaveLength(2))
  expect(toasts[1]).toBe(words.en.ended)
})

// SESSION-30
test.each(['ar', 'en'] as const)('%s: a sign-in of today is told by its time', async (language) => {
  const today = new Date()
  today.setHours(0, 5)
  const { client, rerender, app } = await open(language)
  const first = { ...sessions[0], createdAt: today.toISOString() }
  const own: ApiClient = async (call, input) =>
    call.id === 'OwnSessions' ? { data: [first] } : client(call, input)
  rerender(
    <InApp app={{ ...app, api: { ...app.api, client: own } }}>
      <OwnSessions key="today" age={() => null} />
    </InApp>,
  )
  expect(await screen.findByText(words[language].today, { exact: false })).toBeTruthy()
})

// SESSION-30, SESSION-31
test('one that was ended does not come back from what this device has stored', async () => {
  openAnswers('user')
  const refuse: Record<string, Error> = {}
  const { toasts, user } = await open('en', { refuse })
  await screen.findAllByRole('listitem')
  await vi.waitFor(async () => expect(await readAnswer(ownSessionsAddress)).toBeDefined())
  refuse.OwnSessions = new ApiFailure('OwnSessions', 'network')
  await user.click(screen.getByRole('button', { name: words.en.end }))
  await waitFor(() => expect(toasts).toContain(words.en.ended))
  await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(1))
  await vi.waitFor(async () =>
    expect((await readAnswer(ownSessionsAddress))?.data).toEqual({ data: sessions.slice(0, 1) }),
  )
  expect(screen.getAllByRole('listitem')).toHaveLength(1)
  await forgetAnswers()
})

// SESSION-31
test.each(['ar', 'en'] as const)(
  '%s: without a connection a list that was never seen says so',
  async (language) => {
    disconnect()
    await open(language, { refuse: { OwnSessions: new ApiFailure('OwnSessions', 'network') } })
    expect((await screen.findByRole('alert')).textContent).toContain(words[language].offline)
  },
)

// SESSION-31
test('without a connection none can be ended', async () => {
  disconnect()
  await open('en')
  const others = await screen.findByRole('button', { name: words.en.others })
  expect(others).toHaveProperty('disabled', true)
  expect(screen.getByRole('button', { name: words.en.end })).toHaveProperty('disabled', true)
})
