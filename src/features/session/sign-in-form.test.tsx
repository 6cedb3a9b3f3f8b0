import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { loginCall, myProfileCall } from '#contract/calls.ts'
import { ApiFailure } from '#contract/errors.ts'
import { addSessionTexts } from '#src/i18n/add-session-texts.ts'
import { listenToToasts } from '#src/ui/toasts/show-toast.ts'
import { InApp, renderInApp } from '#tests/support/render-in-app.tsx'
import { SessionContext } from './session-context.ts'
import type { Session } from './session.ts'
import { SignInForm } from './sign-in-form.tsx'

const words = {
  ar: {
    email: 'البريد الإلكتروني',
    password: 'كلمة المرور',
    submit: 'تسجيل الدخول',
    submitting: 'جارٍ تسجيل الدخول…',
    noEmail: 'البريد الإلكتروني مطلوب',
    badEmail: 'يرجى إدخال بريد إلكتروني صحيح',
    noPassword: 'كلمة المرور مطلوبة',
  },
  en: {
    email: 'Email',
    password: 'Password',
    submit: 'Sign in',
    submitting: 'Signing in…',
    noEmail: 'Email is required',
    badEmail: 'Please enter a valid email address',
    noPassword: 'Password is required',
  },
} as const

async function openForm(language: keyof typeof words) {
  const signIn = vi.fn<Session['signIn']>()
  const onSignedIn = vi.fn()
  const onTouched = vi.fn()
  const { app, rerender } = await renderInApp(<div />, { language })
  await addSessionTexts(app.i18n, language)
  rerender(
    <InApp app={app}>
      {/* The form asks the session for nothing else. */}
      <SessionContext value={{ signIn } as unknown as Session}>
        <SignInForm onSignedIn={onSignedIn} onTouched={onTouched} />
      </SessionContext>
    </InApp>,
  )
  const text = words[language]
  return {
    text,
    signIn,
    onSignedIn,
    onTouched,
    email: screen.getByLabelText<HTMLInputElement>(text.email),
    password: screen.getByLabelText<HTMLInputElement>(text.password),
    button: screen.getByRole<HTMLButtonElement>('button', { name: text.submit }),
    person: userEvent.setup(),
  }
}

/** The message that a screen reader adds to a field, empty while nothing is wrong. */
function said(field: HTMLElement): string | null | undefined {
  const [id = ''] = field.getAttribute('aria-describedby')?.split(' ') ?? []
  return document.getElementById(id)?.textContent
}

afterEach(() => void vi.doUnmock('./guest-rules.ts'))

// SESSION-20
test.each(['ar', 'en'] as const)(
  '%s: what is missing is said at its field, and no longer once it is there',
  async (language) => {
    const { text, signIn, email, password, button, person } = await openForm(language)
    await person.click(button)
    await waitFor(() => expect(said(email)).toBe(text.noEmail))
    expect(said(password)).toBe(text.noPassword)
    expect(email.getAttribute('aria-invalid')).toBe('true')
    expect(document.activeElement).toBe(email)
    await waitFor(() => expect(button.disabled).toBe(false))

    await person.type(email, 'editor')
    await waitFor(() => expect(said(email)).toBe(text.badEmail))
    await person.type(email, '@example.com')
    await waitFor(() => expect(email.getAttribute('aria-invalid')).toBe('false'))
    expect(said(email)).toBe('')
    expect(said(password)).toBe(text.noPassword)
    expect(signIn).not.toHaveBeenCalled()
  },
)

test('the first fault takes the focus, wherever it is', async () => {
  const { text, email, password, button, person } = await openForm('en')
  await person.type(email, 'editor@example.com')
  await person.click(button)
  await waitFor(() => expect(said(password)).toBe(text.noPassword))
  expect(email.getAttribute('aria-invalid')).toBe('false')
  expect(document.activeElement).toBe(password)
})

test('nothing is said before the form is sent, and what is sent is tidied', async () => {
  const { text, signIn, onSignedIn, email, password, button, person } = await openForm('en')
  let answer = () => {}
  signIn.mockImplementation(() => new Promise((resolve) => (answer = () => resolve({} as never))))
  await person.type(email, ' Editor@Example.com ')
  await person.type(password, 'secret')
  expect(email.getAttribute('aria-invalid')).toBe('false')
  await person.click(button)
  await waitFor(() =>
    expect(signIn).toHaveBeenCalledWith({ email: 'editor@example.com', password: 'secret' }),
  )
  expect(button.textContent).toBe(text.submitting)
  expect(button.disabled).toBe(true)
  expect(onSignedIn).not.toHaveBeenCalled()
  answer()
  await waitFor(() => expect(onSignedIn).toHaveBeenCalledOnce())
  expect(button.disabled).toBe(false)
})

test('a refused sign-in leads back to the password, with everything as it was typed', async () => {
  const { signIn, onSignedIn, email, password, button, person } = await openForm('en')
  signIn.mockRejectedValue(new ApiFailure(loginCall.id, 'server', { status: 401 }))
  await person.type(email, 'editor@example.com')
  await person.type(password, 'wrong')
  await person.click(button)
  await waitFor(() => expect(signIn).toHaveBeenCalledOnce())
  await waitFor(() => expect(button.disabled).toBe(false))
  expect(document.activeElement).toBe(password)
  expect(email.value).toBe('editor@example.com')
  expect(password.value).toBe('wrong')
  expect(onSignedIn).not.toHaveBeenCalled()
})

// SESSION-13, SESSION-14
test.each([
  ['an answer without words', loginCall, 'server', 'Login failed with an unknown error.'],
  ['no answer', loginCall, 'network', 'An unexpected error occurred during login.'],
  ['a profile without words', myProfileCall, 'server', 'An unknown error occurred.'],
] as const)('a sign-in that fails by %s says so', async (_what, call, kind, text) => {
  localStorage.setItem('language', 'en')
  const toasts: string[] = []
  const stop = listenToToasts((toast) => toasts.push(toast.text))
  const { signIn, email, password, button, person } = await openForm('en')
  signIn.mockRejectedValue(new ApiFailure(call.id, kind, { status: 500 }))
  await person.type(email, 'editor@example.com')
  await person.type(password, 'right')
  await person.click(button)
  await waitFor(() => expect(toasts).toEqual([text]))
  stop()
})

test('what comes next is fetched when someone begins, once, and not for the focus alone', async () => {
  const { onTouched, email, person } = await openForm('en')
  expect(document.activeElement).toBe(email)
  // By then whatever the focus might have begun is through.
  await import('./guest-rules.ts')
  await new Promise((resolve) => setTimeout(resolve))
  expect(onTouched).not.toHaveBeenCalled()
  await person.type(email, 'ed')
  await waitFor(() => expect(onTouched).toHaveBeenCalledOnce())
})

test('where the rules cannot be had, the server is asked as things are', async () => {
  vi.doMock('./guest-rules.ts', () => {
    throw new Error('The file is gone')
  })
  const { signIn, email, button, person } = await openForm('en')
  await person.type(email, 'editor')
  await person.click(button)
  await waitFor(() => expect(signIn).toHaveBeenCalledWith({ email: 'editor', password: '' }))
})
