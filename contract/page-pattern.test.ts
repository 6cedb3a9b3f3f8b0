import { expect, test } from 'vitest'
import { pagePattern } from './page-pattern.ts'

// SEEN-1
test.each([
  ['/', '/'],
  ['/projects/', '/projects'],
  ['/PROJECTS/tower-of-glass', '/projects/:slug'],
  ['/careers', '/Careers'],
  ['/services/a/b', '/services/:slug'],
  ['/track', '/track'],
  ['/Products/Quotation/', '/products/quotation'],
  ['/admin/login', '/admin/login'],
  ['/admin/messages/7', '/admin'],
  ['/wp-login.php', 'other'],
  ['/404', 'other'],
])('the page of %s is %s', (path, pattern) => {
  expect(pagePattern(path)).toBe(pattern)
})
