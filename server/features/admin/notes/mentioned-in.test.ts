import { expect, it } from 'vitest'
import { mentionedIn } from './mentioned-in.ts'

const people = ['Mona', 'Mona Adel', 'منى عادل', 'Omar'].map((name, index) => ({
  id: String(index),
  name,
}))

// WORK-8
it.each([
  ['@Mona Adel please call', ['Mona Adel']],
  ['ask @mona, or @OMAR.', ['Mona', 'Omar']],
  ['@Monalisa and mona@omar.example', []],
  ['يرجى الاتصال @منى عادل، شكرًا', ['منى عادل']],
  ['@@Omar', ['Omar']],
  ['no one', []],
])('%s', (text, names) => {
  expect(mentionedIn(text, people).map(({ name }) => name)).toEqual(names)
})
