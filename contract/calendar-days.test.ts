import { expect, it } from 'vitest'
import { monthsAfter } from './calendar-days.ts'

// PERSON-8
it.each([
  ['2026-11-25', 12, '2027-11-25'],
  ['2026-01-31', 1, '2026-02-28'],
  ['2024-02-29', 12, '2025-02-28'],
  ['2026-12-31', 2, '2027-02-28'],
  ['2026-03-31', -1, '2026-02-28'],
  ['2026-05-15', 0, '2026-05-15'],
])('of %s, %i months later, is %s', (day, months, later) => {
  expect(monthsAfter(day, months)).toBe(later)
})
