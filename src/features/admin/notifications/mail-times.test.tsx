import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import type { MailTimes } from '#contract/admin/notifications.ts'
import { ApiFailure } from '#contract/errors.ts'
import type { ApiClient } from '#src/api/api-client.ts'
import { openForStaff } from '#tests/support/open-for-staff.tsx'
import { MailTimes as Choices } from './mail-times.tsx'

const words = {
  ar: {
    group: 'طلبات التوظيف',
    mine: 'ما يُسند إليّ',
    daily: 'مرة في اليوم',
    atOnce: 'فورًا',
    saved: 'حُفظ اختيارك.',
  },
  en: {
    group: 'Applications',
    mine: 'Assigned to me',
    daily: 'Once a day',
    atOnce: 'At once',
    saved: 'Your choice has been saved.',
  },
} as const

async function open(
  language: 'ar' | 'en',
  save: () => Promise<unknown>,
  offered: MailTimes = { 'associated-jobs': 'at-once' },
) {
  const sent: unknown[] = []
  const client: ApiClient = ({ method }, { body } = {}) => {
    if (method === 'GET') return Promise.resolve({ data: offered })
    sent.push(body)
    return save()
  }
  const { toasts } = await openForStaff(<Choices />, language, client)
  return { sent, toasts }
}

// ADMIN-14
test.each(['ar', 'en'] as const)('in %s a choice is stored at once, and said', async (language) => {
  const text = words[language]
  const { sent, toasts } = await open(language, () =>
    Promise.resolve({ data: { 'associated-jobs': 'daily' } }),
  )
  const group = within(await screen.findByRole('group', { name: text.group }))
  expect(screen.getAllByRole('group')).toHaveLength(1)
  expect(group.getByLabelText<HTMLInputElement>(text.atOnce).checked).toBe(true)
  await userEvent.setup().click(group.getByLabelText(text.daily))
  await waitFor(() => expect(toasts).toEqual([text.saved]))
  expect(group.getByLabelText<HTMLInputElement>(text.daily).checked).toBe(true)
  expect(sent).toEqual([{ 'associated-jobs': 'daily' }])
})

// ADMIN-14
test('a choice that is not stored is taken back, and said', async () => {
  const { toasts } = await open('en', () => Promise.reject(new ApiFailure('x', 'network')))
  const group = within(await screen.findByRole('group', { name: words.en.group }))
  await userEvent.setup().click(group.getByLabelText(words.en.daily))
  await waitFor(() => expect(toasts).toHaveLength(1))
  expect(group.getByLabelText<HTMLInputElement>(words.en.atOnce).checked).toBe(true)
})

// ADMIN-17
test.each(['ar', 'en'] as const)(
  'in %s what colleagues want is a kind of its own',
  async (language) => {
    const { mine, daily } = words[language]
    const times = { assigned: 'at-once' } as const
    const { sent } = await open(
      language,
      () => Promise.resolve({ data: { assigned: 'daily' } }),
      times,
    )
    const group = within(await screen.findByRole('group', { name: mine }))
    await userEvent.setup().click(group.getByLabelText(daily))
    await waitFor(() => expect(sent).toEqual([{ assigned: 'daily' }]))
  },
)
