import { expect, it } from 'vitest'
import { attachmentHeader } from './attachment-header.ts'

it.each([
  ['cv.pdf', 'cv.pdf'],
  ['سيرة.pdf', '%D8%B3%D9%8A%D8%B1%D8%A9.pdf'],
  [`it's "mine" (1)*.pdf`, 'it%27s%20%22mine%22%20%281%29%2A.pdf'],
])('names %s', (name, encoded) => {
  expect(attachmentHeader(name)).toBe(`attachment; filename*=UTF-8''${encoded}`)
})
