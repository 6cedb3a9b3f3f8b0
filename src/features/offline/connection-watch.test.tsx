import { act, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { renderInApp } from '#tests/support/render-in-app.tsx'
import { ConnectionWatch } from './connection-watch.tsx'

const report = (connected: boolean) =>
  act(async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(connected)
    dispatchEvent(new Event(connected ? 'online' : 'offline'))
  })

const notice = () => screen.queryByRole('dialog', { name: 'Offline Mode' })
const mark = () => screen.queryByRole('status')

// jsdom knows dialogs, and not how to open them.
beforeAll(() => {
  Object.assign(HTMLDialogElement.prototype, {
    showModal(this: HTMLDialogElement) {
      this.open = true
    },
    close(this: HTMLDialogElement) {
      this.open = false
    },
  })
})
afterEach(() => report(true))

// OFFLINE-1
test('the notice follows the browser; closed, it leaves a mark, also on the next page, until the next loss', async () => {
  const user = userEvent.setup()
  const { unmount } = await renderInApp(<ConnectionWatch />, { language: 'en' })
  expect(notice()).toBeNull()
  await report(false)
  await expect.poll(notice).not.toBeNull()
  expect(mark()).toBeNull()
  await user.click(within(screen.getByRole('dialog')).getByRole('button'))
  expect(notice()).toBeNull()
  expect(mark()).not.toBeNull()
  unmount()
  await renderInApp(<ConnectionWatch />, { language: 'en' })
  await expect.poll(mark).not.toBeNull()
  expect(notice()).toBeNull()
  await report(true)
  expect(mark()).toBeNull()
  await report(false)
  expect(notice()).not.toBeNull()
  await report(true)
  expect(notice()).toBeNull()
})

// OFFLINE-1
test('the notice is up from the start without a connection', async () => {
  await report(false)
  await renderInApp(<ConnectionWatch />, { language: 'en' })
  await expect.poll(notice).not.toBeNull()
})
