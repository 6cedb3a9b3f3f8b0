import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { type Movement, moveByItself } from './move-by-itself.ts'

const delay = 2000
let see: (inSight: boolean) => void
const carousel = { el: document.createElement('div'), slideNext: vi.fn() }
const moved = () => carousel.slideNext.mock.calls.length

/** A carousel in sight, moving. */
function start(): Movement {
  const movement = moveByItself(carousel, delay)
  see(true)
  return movement
}

function hidePage(hidden: boolean) {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(hidden)
  document.dispatchEvent(new Event('visibilitychange'))
}

beforeEach(() => {
  vi.useFakeTimers()
  carousel.slideNext.mockClear()
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(call: (entries: { isIntersecting: boolean }[]) => void) {
        see = (isIntersecting) => call([{ isIntersecting }])
      }
      observe() {}
      disconnect() {}
    },
  )
})

afterEach(() => void vi.useRealTimers())

// HERO-3, CLIENT-2
it('moves on after each delay, by one timer, until it is stopped', () => {
  const { stop } = start()
  expect(vi.getTimerCount()).toBe(1)
  vi.advanceTimersByTime(3 * delay)
  expect(moved()).toBe(3)
  expect(vi.getTimerCount()).toBe(1)
  stop()
  expect(vi.getTimerCount()).toBe(0)
})

it('gives a slide that someone has chosen its whole time', () => {
  const { restart, stop } = start()
  vi.advanceTimersByTime(delay - 1)
  restart()
  vi.advanceTimersByTime(delay - 1)
  expect(moved()).toBe(0)
  vi.advanceTimersByTime(1)
  expect(moved()).toBe(1)
  stop()
})

it.each([
  ['out of sight', () => see(false), () => see(true)],
  ['in a hidden page', () => hidePage(true), () => hidePage(false)],
  [
    'held by a finger',
    () => carousel.el.dispatchEvent(new Event('pointerdown')),
    () => dispatchEvent(new Event('pointerup')),
  ],
  [
    'held by a finger that goes on to scroll the page',
    () => carousel.el.dispatchEvent(new Event('pointerdown')),
    () => dispatchEvent(new Event('pointercancel')),
  ],
] as const)('runs no timer %s, and goes on after', (_name, begin, end) => {
  const { stop } = start()
  begin()
  expect(vi.getTimerCount()).toBe(0)
  end()
  vi.advanceTimersByTime(delay)
  expect(moved()).toBe(1)
  stop()
})
