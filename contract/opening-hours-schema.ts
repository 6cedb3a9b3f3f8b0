import { z } from 'zod/mini'
import { type Interval, occasions, type OpeningHours, spanOf, timeZones } from './opening-hours.ts'
import type { ValidationCode } from './validation-texts.ts'

const code = (text: ValidationCode) => text

/** As the API gives them. */
export const openingHoursSchema = z.object({
  timeZone: z.string(),
  week: z.array(z.array(z.object({ opens: z.string(), closes: z.string() }))),
  exceptions: z.array(
    z.object({
      occasion: z.enum(occasions),
      from: z.string(),
      to: z.string(),
      hours: z.array(z.object({ opens: z.string(), closes: z.string() })),
    }),
  ),
}) satisfies z.ZodMiniType<OpeningHours>

const time = z.string().check(z.regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, code('hours.time')))
const date = z.string().check(z.regex(z.regexes.date, code('hours.date')))

/** @returns false where an interval begins before the one before it has ended */
function areApart(intervals: readonly Interval[]): boolean {
  const spans = intervals.map(spanOf).toSorted(([one], [other]) => one - other)
  return spans.every(([start], index) => start >= (spans[index - 1]?.[1] ?? 0))
}

const intervals = z
  .array(z.strictObject({ opens: time, closes: time }))
  .check(
    z.maxLength(6, code('list.long')),
    z.refine(areApart, { error: code('hours.overlap'), abort: true }),
  )

const exception = z
  .strictObject({ occasion: z.enum(occasions), from: date, to: date, hours: intervals })
  .check(z.refine(({ from, to }) => from <= to, { error: code('hours.dates'), path: ['to'] }))

/** As staff enter them. */
export const openingHoursField = {
  input: z.strictObject({
    timeZone: z.enum(timeZones),
    week: z.array(intervals).check(z.length(7)),
    exceptions: z.array(exception).check(z.maxLength(40, code('list.long'))),
  }),
  output: openingHoursSchema,
}
