import { afterEach, expect, test, vi } from 'vitest'
import { dayOfDevice } from './day-of-device.ts'

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

// SELECT-14, SHEET-1
test('is that of the device, though the day in Greenwich is another one', () => {
  vi.useFakeTimers({ now: new Date('2026-03-05T22:30:00Z') })
  // A thread cannot change its time zone; in Cairo the next day has begun.
  vi.spyOn(Date.prototype, 'getDate').mockReturnValue(6)
  expect(dayOfDevice()).toBe('2026-03-06')
})
