import { expect, test } from 'vitest'
import { z } from 'zod/mini'
import { countCharacters } from './count-characters.ts'

const within = (maximum: number) => z.string().check(z.trim(), z.maxLength(maximum))

test.each([
  ['', 0],
  ['  مرحبا \n', 5],
  ['🌬️', 2],
  ['😀'.repeat(5), 5],
  ['é e\u0301', 4],
  ['a\u{20000}b', 3],
  ['line\nline', 9],
])('%j is as long for the counter as for the rules', (text, length) => {
  expect(countCharacters(text)).toBe(length)
  expect(within(length).safeParse(text).success).toBe(true)
  expect(length === 0 || !within(length - 1).safeParse(text).success).toBe(true)
})
