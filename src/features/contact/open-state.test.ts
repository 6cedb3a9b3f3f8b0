import { expect, test } from 'vitest'
import { type Interval, type OpeningHours, usualHours } from '#contract/opening-hours.ts'
import { openState } from './open-state.ts'

const from = (opens: string, closes: string): Interval => ({ opens, closes })
const everyDay = (...intervals: Interval[]) => Array.from({ length: 7 }, () => intervals)
const cairo = (rest: Partial<OpeningHours>): OpeningHours => ({ ...usualHours, ...rest })

const twice = cairo({ week: everyDay(from('09:00', '13:00'), from('16:00', '21:00')) })
const overnight = cairo({ week: [[], [], [], [], [from('18:00', '02:00')], [], []] })
const dayAndNight = cairo({ week: everyDay(from('00:00', '00:00')) })
const never = cairo({ week: everyDay() })
// Sunday to Thursday, as in Riyadh.
const riyadh: OpeningHours = {
  timeZone: 'Asia/Riyadh',
  week: [0, 1, 2, 3, 4, 5, 6].map((day) => (day < 5 ? [from('08:00', '16:30')] : [])),
  exceptions: [],
}
const feasts = cairo({
  exceptions: [
    { occasion: 'ramadan', from: '2027-02-08', to: '2027-03-09', hours: [from('10:00', '15:00')] },
    { occasion: 'holiday', from: '2027-02-15', to: '2027-02-15', hours: [] },
    { occasion: 'eidAlFitr', from: '2027-03-10', to: '2027-03-13', hours: [] },
    { occasion: 'other', from: '2027-04-02', to: '2027-04-02', hours: [from('10:00', '12:00')] },
  ],
})

// The first of January 2026 is a Thursday. Cairo is two hours ahead of UTC, in summer three; Riyadh always three.
// BRANCH-3, BRANCH-4
test.each<[string, OpeningHours, string, string]>([
  ['before it opens', usualHours, '2026-01-01T06:59:59.999Z', 'closed, 2026-01-01 09:00 (0)'],
  ['the moment it opens', usualHours, '2026-01-01T07:00Z', 'open, 2026-01-01 17:00 (0)'],
  ['before it closes', usualHours, '2026-01-01T14:59:59.999Z', 'open, 2026-01-01 17:00 (0)'],
  ['on the eve of Friday', usualHours, '2026-01-01T15:00Z', 'closed, 2026-01-03 09:00 (2)'],
  ['on Friday', usualHours, '2026-01-02T10:00Z', 'closed, 2026-01-03 09:00 (1)'],
  [
    'past midnight there, not in UTC',
    usualHours,
    '2026-01-02T22:30Z',
    'closed, 2026-01-03 09:00 (0)',
  ],
  ['in summer time', usualHours, '2026-07-01T06:00Z', 'open, 2026-07-01 17:00 (0)'],
  ['the summer morning before', usualHours, '2026-07-01T05:59Z', 'closed, 2026-07-01 09:00 (0)'],
  [
    'in Riyadh, which has no summer time',
    riyadh,
    '2026-07-01T05:00Z',
    'open, 2026-07-01 16:30 (0)',
  ],
  ['in Riyadh in winter', riyadh, '2026-01-01T05:00Z', 'open, 2026-01-01 16:30 (0)'],
  ['over the Saudi weekend', riyadh, '2026-01-01T13:30Z', 'closed, 2026-01-04 08:00 (3)'],
  ['over noon', twice, '2026-01-01T12:00Z', 'closed, 2026-01-01 16:00 (0)'],
  ['in the second interval', twice, '2026-01-01T14:30Z', 'open, 2026-01-01 21:00 (0)'],
  ['in the evening of a night shift', overnight, '2026-01-01T17:00Z', 'open, 2026-01-02 02:00 (1)'],
  ['past midnight in a night shift', overnight, '2026-01-01T23:59Z', 'open, 2026-01-02 02:00 (0)'],
  ['after a night shift', overnight, '2026-01-02T00:00Z', 'closed, 2026-01-08 18:00 (6)'],
  ['around the clock', dayAndNight, '2026-01-01T00:00Z', 'open'],
  ['never', never, '2026-01-01T00:00Z', 'closed'],
  ['in Ramadan', feasts, '2027-02-09T13:30Z', 'closed, 2027-02-10 10:00 (1)'],
  ['in Ramadan while open', feasts, '2027-02-09T08:30Z', 'open, 2027-02-09 15:00 (0)'],
  ['on a Friday in Ramadan', feasts, '2027-02-12T09:00Z', 'closed, 2027-02-13 10:00 (1)'],
  ['on a holiday within it', feasts, '2027-02-15T09:00Z', 'closed, 2027-02-16 10:00 (1), holiday'],
  ['over a feast', feasts, '2027-03-10T09:00Z', 'closed, 2027-03-14 09:00 (4), eidAlFitr'],
  [
    'on a Friday that is opened for once',
    feasts,
    '2027-04-02T09:00Z',
    'open, 2027-04-02 12:00 (0)',
  ],
  // Clocks in Cairo go from 00:00 to 01:00 on 24 April 2026 and from 24:00 to 23:00 on 29 October.
  [
    'in a night that is an hour shorter',
    cairo({ week: everyDay(from('20:00', '04:00')) }),
    '2026-04-24T00:59Z',
    'open, 2026-04-24 04:00 (0)',
  ],
  [
    'after a night that is an hour shorter',
    cairo({ week: everyDay(from('20:00', '04:00')) }),
    '2026-04-24T01:00Z',
    'closed, 2026-04-24 20:00 (0)',
  ],
  [
    'where it opens at a time that clocks leave out',
    cairo({ week: everyDay(from('00:30', '08:00')) }),
    '2026-04-23T22:29Z',
    'closed, 2026-04-24 00:30 (0)',
  ],
  [
    'after closing, in the hour that comes twice',
    cairo({ week: everyDay(from('09:00', '23:30')) }),
    '2026-10-29T21:15Z',
    'closed, 2026-10-30 09:00 (1)',
  ],
])('%s', (_, hours, moment, expected) => {
  const { isOpen, next, occasion } = openState(hours, Date.parse(moment))
  const change = next && `${next.date} ${next.time} (${next.daysAway})`
  expect([isOpen ? 'open' : 'closed', change, occasion].filter(Boolean).join(', ')).toBe(expected)
})

// BRANCH-4
test.each([
  ['opens', usualHours, '2026-01-01T06:59:30Z', '2026-01-01T07:00:00Z'],
  ['closes', usualHours, '2026-07-01T06:00:00Z', '2026-07-01T14:00:00Z'],
  [
    'has a new day, so that tomorrow is today',
    usualHours,
    '2026-01-02T15:00:00Z',
    '2026-01-02T22:00:00Z',
  ],
  ['has a new day without a change', dayAndNight, '2026-01-01T00:00:00Z', '2026-01-01T22:00:00Z'],
])('is looked at again the moment that the branch %s', (_, hours, moment, expected) => {
  expect(openState(hours, Date.parse(moment)).lookAgainAt).toBe(Date.parse(expected))
})
