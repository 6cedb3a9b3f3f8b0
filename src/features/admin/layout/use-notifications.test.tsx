import { act, render } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import type { ApiClient } from '#src/api/api-client.ts'
import { InApp, renderInApp } from '#tests/support/render-in-app.tsx'
import { useNotifications } from './use-notifications.ts'

function Asking() {
  useNotifications('sara')
  return null
}

afterEach(() => {
  vi.useRealTimers()
  localStorage.clear()
})

// ADMIN-6
test('what is new is asked for every minute, from when someone first looked', async () => {
  const { app, unmount } = await renderInApp(<></>, { language: 'en' })
  unmount()
  vi.useFakeTimers()
  const asked: unknown[] = []
  const client: ApiClient = (_call, { query } = {}) => {
    asked.push(query?.since)
    const counts = { messages: 0, 'associated-jobs': 0, vendors: 0 }
    return Promise.resolve({ data: { asOf: '2026-01-01T08:00:00.000Z', counts, latest: [] } })
  }
  render(
    <InApp app={{ ...app, api: { ...app.api, client } }}>
      <Asking />
    </InApp>,
  )
  const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds))
  await pass(0)
  await pass(0)
  const begun = [undefined, '2026-01-01T08:00:00.000Z']
  expect(asked).toEqual(begun)
  await pass(59_000)
  expect(asked).toEqual(begun)
  await pass(1_000)
  expect(asked).toEqual([...begun, '2026-01-01T08:00:00.000Z'])
})
