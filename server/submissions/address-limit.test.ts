import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createAddressLimit } from './address-limit.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const minute = 60_000

it('lets an address have so many, then says when the next one is free', () => {
  const limit = createAddressLimit(2, 10 * minute)
  expect(limit.take('192.0.2.1')).toHaveProperty('giveBack')
  vi.advanceTimersByTime(4 * minute)
  expect(limit.take('192.0.2.1')).toHaveProperty('giveBack')
  vi.advanceTimersByTime(minute)
  expect(limit.take('192.0.2.1')).toEqual({ retryAfter: 5 * 60 })
  expect(limit.take('192.0.2.2')).toHaveProperty('giveBack')

  vi.advanceTimersByTime(5 * minute)
  expect(limit.take('192.0.2.1')).toHaveProperty('giveBack')
  expect(limit.take('192.0.2.1')).toEqual({ retryAfter: 4 * 60 })
})

it('counts no place that was given back, and takes it back once', () => {
  const limit = createAddressLimit(2, minute)
  const place = limit.take('192.0.2.1')
  limit.take('192.0.2.1')
  expect(limit.take('192.0.2.1')).toHaveProperty('retryAfter')
  if ('giveBack' in place) place.giveBack()
  expect(limit.take('192.0.2.1')).toHaveProperty('giveBack')
  expect(limit.take('192.0.2.1')).toHaveProperty('retryAfter')
})

it('counts all of an IPv6 network as one', () => {
  const limit = createAddressLimit(1, minute)
  limit.take('2001:db8:1:2::1')
  expect(limit.take('2001:db8:1:2:ffff::9')).toEqual({ retryAfter: 60 })
  expect(limit.take('2001:db8:1:3::1')).toHaveProperty('giveBack')
})

it('remembers so many addresses and forgets those seen longest ago', () => {
  const limit = createAddressLimit(1, minute, 100)
  limit.take('192.0.2.1')
  for (let index = 0; index < 99; index++) limit.take(`10.0.0.${index}`)
  expect(limit.take('192.0.2.1')).toHaveProperty('retryAfter')
  limit.take('10.0.1.0')
  expect(limit.take('192.0.2.1')).toHaveProperty('giveBack')
})
