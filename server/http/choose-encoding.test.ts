import { expect, it } from 'vitest'
import { chooseEncoding } from './choose-encoding.ts'

it.each([
  [undefined, 'identity'],
  ['', 'identity'],
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip, deflate', 'gzip'],
  ['br;q=0, gzip;q=0.5', 'gzip'],
  ['BR ; q=0.1', 'br'],
  ['*', 'br'],
  ['br;q=0, *;q=0', 'identity'],
  ['zstd', 'identity'],
])('Accept-Encoding %j is answered in %s', (header, encoding) => {
  expect(chooseEncoding(header)).toBe(encoding)
})
