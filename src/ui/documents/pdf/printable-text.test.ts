import { expect, test } from 'vitest'
import { printableText, textDirection } from './printable-text.ts'

test.each([
  [
    'a phone number among Arabic words',
    'اتصل على +20 101 234 5678 اليوم',
    'اتصل على \u200e+20\u00a0101\u00a0234\u00a05678\u200e اليوم',
  ],
  ['a phone number alone', '+20 101 234 5678', '+20\u00a0101\u00a0234\u00a05678'],
  ['a percentage', 'احتياطي 44.3%', 'احتياطي \u200e44.3%'],
  ['a short number', 'في 2026 نحو 640 مشروعًا', 'في 2026 نحو 640 مشروعًا'],
  ['isolates and marks of Intl', '\u2068أحمد\u2069 \u200f21', 'أحمد 21'],
  ['Arabic and Persian digits', '١٢٣ ۴۵۶', '123 456'],
  ['letters that the font lacks', 'گلرنگ چای Şahin', 'كلرنك جاي Sahin'],
  ['pictures', 'شكرًا 👍🏽', 'شكرًا '],
  ['a script that cannot be drawn', '中文', '??'],
])('%s', (_, text, expected) => {
  expect(printableText(text, 40)).toBe(expected)
})

test('a long word is cut where an address would be, else where the line ends', () => {
  expect(printableText('sales.department@nile.example', 20)).toBe('sales.department@\nnile.example')
  expect(printableText('ن'.repeat(25), 10)).toBe(
    `${'ن'.repeat(10)}\n${'ن'.repeat(10)}\n${'ن'.repeat(5)}`,
  )
})

test.each([
  ['مرحبا hello', 'rtl'],
  ['hello مرحبا', 'ltr'],
  ['+20 101', 'ltr'],
  ['7.5 كيلووات', 'rtl'],
])('%s reads %s', (text, direction) => {
  expect(textDirection(text)).toBe(direction)
})
