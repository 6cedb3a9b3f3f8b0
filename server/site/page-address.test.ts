import { expect, test } from 'vitest'
import { pageAddress } from './page-address.ts'

test.each([
  ['/', '/'],
  ['/?lang=en', '/'],
  ['/projects/', '/projects'],
  ['/projects?q=fan&sector=energy#top', '/projects'],
  ['/careers', '/Careers'],
  ['/CAREERS/', '/Careers'],
  ['/contact-US?topic=general', '/contact-us'],
  ['/Projects/Metro-1', '/projects/Metro-1'],
  ['/Unknown', '/Unknown'],
  ['/search', '/search'],
  ['/search?q=', '/search'],
  [
    '/Search/?lang=ar&q=%D9%85%D8%B1%D9%88%D8%AD%D8%A9+1',
    '/search?q=%D9%85%D8%B1%D9%88%D8%AD%D8%A9%201',
  ],
  [`/search?q=${'x'.repeat(500)}`, `/search?q=${'x'.repeat(100)}`],
  ['/search?q=%', '/search?q=%25'],
])('%s is kept under %s', (url, address) => {
  expect(pageAddress(url)).toBe(address)
})
