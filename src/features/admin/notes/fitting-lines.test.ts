import { expect, test } from 'vitest'
import { fieldLimits } from '#contract/admin/field-limits.ts'
import { withLines } from './fitting-lines.ts'

const more = (count: number) => `and ${count} more`

// QUOTE-11
test('lines go below what the reply says already', () => {
  expect(withLines('', ['1. a', '2. b'], more)).toBe('1. a\n2. b')
  expect(withLines('Hello,\n', ['1. a'], more)).toBe('Hello,\n\n1. a')
})

// QUOTE-11
test('a reply takes as many lines as it has room for, and says how many it leaves out', () => {
  const lines = Array.from({ length: 200 }, (_, index) => `${index + 1}. ${'x'.repeat(95)}`)
  const text = withLines('Hello,', lines, more)
  expect(text.length).toBeLessThanOrEqual(fieldLimits.reply)
  expect(text.length).toBeGreaterThan(fieldLimits.reply - 200)
  const [, left] = /\nand (\d+) more$/.exec(text) ?? []
  expect(text.split('\n').filter((line) => /^\d+\. /.test(line))).toHaveLength(200 - Number(left))
})
