import { expect, test } from 'vitest'
import { idempotencyKeyPattern, newIdempotencyKey, referenceNumber } from './idempotency.ts'

test('a new key is a UUID of its own', () => {
  const keys = Array.from({ length: 50 }, newIdempotencyKey)
  for (const key of keys) expect(key).toMatch(idempotencyKeyPattern)
  expect(new Set(keys).size).toBe(50)
})

// API-10
test('the reference number is the beginning of its key', () => {
  expect(referenceNumber('0a1b2c3d-4444-4444-8444-0123456789ab')).toBe('0A1B2C3D')
})
