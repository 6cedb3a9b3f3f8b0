import { expect, test } from 'vitest'
import { usualHours } from '#contract/opening-hours.ts'
import { openingHoursSpecification } from './opening-hours-specification.ts'

const type = { '@type': 'OpeningHoursSpecification' }
const workingDays = ['Saturday', 'Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday']

test('days with the same hours are said together; exceptions have their dates', () => {
  const exceptions = [
    {
      occasion: 'ramadan' as const,
      from: '2027-02-08',
      to: '2027-03-09',
      hours: [{ opens: '10:00', closes: '15:00' }],
    },
    { occasion: 'holiday' as const, from: '2027-07-23', to: '2027-07-23', hours: [] },
  ]
  expect(openingHoursSpecification({ ...usualHours, exceptions })).toEqual([
    { ...type, dayOfWeek: workingDays, opens: '09:00', closes: '17:00' },
    {
      ...type,
      dayOfWeek: workingDays,
      validFrom: '2027-02-08',
      validThrough: '2027-03-09',
      opens: '10:00',
      closes: '15:00',
    },
    {
      ...type,
      validFrom: '2027-07-23',
      validThrough: '2027-07-23',
      opens: '00:00',
      closes: '00:00',
    },
  ])
})

test('several intervals, and a whole day', () => {
  const week = usualHours.week.map(() => [
    { opens: '09:00', closes: '13:00' },
    { opens: '16:00', closes: '02:00' },
  ])
  week[5] = [{ opens: '00:00', closes: '00:00' }]
  expect(openingHoursSpecification({ ...usualHours, week })).toEqual([
    { ...type, dayOfWeek: workingDays, opens: '09:00', closes: '13:00' },
    { ...type, dayOfWeek: workingDays, opens: '16:00', closes: '02:00' },
    { ...type, dayOfWeek: ['Friday'], opens: '00:00', closes: '23:59' },
  ])
})
