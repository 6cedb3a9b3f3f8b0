import { expect, test } from 'vitest'
import { usualHours } from './opening-hours.ts'
import { openingHoursField } from './opening-hours-schema.ts'

const interval = (opens: string, closes: string) => ({ opens, closes })
const onSunday = (...intervals: object[]) => ({
  ...usualHours,
  week: [intervals, ...usualHours.week.slice(1)],
})
const except = (from: string, to: string) => ({
  ...usualHours,
  exceptions: [{ occasion: 'holiday', from, to, hours: [] }],
})
const faultOf = (value: unknown) => {
  const { error } = openingHoursField.input.safeParse(value)
  return error?.issues[0]?.message
}

test.each([
  ['the usual ones', usualHours, undefined],
  ['two intervals', onSunday(interval('16:00', '20:00'), interval('09:00', '13:00')), undefined],
  [
    'intervals that touch',
    onSunday(interval('09:00', '13:00'), interval('13:00', '15:00')),
    undefined,
  ],
  ['a night', onSunday(interval('18:00', '02:00')), undefined],
  ['a time left out', onSunday(interval('09:00', '')), 'hours.time'],
  ['no time of a day', onSunday(interval('09:00', '24:00')), 'hours.time'],
  [
    'intervals that overlap',
    onSunday(interval('09:00', '13:00'), interval('12:00', '15:00')),
    'hours.overlap',
  ],
  [
    'a night over a day',
    onSunday(interval('18:00', '17:00'), interval('19:00', '20:00')),
    'hours.overlap',
  ],
  ['a holiday', except('2027-07-23', '2027-07-23'), undefined],
  ['a date left out', except('2027-07-23', ''), 'hours.date'],
  ['dates the wrong way round', except('2027-07-23', '2027-07-22'), 'hours.dates'],
])('%s: %#', (_, value, fault) => {
  expect(faultOf(value)).toBe(fault)
})

test('only time zones of the list are taken', () => {
  expect(openingHoursField.input.safeParse({ ...usualHours, timeZone: 'Mars/Base' }).success).toBe(
    false,
  )
})
