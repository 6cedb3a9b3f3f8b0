import { describe, expect, test } from 'vitest'
import { phoneLink, safeLink, whatsAppLink } from './safe-link.ts'

// DIGIT-2, PAGE-5
test('a number in Arabic digits is dialled and written to', () => {
  expect(whatsAppLink('+٢٠ ١٠١')).toBe('https://wa.me/20101')
  expect(phoneLink('+٢٠ ١٠١')).toBe('tel:+20101')
})

describe('safeLink', () => {
  // PAGE-14
  test.each([
    ['https://example.com/a', 'https://example.com/a'],
    ['mailto:a@b.co', 'mailto:a@b.co'],
    ['tel:+2010', 'tel:+2010'],
    ['/projects', '/projects'],
    ['//evil.example', undefined],
    ['/\\evil.example', undefined],
    ['javascript:alert(1)', undefined],
    [' JaVaScRiPt:alert(1)', undefined],
    ['data:text/html,x', undefined],
    ['nonsense', undefined],
    ['', undefined],
  ])('%s gives %s', (address, expected) => {
    expect(safeLink(address)).toBe(expected)
  })
})

// PAGE-5
test('a WhatsApp link holds digits only, and the message when there is one', () => {
  expect(whatsAppLink('+20 (10) 1234-5678')).toBe('https://wa.me/201012345678')
  expect(whatsAppLink('+201012345678', 'مرحبا & أهلا')).toBe(
    `https://wa.me/201012345678?text=${encodeURIComponent('مرحبا & أهلا')}`,
  )
  expect(whatsAppLink('n/a')).toBeUndefined()
})

test('a phone link keeps the plus and the digits', () => {
  expect(phoneLink('+20 2 2555-0100')).toBe('tel:+20225550100')
  expect(phoneLink('–')).toBeUndefined()
})
