import { expect, test } from 'vitest'
import { daysGrouped } from './days-grouped.ts'

const days = Array.from({ length: 16 }, (_, at) => ({ day: `d${at + 1}`, count: at + 1 }))

test('single days stay as they are', () => {
  expect(daysGrouped(days, 1)).toEqual(days)
})

test('the last group is a whole one, the first may be short', () => {
  expect(daysGrouped(days, 7)).toEqual([
    { day: 'd1', count: 3 },
    { day: 'd3', count: 42 },
    { day: 'd10', count: 91 },
  ])
})
