import { expect, test } from 'vitest'
import { expiryOf } from './expiry.ts'

// RECORD-27
test.each([
  [null, 'none'],
  ['2026-11-20', 'past'],
  ['2026-11-21', 'soon'],
  ['2026-12-21', 'soon'],
  ['2026-12-22', 'good'],
] as const)('a document that ends on %s is %s', (day, expected) => {
  expect(expiryOf(day, new Date(2026, 10, 21, 15, 30))).toBe(expected)
})
