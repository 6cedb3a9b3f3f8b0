import { beforeEach, expect, it, vi } from 'vitest'
import { watchReloads } from '#tests/support/watch-reloads.ts'
import { outlastsPage } from './before-leaving.ts'
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
let serviceWorker: EventTarget

beforeEach(() => {
  vi.clearAllMocks()
  vi.useFakeTimers()
  serviceWorker = Object.assign(new EventTarget(), { controller: {}, getRegistration })
  vi.stubGlobal('navigator', { serviceWorker })
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

// UPDATE-2
it('reloads into a newer build once what was on its way to the device is kept', async () => {
  const reloaded = watchReloads()
  await registerWorker()
  let written = () => {}
  void outlastsPage(new Promise<void>((resolve) => (written = resolve)))
  serviceWorker.dispatchEvent(new Event('controllerchange'))
  await vi.advanceTimersByTimeAsync(1000)
  expect(reloaded).not.toHaveBeenCalled()
  written()
  await vi.advanceTimersByTimeAsync(0)
  expect(reloaded).toHaveBeenCalledOnce()
})
