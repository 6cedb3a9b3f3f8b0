import { expect, test } from 'vitest'
import { pageAddress, routedAddress, withSingleSlashes } from './page-address.ts'

// PAGE-6
test.each([
  ['/', '/'],
  ['/?lang=en', '/'],
  ['/projects/', '/projects'],
  ['/projects?q=fan&sector=energy#top', '/projects'],
  ['/careers', '/Careers'],
  ['/CAREERS/', '/Careers'],
  ['/contact-US?topic=general', '/contact-us'],
  ['/Projects/Metro-1', '/projects/Metro-1'],
  ['/Products/SELECT/?airflow=9000', '/products/select'],
  ['/Unknown', '/Unknown'],
  ['/search', '/search'],
  ['/TRACK?reference=3F9A20C1', '/track'],
  ['/Products/Quotation?lang=en', '/products/quotation'],
  ['/search?q=', '/search'],
  [
    '/Search/?lang=ar&q=%D9%85%D8%B1%D9%88%D8%AD%D8%A9+1',
    '/search?q=%D9%85%D8%B1%D9%88%D8%AD%D8%A9%201',
  ],
  [`/search?q=${'x'.repeat(500)}`, `/search?q=${'x'.repeat(100)}`],
  ['/search?q=%', '/search?q=%25'],
  // A character that takes two places is not cut in half.
  [`/search?q=${'x'.repeat(99)}${encodeURIComponent('😀')}`, `/search?q=${'x'.repeat(99)}`],
])('%s is kept under %s', (url, address) => {
  expect(pageAddress(url)).toBe(address)
})

test.each([
  ['/projects/', undefined],
  ['/projects//?q=1//2', '/projects/?q=1//2'],
  ['//evil.com/%2e%2e', '/evil.com/%2e%2e'],
  ['/\\evil.com', '/evil.com'],
  ['/a\\b', '/a%5Cb'],
  [`/a${'/'.repeat(7000)}x`, '/a/x'],
])('%s with single slashes is %s', (url, expected) => {
  expect(withSingleSlashes(url)).toBe(expected)
})

test.each([
  ['/%zz?lang=en', '/404?lang=en'],
  ['/%zz.php', '/404'],
  ['/x%27y', '/x%27y'],
  ['/search?q=%zz', '/search?q=%zz'],
  ['/api/Home/%zz', '/api/Home/%zz'],
])('%s is routed as %s', (url, expected) => {
  expect(routedAddress(url)).toBe(expected)
})
