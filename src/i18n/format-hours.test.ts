import { expect, test } from 'vitest'
import { type OpeningHours, usualHours } from '#contract/opening-hours.ts'
import { createI18n, loadLocale } from './create-i18n.ts'
import { formatException, formatTime, formatWeek } from './format-hours.ts'

const textsIn = async (language: 'ar' | 'en') => createI18n(language, await loadLocale(language)).t

/** A time is not broken over lines. */
const unbroken = (text: string) => text.replace(/(?<=\d) (?=am|pm|ص|م(?!ا))/g, '\u00a0')

test.each([
  ['00:00', 'midnight', 'منتصف الليل'],
  ['00:05', '12:05 am', '12:05 ص'],
  ['09:00', '9 am', '9 ص'],
  ['12:00', 'noon', '12 ظهرًا'],
  ['12:30', '12:30 pm', '12:30 م'],
  ['17:30', '5:30 pm', '5:30 م'],
])('%s reads %s, in Arabic %s', async (time, english, arabic) => {
  expect(formatTime(await textsIn('en'), time)).toBe(unbroken(english))
  expect(formatTime(await textsIn('ar'), time)).toBe(unbroken(arabic))
})

const day = [{ opens: '09:00', closes: '17:00' }]
const long = [
  { opens: '09:00', closes: '13:00' },
  { opens: '16:00', closes: '21:00' },
]
const night = [{ opens: '00:00', closes: '00:00' }]

test.each<[string, OpeningHours['week'], string[], string[]]>([
  [
    'the usual hours',
    usualHours.week,
    ['Saturday to Thursday, 9 am – 5 pm'],
    ['من السبت إلى الخميس، 9 ص – 5 م'],
  ],
  [
    'every day around the clock',
    Array(7).fill(night),
    ['Every day, 24\u00a0hours'],
    ['كل يوم، 24\u00a0ساعة'],
  ],
  [
    'a run over the end of the week',
    [day, [], [], [], [], day, day],
    ['Friday to Sunday, 9 am – 5 pm'],
    ['من الجمعة إلى الأحد، 9 ص – 5 م'],
  ],
  [
    'several intervals, a pair of days and a single one',
    [long, [], day, [], [], [], long],
    ['Saturday and Sunday, 9 am – 1 pm, 4 pm – 9 pm', 'Tuesday, 9 am – 5 pm'],
    ['السبت والأحد، 9 ص – 1 م، 4 م – 9 م', 'الثلاثاء، 9 ص – 5 م'],
  ],
  ['never', Array(7).fill([]), [], []],
])('%s', async (_, week, english, arabic) => {
  const hours = { ...usualHours, week }
  expect(formatWeek(await textsIn('en'), hours).sort()).toEqual(english.map(unbroken).toSorted())
  expect(formatWeek(await textsIn('ar'), hours).sort()).toEqual(arabic.map(unbroken).toSorted())
})

test('exceptions', async () => {
  const ramadan = { occasion: 'ramadan' as const, from: '2027-02-08', to: '2027-03-09', hours: day }
  const feast = { ...ramadan, occasion: 'eidAlFitr' as const, to: '2027-02-08', hours: [] }
  const [english, arabic] = [await textsIn('en'), await textsIn('ar')]
  expect(formatException(english, ramadan)).toBe(
    unbroken('Ramadan, 8 February 2027 – 9 March 2027: 9 am – 5 pm'),
  )
  expect(formatException(arabic, ramadan)).toBe(
    unbroken('رمضان، 8 فبراير 2027 – 9 مارس 2027: 9 ص – 5 م'),
  )
  expect(formatException(english, feast)).toBe('Eid al-Fitr, 8 February 2027: closed')
  expect(formatException(arabic, feast)).toBe('عيد الفطر، 8 فبراير 2027: مغلق')
})
