import { beforeEach, expect, it, vi } from 'vitest'
import { updateOffer } from './update-offer.ts'
import { registerWorker } from './register-worker.ts'

let tellWaiting: () => void
vi.mock('workbox-window', () => ({
  Workbox: class {
    addEventListener(_name: string, listener: () => void) {
      tellWaiting = listener
    }
    register() {}
  },
}))

const getRegistration = vi.fn()

beforeEach(() => {
  vi.clearAllMocks()
  vi.useFakeTimers()
  vi.stubGlobal('navigator', {
    serviceWorker: { controller: null, addEventListener: vi.fn(), getRegistration },
  })
})

it.each([
  ['nothing while the very first worker waits to start', { active: null, waiting: {} }, 0],
  ['nothing once the worker that waited is at work', { active: {}, waiting: null }, 0],
  ['a newer build while its worker waits', { active: {}, waiting: {} }, 1],
])('offers %s', async (_name, registration, offers) => {
  const offer = vi.spyOn(updateOffer, 'set')
  getRegistration.mockResolvedValue(registration)
  await registerWorker()
  tellWaiting()
  await vi.advanceTimersByTimeAsync(0)
  expect(offer).toHaveBeenCalledTimes(offers)
})
