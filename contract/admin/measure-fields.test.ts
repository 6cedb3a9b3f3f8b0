import { expect, test } from 'vitest'
import { safeParse } from 'zod/v4/core'
import { rangeField, sizesField, yearField } from './measure-fields.ts'

// DIGIT-2
test('a number that comes as it was typed is read as the forms read it', () => {
  expect(safeParse(rangeField.input, { minimum: '٠،٧٥', maximum: '٢٬٥٠٠' }).data).toEqual({
    minimum: 0.75,
    maximum: 2500,
  })
  expect(safeParse(sizesField.input, ['1,250']).data).toEqual([1250])
})

test.each(['0x7d0', '2e3', ' '])('“%s” is no number', (typed) => {
  const faults = [
    safeParse(rangeField.input, { minimum: 0, maximum: typed }),
    safeParse(yearField.input, typed),
  ].map(({ error }) => error?.issues[0]?.message)
  expect(faults).toEqual(['number.invalid', 'number.invalid'])
})
