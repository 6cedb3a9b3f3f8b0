import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { ApiFailure } from '#contract/errors.ts'
import type { ApiClient } from '#src/api/api-client.ts'
import { openForStaff } from '#tests/support/open-for-staff.tsx'
import { MailTimes } from './mail-times.tsx'

const words = {
  ar: { group: 'طلبات التوظيف', daily: 'مرة في اليوم', atOnce: 'فورًا', saved: 'حُفظ اختيارك.' },
  en: {
    group: 'Applications',
    daily: 'Once a day',
    atOnce: 'At once',
    saved: 'Your choice has been saved.',
  },
} as const

async function open(language: 'ar' | 'en', save: () => Promise<unknown>) {
  const sent: unknown[] = []
  const client: ApiClient = ({ method }, { body } = {}) => {
    if (method === 'GET') return Promise.resolve({ data: { 'associated-jobs': 'at-once' } })
    sent.push(body)
    return save()
  }
  const { toasts } = await openForStaff(<MailTimes />, language, client)
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
