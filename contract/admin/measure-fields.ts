import { z } from 'zod/mini'
import { latinDigits } from '../digits.ts'
import { readNumber } from '../read-numbers.ts'
import { fieldLimits } from './field-limits.ts'
import { code, numberCodes, typedNumber, wholeNumber } from './fields.ts'

/** A number, or a decimal as a keyboard of either language writes it. */
const decimal = z.pipe(
  typedNumber(numberCodes),
  z.pipe(
    z.transform((typed: number | string) =>
      typeof typed === 'string' ? (readNumber(typed) ?? NaN) : typed,
    ),
    z
      .number(code('number.invalid'))
      .check(
        z.minimum(0, code('number.negative')),
        z.maximum(fieldLimits.number, code('number.large')),
      ),
  ),
)

/** From the smallest model to the largest. */
export const rangeField = {
  input: z.strictObject({ minimum: decimal, maximum: decimal }).check(
    z.refine(({ minimum, maximum }) => minimum <= maximum, {
      path: ['maximum'],
      error: code('range.order'),
    }),
  ),
  output: z.object({ minimum: z.number(), maximum: z.number() }),
}

/** Whole millimetres, in whatever order they are typed; kept ascending, each once. */
export const sizesField = {
  input: z
    .array(
      wholeNumber(numberCodes, 100_000).check(
        z.refine((size) => size > 0, { error: code('number.small') }),
      ),
    )
    .check(
      z.maxLength(fieldLimits.sizes, code('list.long')),
      z.overwrite((sizes) => [...new Set(sizes)].toSorted((a, b) => a - b)),
    ),
  output: z.array(z.int()),
}

/** The year of a handover: of the company's life, or a little ahead. */
export const yearField = {
  input: wholeNumber(numberCodes, 2100).check(
    z.refine((year) => year >= 1900, { error: code('number.small') }),
  ),
  output: z.int(),
}

/** The first day that something can have been due on, and for how many years ahead. */
const firstDueDay = '2020-01-01'
const yearsAhead = 5

function isDueDay(day: string): boolean {
  const last = new Date()
  last.setUTCFullYear(last.getUTCFullYear() + yearsAhead)
  return day === '' || (day >= firstDueDay && day <= last.toISOString().slice(0, 10))
}

/** The day until which something should be done; empty for none. */
export const dueDayField = {
  /** Left out, it stays as it is: a back office that is still of an earlier version loses nothing. */
  input: z.optional(
    z.string(code('day.invalid')).check(
      z.overwrite((text) => latinDigits(text).trim()),
      z.regex(new RegExp(`^$|${z.regexes.date.source}`), {
        error: code('day.invalid'),
        abort: true,
      }),
      z.refine(isDueDay, code('day.far')),
    ),
  ),
  output: z._default(z.string(), ''),
}

/** A day of the calendar as `yyyy-mm-dd`, whatever digits it was typed in. */
export const dayField = {
  input: z.string(code('day.invalid')).check(
    z.overwrite((text) => latinDigits(text).trim()),
    z.regex(z.regexes.date, code('day.invalid')),
  ),
  output: z.string(),
}
