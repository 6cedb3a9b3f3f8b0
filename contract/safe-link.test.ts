import { expect, it } from 'vitest'
import { isLink, isWebAddress } from './safe-link.ts'

it.each(['/products', '/', 'https://wa.me/201000000000', 'http://example.com/?q=a#b'])(
  '%s may be a link',
  (text) => expect(isLink(text)).toBe(true),
)

it.each([
  'javascript:alert(1)',
  ' javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'java\nscript:alert(1)',
  'data:text/html,x',
  '//evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  'https://user:secret@evil.example',
  'ftp://example.com',
  'example.com',
  'https://',
  'https:///evil.example',
  'https:////evil.example',
  'https://@evil.example',
  '/a b',
])('%j may not', (text) => expect(isLink(text)).toBe(false))

it('a path of this site is no web address', () => {
  expect(isWebAddress('/products')).toBe(false)
  expect(isWebAddress('https://example.com/products')).toBe(true)
})
