import { afterEach, expect, test, vi } from 'vitest'
import { createReportLimit } from './report-limit.ts'

afterEach(() => vi.useRealTimers())

const refused = expect.objectContaining({
  code: 'too_many_attempts',
  details: { retryAfter: 3600 },
})

/** @returns how many of so many reports were taken before the first that was not */
function send(times: number, admit: (network: string) => void, networkOf: (at: number) => string) {
  for (let at = 0; at < times; at++) {
    try {
      admit(networkOf(at))
    } catch (error) {
      expect(error).toEqual(refused)
      return at
    }
  }
  return times
}

// SEEN-7
test('a network is taken at its word 60 times an hour, and all of them 6,000 times', () => {
  vi.useFakeTimers({ toFake: ['performance'] })
  const admit = createReportLimit()
  expect(send(100, admit, () => 'one')).toBe(60)
  expect(send(6_000, admit, (at) => `other ${at}`)).toBe(5_940)
  vi.advanceTimersByTime(60 * 60 * 1000)
  expect(send(100, admit, () => 'one')).toBe(60)
})
