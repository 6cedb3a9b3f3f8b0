import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { addAdminTexts } from '#src/i18n/add-admin-texts.ts'
import { InApp, renderInApp } from '#tests/support/render-in-app.tsx'
import { ProfileForm, type WorkAtStake } from './profile-form.tsx'
import { useProfileChange } from './use-profile-change.ts'

vi.mock(import('./use-profile-change.ts'), () => ({ useProfileChange: vi.fn() }))

const user = { firstName: 'Sara', lastName: 'Adel', gender: 0 } as Parameters<
  typeof ProfileForm
>[0]['user']

// RECORD-10
test('what is typed while a profile is being saved stays, and is still to be saved', async () => {
  let saved: (is: boolean) => void = () => {}
  const answer = new Promise<boolean>((resolve) => (saved = resolve))
  vi.mocked(useProfileChange).mockReturnValue(() => answer)
  const { app, rerender } = await renderInApp(<div />, { language: 'en' })
  await addAdminTexts(app.i18n, 'en')
  const guard = ({ dirty }: WorkAtStake) => <p>{dirty ? 'at stake' : 'nothing at stake'}</p>
  rerender(
    <InApp app={app}>
      <ProfileForm user={user} guard={guard} />
    </InApp>,
  )
  const hands = userEvent.setup()
  await hands.type(screen.getByLabelText('First name'), 'h')
  await hands.click(screen.getByRole('button', { name: 'Save' }))
  await hands.type(screen.getByLabelText(/^Last name/), 'i')
  saved(true)
  await waitFor(() => expect(screen.getByRole('button', { name: 'Save' })).toBeTruthy())
  expect(screen.getByLabelText(/^Last name/)).toHaveProperty('value', 'Adeli')
  expect(screen.getByLabelText('First name')).toHaveProperty('value', 'Sarah')
  expect(screen.getByText('at stake')).toBeTruthy()
})
