import { expect, test } from 'vitest'
import { readCoordinates } from './read-coordinates.ts'

test.each([
  '30.2987, 31.7419',
  '30.2987,31.7419',
  '30.2987 31.7419',
  '٣٠٫٢٩٨٧، ٣١٫٧٤١٩',
  'https://www.google.com/maps?q=30.2987,31.7419',
  'https://www.google.com/maps/search/?api=1&query=30.2987%2C31.7419',
  'https://www.google.com/maps/search/30.2987,+31.7419?entry=tts',
  'https://www.google.com/maps/@30.2987,31.7419,17z',
  // The place itself, not the middle of the view.
  'https://www.google.com/maps/place/Nasaem/@30.3,31.8,15z/data=!3m1!4b1!4m6!3d30.2987!4d31.7419',
  'https://maps.apple.com/?ll=30.2987,31.7419&q=Nasaem',
  'https://www.bing.com/maps?cp=30.2987~31.7419&lvl=15',
  'https://www.openstreetmap.org/#map=17/30.2987/31.7419',
  'https://www.openstreetmap.org/?mlat=30.2987&mlon=31.7419#map=17/30.3/31.8',
  '30.2987° N, 31.7419° E',
])('%s tells a place', (text) => {
  expect(readCoordinates(text)).toEqual([30.2987, 31.7419])
})

// RECORD-12
test('degrees, minutes and seconds, and the other halves of the earth', () => {
  expect(readCoordinates(`30°17'55.3"N 31°44'30.8"E`)).toEqual([30.2986944, 31.7418889])
  expect(readCoordinates(`33°51'31"S 151°12'51"W`)).toEqual([-33.8586111, -151.2141667])
  expect(readCoordinates('-33.8586, 151.2142')).toEqual([-33.8586, 151.2142])
})

test.each([
  '',
  '30.2987',
  '-12',
  '30,',
  '30.2987, ',
  '30,29',
  '30,2987',
  '91, 31',
  '30, 181',
  'https://maps.app.goo.gl/xYz',
])('%j tells none', (text) => {
  expect(readCoordinates(text)).toBeUndefined()
})
