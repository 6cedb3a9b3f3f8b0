import { describe, expect, it } from 'vitest'
import { localize } from './localize.ts'

describe('localize', () => {
  const translated = { title: { ar: 'مراوح', en: 'Fans' }, points: { ar: ['أ'], en: ['a', 'b'] } }

  it('picks the language asked for and adds nothing when all is translated', () => {
    expect(localize('en', translated)).toEqual({ title: 'Fans', points: ['a', 'b'] })
    expect(localize('ar', translated)).toEqual({ title: 'مراوح', points: ['أ'] })
  })

  // LANG-10
  it('falls back to the other language in either direction and names the field', () => {
    const halves = { title: { ar: 'مراوح', en: ' ' }, points: { ar: [], en: ['a'] } }
    expect(localize('en', halves)).toEqual({
      title: 'مراوح',
      points: ['a'],
      fieldLanguages: { title: 'ar' },
    })
    expect(localize('ar', halves)).toEqual({
      title: 'مراوح',
      points: ['a'],
      fieldLanguages: { points: 'en' },
    })
  })

  it('leaves a field empty, unnamed, when neither language has it', () => {
    expect(localize('ar', { title: { ar: '', en: '' } })).toEqual({ title: '' })
  })
})
