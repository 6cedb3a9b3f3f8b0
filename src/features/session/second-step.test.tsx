import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { FactorNeeded } from '#contract/auth.ts'
import { loginByCodeCall, loginByPasskeyCall } from '#contract/calls.ts'
import { ApiFailure } from '#contract/errors.ts'
import { addSessionTexts } from '#src/i18n/add-session-texts.ts'
import { listenToToasts } from '#src/ui/toasts/show-toast.ts'
import { InApp, renderInApp } from '#tests/support/render-in-app.tsx'
import { PasskeyFailure } from './passkey-failure.ts'
import type * as Passkeys from './passkeys.ts'
import { SecondStep } from './second-step.tsx'
import { SessionContext } from './session-context.ts'
import type { Session } from './session.ts'

const askForPasskey = vi.hoisted(() => vi.fn<typeof Passkeys.askForPasskey>())
vi.mock('./passkeys.ts', () => ({ askForPasskey }))

const words = {
  ar: {
    code: 'الرمز',
    goOn: 'متابعة',
    missing: 'يرجى إدخال الرمز',
    usePasskey: 'استخدام مفتاح مرور',
    useRecoveryCode: 'استخدام رمز استرداد',
    recoveryCode: 'رمز الاسترداد',
    cancelled: 'لم يتم التأكيد. حاول مرة أخرى متى شئت، أو استخدم طريقة أخرى.',
    startAgain: 'البدء من جديد',
  },
  en: {
    code: 'Code',
    goOn: 'Continue',
    missing: 'Please enter the code',
    usePasskey: 'Use a passkey',
    useRecoveryCode: 'Use a recovery code',
    recoveryCode: 'Recovery code',
    cancelled: 'Nothing was confirmed. Try again when you are ready, or use another way.',
    startAgain: 'Start again',
  },
} as const

const refusal = (status: number, body: object) =>
  new ApiFailure(loginByCodeCall.id, 'server', { status, body })

async function openStep(
  language: keyof typeof words,
  {
    factors = ['totp'],
    passkeys = false,
  }: { factors?: FactorNeeded['factors']; passkeys?: boolean } = {},
) {
  if (passkeys) vi.stubGlobal('PublicKeyCredential', class {})
  const signInBy = vi.fn<Session['signInBy']>()
  const client = vi.fn(async () => ({ data: { challenge: 'c' } }))
  const onSignedIn = vi.fn()
  const onStartAgain = vi.fn()
  const toasts: string[] = []
  listenToToasts(({ text }) => toasts.push(text))
  const { app, rerender } = await renderInApp(<div />, { language })
  await addSessionTexts(app.i18n, language)
  rerender(
    <InApp app={app}>
      {/* The step asks the session for nothing else. */}
      <SessionContext value={{ signInBy, client } as unknown as Session}>
        <SecondStep
          needed={{ ticket: 'the ticket', factors }}
          onSignedIn={onSignedIn}
          onStartAgain={onStartAgain}
        />
      </SessionContext>
    </InApp>,
  )
  return {
    signInBy,
    onSignedIn,
    onStartAgain,
    toasts,
    person: userEvent.setup(),
    text: words[language],
  }
}

beforeEach(() => localStorage.setItem('language', 'en'))
afterEach(() => {
  vi.unstubAllGlobals()
  askForPasskey.mockReset()
})

// SESSION-35
test.each(['ar', 'en'] as const)(
  '%s: a code signs in; a missing or wrong one is told of at its field',
  async (language) => {
    const { signInBy, onSignedIn, person, text } = await openStep(language)
    const field = screen.getByLabelText<HTMLInputElement>(text.code)
    expect(document.activeElement).toBe(field)
    expect([field.dir, field.autocomplete]).toEqual(['ltr', 'one-time-code'])
    await person.click(screen.getByRole('button', { name: text.goOn }))
    expect(await screen.findByText(text.missing)).toBeTruthy()
    signInBy.mockRejectedValueOnce(refusal(400, { errors: { code: ['That is wrong'] } }))
    await person.type(field, '123456')
    await person.click(screen.getByRole('button', { name: text.goOn }))
    expect(await screen.findByText('That is wrong')).toBeTruthy()
    expect(onSignedIn).not.toHaveBeenCalled()
    await person.click(screen.getByRole('button', { name: text.goOn }))
    await waitFor(() => expect(onSignedIn).toHaveBeenCalledOnce())
    expect(signInBy).toHaveBeenLastCalledWith(loginByCodeCall, {
      ticket: 'the ticket',
      code: '123456',
    })
  },
)

// SESSION-35, SESSION-37
test('a recovery code stands in, and a ticket that has run out leads back to the password', async () => {
  const { signInBy, onStartAgain, toasts, person, text } = await openStep('en')
  await person.click(screen.getByRole('button', { name: text.useRecoveryCode }))
  signInBy.mockRejectedValue(refusal(401, { message: 'Too late.', code: 'sign_in_over' }))
  await person.type(screen.getByLabelText(text.recoveryCode), 'abcd-efgh{Enter}')
  await waitFor(() => expect(onStartAgain).toHaveBeenCalledOnce())
  expect(toasts).toEqual(['Too late.'])
})

// SESSION-35, SESSION-43
test.each(['ar', 'en'] as const)(
  '%s: a passkey that is not confirmed is told of calmly, and signs in at the next try',
  async (language) => {
    const { signInBy, onSignedIn, toasts, person, text } = await openStep(language, {
      factors: ['passkey'],
      passkeys: true,
    })
    askForPasskey.mockRejectedValueOnce(new PasskeyFailure('cancelled', undefined))
    await person.click(screen.getByRole('button', { name: text.usePasskey }))
    expect((await screen.findByText(text.cancelled)).getAttribute('role')).toBe('status')
    expect(toasts).toEqual([])
    const passkey = { id: 'p' } as Awaited<ReturnType<typeof askForPasskey>>
    askForPasskey.mockResolvedValue(passkey)
    await person.click(screen.getByRole('button', { name: text.usePasskey }))
    await waitFor(() => expect(onSignedIn).toHaveBeenCalledOnce())
    expect(signInBy).toHaveBeenCalledWith(loginByPasskeyCall, { ticket: 'the ticket', passkey })
    expect(screen.queryByText(text.cancelled)).toBeNull()
  },
)

// SESSION-43
test('a browser that knows no passkeys asks for a recovery code in their place', async () => {
  const { onStartAgain, person, text } = await openStep('en', { factors: ['passkey'] })
  expect(screen.queryByRole('button', { name: text.usePasskey })).toBeNull()
  expect(screen.getByLabelText(text.recoveryCode)).toBeTruthy()
  await person.click(screen.getByRole('button', { name: text.startAgain }))
  expect(onStartAgain).toHaveBeenCalledOnce()
})
