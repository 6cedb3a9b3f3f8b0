import { expect, test, vi } from 'vitest'
import { lazily } from './lazily.ts'

test('a property is made when it is first read, and once', () => {
  const make = vi.fn(() => ({ length: 3 }))
  const all = lazily({ made: make }, { known: 1 })
  expect(Object.keys(all)).toEqual(['known', 'made'])
  expect(make).not.toHaveBeenCalled()
  expect(all.made).toBe(all.made)
  expect(all).toEqual({ known: 1, made: { length: 3 } })
  expect(make).toHaveBeenCalledOnce()
})
