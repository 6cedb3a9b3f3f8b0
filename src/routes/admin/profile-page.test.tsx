import { fireEvent, screen, waitFor } from '@testing-library/react'
import { Link } from '@tanstack/react-router'
import userEvent from '@testing-library/user-event'
import { Provider } from 'react-redux'
import { expect, test } from 'vitest'
import { SessionContext } from '#src/features/session/session-context.ts'
import { tokensArrived, userArrived } from '#src/features/session/session-slice.ts'
import { Session } from '#src/features/session/session.ts'
import { addAdminTexts } from '#src/i18n/add-admin-texts.ts'
import { createCannedClient, InApp, renderInApp } from '#tests/support/render-in-app.tsx'
import { ProfilePage } from './profile-page.tsx'

const user = {
  id: 'sara',
  email: 'sara@nasaem.example',
  name: 'Sara Adel',
  firstName: 'Sara',
  lastName: 'Adel',
  gender: 0,
  roles: ['owner' as const],
}
const tokens = { accessToken: 'access', refreshToken: 'refresh' }

const words = {
  ar: {
    current: 'كلمة المرور الحالية',
    change: 'تغيير كلمة المرور',
    new: 'كلمة المرور الجديدة',
    question: 'مغادرة دون حفظ؟',
    said: 'لديك تعديلات لم تُحفظ بعد.',
    stay: 'متابعة التعديل',
    leave: 'مغادرة وتجاهل التعديلات',
  },
  en: {
    current: 'Current password',
    change: 'Change the password',
    new: 'New password',
    question: 'Leave without saving?',
    said: 'You have changes that are not saved yet.',
    stay: 'Keep editing',
    leave: 'Leave and discard',
  },
} as const

const away = 'another page'

/** Opens the page of someone who is signed in, with a link that leads away. */
async function openProfile(language: 'ar' | 'en') {
  const { app, rerender } = await renderInApp(<div />, { language })
  await addAdminTexts(app.i18n, language)
  const session = new Session(
    createCannedClient({
      MyProfile: { body: { data: user } },
      ChangePassword: { body: { data: tokens } },
    }),
  )
  session.store.dispatch(tokensArrived(tokens))
  session.store.dispatch(userArrived(user))
  rerender(
    <InApp app={app}>
      <Provider store={session.store}>
        <SessionContext value={session}>
          <ProfilePage />
          <Link to={'/projects' as '/'}>{away}</Link>
        </SessionContext>
      </Provider>
    </InApp>,
  )
  const person = userEvent.setup()
  return {
    person,
    leave: () => person.click(screen.getByRole('link', { name: away })),
    goBack: () => app.router.history.replace('/'),
    place: () => app.router.history.location.pathname,
  }
}

test.each(['ar', 'en'] as const)(
  '%s: a typed password is not left behind unasked, and no draft of it is promised',
  async (language) => {
    const text = words[language]
    const { person, leave, place } = await openProfile(language)
    const typed = screen.getByLabelText<HTMLInputElement>(text.new)
    await person.type(typed, 'a long new password')
    await leave()
    const question = await screen.findByRole('alertdialog', { name: text.question })
    expect(question.textContent).toBe([text.question, text.said, text.stay, text.leave].join(''))
    await person.click(screen.getByRole('button', { name: text.stay }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    expect(place()).toBe('/')
    expect(typed.value).toBe('a long new password')

    await leave()
    await person.click(await screen.findByRole('button', { name: text.leave }))
    await waitFor(() => expect(place()).toBe('/projects'))
  },
)

test.each(['ar', 'en'] as const)(
  '%s: a password that a browser filled in by itself, or that is changed, holds nobody up',
  async (language) => {
    const text = words[language]
    const { person, leave, place, goBack } = await openProfile(language)
    const current = screen.getByLabelText<HTMLInputElement>(text.current)
    fireEvent.input(current, { target: { value: 'the password' } })
    await leave()
    await waitFor(() => expect(place()).toBe('/projects'))

    goBack()
    await person.type(screen.getByLabelText(text.new), 'a long new password')
    await person.click(screen.getByRole('button', { name: text.change }))
    await waitFor(() => expect(current.value).toBe(''))
    await leave()
    await waitFor(() => expect(place()).toBe('/projects'))
  },
)
