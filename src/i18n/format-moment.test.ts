import { expect, test } from 'vitest'
import { formatMoment } from './format-moment.ts'

const at = (moment: Date, hours: number) => new Date(moment).setHours(hours, 5)

test.each(['ar', 'en'] as const)('a time has 24 hours in %s, today and before', (language) => {
  expect(formatMoment(at(new Date(), 14), language)).toBe('14:05')
  expect(formatMoment(at(new Date(), 0), language)).toBe('00:05')
  const earlier = at(new Date('2026-01-20T12:00:00'), 21)
  expect(formatMoment(earlier, language)).toMatch(/^20 .* 21:05$/)
})
