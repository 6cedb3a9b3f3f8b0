import { act, cleanup, screen } from '@testing-library/react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { usualHours } from '#contract/opening-hours.ts'
import { createCannedClient, createTestApp, InApp } from '#tests/support/render-in-app.tsx'
import { OpenNow } from './open-now.tsx'

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'] }))
afterEach(() => {
  cleanup()
  document.body.replaceChildren()
  vi.useRealTimers()
})

/** Takes over the server's HTML at a moment. @returns what the server's HTML said */
async function showAt(moment: string, language: 'ar' | 'en') {
  vi.setSystemTime(Date.parse(moment))
  const app = await createTestApp({ language, client: createCannedClient({}) })
  const view = (
    <InApp app={app}>
      <OpenNow hours={usualHours} />
    </InApp>
  )
  const root = document.createElement('div')
  root.innerHTML = renderToString(view)
  document.body.append(root)
  const before = root.textContent
  let unmount = () => {}
  await act(async () => {
    const hydrated = hydrateRoot(root, view, {
      onRecoverableError: (error) => {
        throw error
      },
    })
    unmount = () => hydrated.unmount()
  })
  return {
    before,
    said: () => root.textContent.replaceAll('\u00a0', ' '),
    unmount: () => act(() => unmount()),
  }
}

// BRANCH-4
test.each([
  ['en', 'Open nowuntil 5 pm', 'Closed nowopens tomorrow at 9 am', 'Closed nowopens today at 9 am'],
  ['ar', 'مفتوح الآنحتى 5 م', 'مغلق الآنيفتح غدًا 9 ص', 'مغلق الآنيفتح اليوم 9 ص'],
] as const)('%s: says so the minute it changes, by one timer', async (language, ...texts) => {
  const [open, closed, next] = texts
  // Thursday 31 December 2026 is a working day; so is no Friday.
  const { before, said, unmount } = await showAt('2026-12-30T14:59:00Z', language)
  expect(before).toBe('')
  expect(said()).toBe(open)
  expect(vi.getTimerCount()).toBe(1)
  act(() => void vi.advanceTimersByTime(59_999))
  expect(said()).toBe(open)
  act(() => void vi.advanceTimersByTime(1))
  expect(said()).toBe(closed)
  act(() => void vi.advanceTimersByTime(7 * 3_600_000))
  expect(said()).toBe(next)
  expect(vi.getTimerCount()).toBe(1)
  unmount()
  expect(vi.getTimerCount()).toBe(0)
})

// BRANCH-4
test('is looked at again when the page is shown after a sleep', async () => {
  const { said, unmount } = await showAt('2026-12-31T14:00:00Z', 'en')
  expect(said()).toBe('Open nowuntil 5 pm')
  vi.setSystemTime(Date.parse('2026-12-31T20:00:00Z'))
  act(() => void document.dispatchEvent(new Event('visibilitychange')))
  expect(said()).toBe('Closed nowopens Saturday at 9 am')
  expect(screen.queryByText('Open now')).toBeNull()
  unmount()
})
