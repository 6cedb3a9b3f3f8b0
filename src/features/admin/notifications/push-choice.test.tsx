import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import type { Push } from '#contract/admin/push.ts'
import { ApiFailure } from '#contract/errors.ts'
import type { ApiClient } from '#src/api/api-client.ts'
import { openForStaff } from '#tests/support/open-for-staff.tsx'
import { PushChoice } from './push-choice.tsx'

const words = {
  ar: {
    turnOn: 'إظهار الإشعارات على هذا الجهاز',
    denied: 'لا يسمح المتصفح بإشعارات هذا الموقع',
    failed: 'لم تستجب خدمة الإشعارات',
    unsupported: 'لا يمكن لهذا المتصفح إظهار الإشعارات',
  },
  en: {
    turnOn: 'Show notifications on this device',
    denied: 'The browser does not allow notifications from this site.',
    failed: 'The notification service of this browser did not answer.',
    unsupported: 'This browser cannot show notifications.',
  },
} as const

const push: Push = {
  publicKey: 'BA',
  isOn: false,
  kinds: { messages: true, vendors: false, mentioned: true },
}

async function open(
  language: 'ar' | 'en',
  change: () => Promise<unknown> = () => Promise.resolve({ data: push }),
) {
  const sent: unknown[] = []
  const client: ApiClient = ({ method }, { body } = {}) => {
    if (method === 'GET') return Promise.resolve({ data: push })
    sent.push(body)
    return change()
  }
  const { toasts } = await openForStaff(<PushChoice userId="sara" />, language, client)
  return { sent, toasts }
}

/** A browser that knows push messages. */
function stubBrowser({ permission = 'granted', subscribe = () => Promise.reject(new Error('x')) }) {
  vi.stubGlobal('PushManager', class {})
  vi.stubGlobal('Notification', {
    permission,
    requestPermission: () => Promise.resolve(permission),
  })
  const pushManager = { getSubscription: () => Promise.resolve(null), subscribe }
  vi.stubGlobal('navigator', {
    ...navigator,
    onLine: true,
    serviceWorker: { getRegistration: () => Promise.resolve({ pushManager }) },
  })
}

afterEach(() => {
  vi.unstubAllGlobals()
})

// ADMIN-15
test.each(['ar', 'en'] as const)(
  'in %s it says where the browser refuses, cannot or fails',
  async (language) => {
    const text = words[language]
    const user = userEvent.setup()
    stubBrowser({ permission: 'denied' })
    const first = await open(language)
    await user.click(await screen.findByRole('button', { name: text.turnOn }))
    await waitFor(() => expect(first.toasts.join()).toContain(text.denied))
    stubBrowser({})
    await user.click(screen.getByRole('button', { name: text.turnOn }))
    await waitFor(() => expect(first.toasts.join()).toContain(text.failed))
    expect(first.sent).toEqual([])
  },
)

// ADMIN-15
test('a browser without push messages says so, and the choice is there all the same', async () => {
  const { sent } = await open('en')
  await screen.findByText(new RegExp(words.en.unsupported))
  expect(screen.queryByRole('button')).toBeNull()
  expect(screen.getByLabelText<HTMLInputElement>('Messages').checked).toBe(true)
  await userEvent.setup().click(screen.getByLabelText('Vendors'))
  await waitFor(() => expect(sent).toEqual([{ vendors: true }]))
  // ADMIN-17
  expect(screen.getByLabelText<HTMLInputElement>('Notes that mention me').checked).toBe(true)
})

// ADMIN-15
test('a choice that is not stored is taken back, and said', async () => {
  const { toasts } = await open('en', () => Promise.reject(new ApiFailure('x', 'network')))
  await userEvent.setup().click(await screen.findByLabelText('Messages'))
  await waitFor(() => expect(toasts).toHaveLength(1))
  expect(screen.getByLabelText<HTMLInputElement>('Messages').checked).toBe(true)
})
