import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createFaultLog } from './fault-log.ts'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance'] })
})
afterEach(() => {
  vi.useRealTimers()
})

// SAFE-9
it('writes a fault that a thousand requests meet once, and again with their number while it lasts', () => {
  const write = vi.fn()
  const log = createFaultLog(write)
  for (let request = 0; request < 1_000; request++) log(new Error('refused'))
  log(new Error('no space'))
  expect(write.mock.calls).toEqual([
    [{ reason: 'refused', repeated: 0 }],
    [{ reason: 'no space', repeated: 0 }],
  ])
  vi.advanceTimersByTime(10_000)
  log(new Error('refused'))
  expect(write).toHaveBeenLastCalledWith({ reason: 'refused', repeated: 999 })
})

it('does not remember reasons without end', () => {
  const write = vi.fn()
  const log = createFaultLog(write)
  log(new Error('first'))
  for (let other = 0; other < 50; other++) log(new Error(`other ${other}`))
  log(new Error('first'))
  expect(write).toHaveBeenCalledTimes(52)
})
