import { expect, it } from 'vitest'
import { displayName } from './display-name.ts'

// FILE-5
it.each([
  ['سيرة ذاتية – سارة.pdf', 'pdf', 'سيرة ذاتية – سارة.pdf'],
  ['CV.PDF', 'pdf', 'CV.pdf'],
  ['cv.docx', 'pdf', 'cv.docx.pdf'],
  ['photo.exe', 'doc', 'photo.exe.doc'],
  ['cv\u202efdp.exe', 'pdf', 'cvfdp.exe.pdf'],
  ['\u200fسيرة\u2066.pdf\u2069', 'pdf', 'سيرة.pdf'],
  ['a\u0000b\r\nc\u0085.pdf', 'pdf', 'abc.pdf'],
  ['c\u200bv\u{e0041}\u{e007f}\u2028.pdf', 'pdf', 'cv.pdf'],
  ['c\u200dv\u034f\u3164\ufe0f.pdf', 'pdf', 'cv.pdf'],
  ['سیره\u200cها.pdf', 'pdf', 'سیره\u200cها.pdf'],
  ['\u200cسیره\u200c\u200c.pdf', 'pdf', 'سیره.pdf'],
  ['../../etc/passwd', 'pdf', '..-..-etc-passwd.pdf'],
  ['  my cv .pdf ', 'pdf', 'my cv.pdf'],
  ['', 'docx', 'file.docx'],
  ['.pdf', 'pdf', 'file.pdf'],
  ['😀.pdf', 'pdf', '😀.pdf'],
  ['cafe\u0301.pdf', 'pdf', 'caf\u00e9.pdf'],
  ['<b>x</b>.pdf', 'pdf', '<b>x<-b>.pdf'],
] as const)('%j, a %s, is shown as %j', (name, kind, shown) => {
  expect(displayName(name, kind)).toBe(shown)
})

it('shortens a name without breaking a letter, and keeps its ending', () => {
  const shown = displayName(`${'😀'.repeat(400)}.pdf`, 'pdf')
  expect([...shown]).toHaveLength(150)
  expect(shown).toMatch(/^😀+\.pdf$/u)
})
