import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ApiFailure } from '#contract/errors.ts'
import type { OwnFactors as Factors } from '#contract/own-factors.ts'
import type { ApiClient } from '#src/api/api-client.ts'
import { addAdminTexts } from '#src/i18n/add-admin-texts.ts'
import { listenToToasts } from '#src/ui/toasts/show-toast.ts'
import { InApp, renderInApp } from '#tests/support/render-in-app.tsx'
import { SessionContext } from '../session-context.ts'
import type { Session } from '../session.ts'
import { OwnFactors } from './own-factors.tsx'

const none: Factors = { totp: null, passkeys: [], recoveryCodes: 0, demanded: false }
const some: Factors = {
  totp: { createdAt: '2026-11-20T10:00:00.000Z' },
  passkeys: [
    {
      id: 'p',
      name: 'هاتف',
      createdAt: '2026-11-21T10:00:00.000Z',
      lastUsedAt: '2026-11-25T10:00:00.000Z',
    },
  ],
  recoveryCodes: 9,
  demanded: false,
}
const codes = Array.from({ length: 10 }, (_, index) => `aaaa-bbbb-cccc-ddd${index}`)

const words = {
  ar: {
    setUp: 'إعداد تطبيق المصادقة',
    password: 'كلمة المرور الحالية',
    confirm: 'تأكيد',
    wrong: 'كلمة المرور الحالية غير صحيحة',
    firstCode: 'الرمز الظاهر في التطبيق',
    turnOn: 'تفعيل',
    saved: 'حفظتها',
    left: 'بقيت 9 رموز.',
    remove: 'إزالة: هاتف',
    question: 'إزالة مفتاح المرور هاتف؟',
    removed: 'تمت إزالة مفتاح المرور.',
    offline: 'يحتاج هذا القسم إلى اتصال بالإنترنت، وأنت غير متصل الآن.',
    demanded: 'يتطلب دورك تحققًا بخطوتين.',
  },
  en: {
    setUp: 'Set up an authenticator app',
    password: 'Current password',
    confirm: 'Confirm',
    wrong: 'The current password is not correct',
    firstCode: 'The code that the app shows',
    turnOn: 'Turn on',
    saved: 'I have saved them',
    left: '9 codes left.',
    remove: 'Remove: هاتف',
    question: 'Remove the passkey هاتف?',
    removed: 'The passkey has been removed.',
    offline: 'Your second factors need a connection. You are offline now.',
    demanded: 'Your role requires a second factor.',
  },
} as const

async function open(language: keyof typeof words, factors: Factors | Error = none) {
  const { app, rerender } = await renderInApp(<div />, { language })
  await addAdminTexts(app.i18n, language)
  const sent: { id: string; body: unknown }[] = []
  const toasts: string[] = []
  listenToToasts(({ text }) => toasts.push(text))
  const loadProfile = vi.fn<Session['loadProfile']>()
  loadProfile.mockResolvedValue({} as never)
  const client: ApiClient = async ({ id, path }, { body } = {}) => {
    if (id === 'OwnFactors') {
      if (factors instanceof Error) throw factors
      return { data: factors }
    }
    if (!path.startsWith('/Auth/factors')) throw new ApiFailure(id, 'network')
    sent.push({ id, body: body ?? path })
    if (id === 'BeginTotp')
      return {
        data: { secret: 'ABCDEFGHIJKLMNOP', uri: 'otpauth://totp/N:a?secret=ABCDEFGHIJKLMNOP' },
      }
    if (id === 'FinishTotp') return { data: { recoveryCodes: codes } }
    if (id === 'ConfirmIdentity' && (body as { password: string }).password === 'wrong')
      throw new ApiFailure(id, 'server', {
        status: 400,
        body: { errors: { password: [words[language].wrong] } },
      })
    return { data: null }
  }
  rerender(
    <InApp app={{ ...app, api: { ...app.api, client } }}>
      {/* The section asks the session for nothing else. */}
      <SessionContext value={{ loadProfile } as unknown as Session}>
        <OwnFactors />
      </SessionContext>
    </InApp>,
  )
  return { sent, toasts, loadProfile, person: userEvent.setup(), text: words[language] }
}

beforeEach(() => localStorage.setItem('language', 'en'))
afterEach(() => vi.unstubAllGlobals())

// SESSION-37, SESSION-41, SESSION-44, ROLE-8
test.each(['ar', 'en'] as const)(
  '%s: an app is set up after the password, with its key as a picture and as text, and brings codes',
  async (language) => {
    const { sent, loadProfile, person, text } = await open(language, { ...none, demanded: true })
    expect(await screen.findByText(text.demanded)).toBeTruthy()
    await person.click(await screen.findByRole('button', { name: text.setUp }))
    await person.type(screen.getByLabelText(text.password), 'wrong{Enter}')
    expect(await screen.findByText(text.wrong)).toBeTruthy()
    expect(sent.map(({ id }) => id)).toEqual(['ConfirmIdentity'])
    await person.clear(screen.getByLabelText(text.password))
    await person.type(screen.getByLabelText(text.password), 'right{Enter}')
    expect(await screen.findByRole('img')).toBeTruthy()
    expect(screen.getByText('ABCD EFGH IJKL MNOP').dir).toBe('ltr')
    await person.type(screen.getByLabelText(text.firstCode), '123456')
    await person.click(screen.getByRole('button', { name: text.turnOn }))
    const dialog = await screen.findByRole('dialog', { name: /./ })
    await waitFor(() => expect(within(dialog).getAllByRole('listitem')).toHaveLength(10))
    // Until they are kept nothing else takes their place.
    expect(loadProfile).not.toHaveBeenCalled()
    await person.click(screen.getByRole('button', { name: text.saved }))
    await waitFor(() => expect(loadProfile).toHaveBeenCalledOnce())
    expect(screen.queryByText(codes[0] ?? '')).toBeNull()
    expect(sent.map(({ id }) => id)).toEqual([
      'ConfirmIdentity',
      'ConfirmIdentity',
      'BeginTotp',
      'FinishTotp',
    ])
  },
)

// SESSION-37, SESSION-38, SESSION-41
test.each(['ar', 'en'] as const)(
  '%s: what there is is told, and a passkey is removed after the password',
  async (language) => {
    vi.stubGlobal('PublicKeyCredential', class {})
    const { sent, toasts, person, text } = await open(language, some)
    expect(await screen.findByText(text.left)).toBeTruthy()
    await person.click(screen.getByRole('button', { name: text.remove }))
    expect(await screen.findByRole('dialog', { name: text.question })).toBeTruthy()
    await person.type(screen.getByLabelText(text.password), 'right')
    await person.click(screen.getByRole('button', { name: text.confirm }))
    await waitFor(() => expect(toasts).toContain(text.removed))
    expect(sent.at(-1)).toEqual({ id: 'RemovePasskey', body: '/Auth/factors/passkeys/p' })
    expect(screen.queryByRole('dialog')).toBeNull()
  },
)

// SESSION-35
test.each(['ar', 'en'] as const)(
  '%s: without a connection a sentence says so',
  async (language) => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    const { text } = await open(language, new ApiFailure('OwnFactors', 'network'))
    expect((await screen.findByRole('alert')).textContent).toContain(text.offline)
  },
)
