import { expect, it, vi } from 'vitest'
import { askForCopy } from './offline-copy.ts'
import { prefetchBackOffice } from './prefetch-content.ts'

// COPY-3, OFFLINE-9
it('asks the worker that is at work, also on a page that was loaded without it by a hard reload', async () => {
  vi.useFakeTimers()
  const postMessage = vi.fn<(message: unknown) => void>()
  vi.stubGlobal('navigator', {
    serviceWorker: {
      controller: null,
      ready: Promise.resolve({ active: { postMessage } }),
      // Such a page is never taken over.
      addEventListener: () => undefined,
    },
  })
  void askForCopy({ type: 'REMOVE_COPY' })
  void prefetchBackOffice('en')
  await vi.runAllTimersAsync()
  expect(postMessage.mock.calls).toEqual([
    [{ type: 'REMOVE_COPY' }],
    [{ type: 'WARM', language: 'en', staff: false }],
  ])
})
