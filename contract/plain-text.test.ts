import { describe, expect, it } from 'vitest'
import { oneLine, withoutControls } from './plain-text.ts'

describe('withoutControls', () => {
  it('takes out what no text needs, and leaves lines as they are', () => {
    expect(withoutControls('a\u0000b\u001b\r\n\tc\u007f')).toBe('ab\r\n\tc')
  })
})

describe('oneLine', () => {
  it.each(['\r\n', '\n', '\r', '\t', '\u0085', '\u2028', '\u2029'])('makes %j a space', (end) => {
    expect(oneLine(`سارة${end}أحمد`)).toBe('سارة أحمد')
  })

  it('takes out control characters', () => {
    expect(oneLine('a\u0000b\u000bc')).toBe('abc')
  })
})
