import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import type { ApiClient } from '#src/api/api-client.ts'
import { ApiFailure } from '#contract/errors.ts'
import { openForStaff } from '#tests/support/open-for-staff.tsx'
import { BranchChoice } from './branch-choice.tsx'

const [cairo, riyadh] = [
  '11111111-1111-4111-8111-111111111111',
  '22222222-2222-4222-8222-222222222222',
]
const branches = [
  { id: cairo, name: 'Cairo' },
  { id: riyadh, name: 'Riyadh' },
]

/** @param save answers a choice */
async function open(save: (body: unknown) => Promise<unknown>, shown = branches) {
  const sent: unknown[] = []
  const asked: string[] = []
  const client: ApiClient = ({ id, method }, { body } = {}) => {
    asked.push(id)
    if (id === 'GetAllBranches') return Promise.resolve({ data: shown })
    if (method === 'GET') return Promise.resolve({ data: { branches: null } })
    sent.push(body)
    return save(body)
  }
  const { toasts } = await openForStaff(<BranchChoice />, 'en', client)
  return { asked, sent, toasts, user: userEvent.setup() }
}

const box = (name: string) => screen.findByLabelText<HTMLInputElement>(name)

// ADMIN-16
test('all branches are chosen until one is left out; all of them is for later ones, too', async () => {
  const { sent, toasts, user } = await open((data) => Promise.resolve({ data }))
  expect((await box('Cairo')).checked).toBe(true)
  await user.click(await box('Cairo'))
  await waitFor(() => expect(toasts).toHaveLength(1))
  expect((await box('Cairo')).checked).toBe(false)
  await user.click(await box('Cairo'))
  await waitFor(() => expect(toasts).toHaveLength(2))
  expect(sent).toEqual([{ branches: [riyadh] }, { branches: null }])
})

// ADMIN-16
test('a choice that is not stored is taken back', async () => {
  const { toasts, user } = await open(() => Promise.reject(new ApiFailure('x', 'network')))
  await user.click(await box('Riyadh'))
  await waitFor(() => expect(toasts).toHaveLength(1))
  expect((await box('Riyadh')).checked).toBe(true)
})

// ADMIN-16
test('one branch is no choice', async () => {
  const { asked } = await open(() => new Promise(() => {}), branches.slice(0, 1))
  await waitFor(() => expect(asked).toContain('GetAllBranches'))
  await waitFor(() => expect(screen.queryByRole('group')).toBeNull())
})
