import { expect, test } from 'vitest'
import { mediaUrl } from './media-url.ts'

// SECTION-7
test.each([
  ['/media/a.webp', '/media/a.webp'],
  ['media/a.webp', '/media/a.webp'],
  ['  /media/a.webp ', '/media/a.webp'],
  ['https://cdn.example/a.png', 'https://cdn.example/a.png'],
  ['//cdn.example/a.png', '//cdn.example/a.png'],
  ['data:image/png;base64,AA', 'data:image/png;base64,AA'],
  ['javascript:alert(1)', ''],
  ['data:text/html,x', ''],
  ['', ''],
])('%s becomes %s', (given, expected) => {
  expect(mediaUrl(given)).toBe(expected)
})
