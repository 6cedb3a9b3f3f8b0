import { describe, expect, it } from 'vitest'
import { inEachLanguage } from '#contract/locale.ts'
import { localize } from './localize.ts'

/** Translations into the first two languages; another has none. */
const inBoth = <Text>(ar: Text, en: Text, none: Text) => ({
  ...inEachLanguage(() => none),
  ar,
  en,
})

describe('localize', () => {
  const translated = {
    title: inBoth('مراوح', 'Fans', ''),
    points: inBoth(['أ'], ['a', 'b'], []),
  }

  it('picks the language asked for and adds nothing when all is translated', () => {
    expect(localize('en', translated)).toEqual({ title: 'Fans', points: ['a', 'b'] })
    expect(localize('ar', translated)).toEqual({ title: 'مراوح', points: ['أ'] })
  })

  // LANG-10
  it('falls back to the other language in either direction and names the field', () => {
    const halves = { title: inBoth('مراوح', ' ', ''), points: inBoth([], ['a'], []) }
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
    expect(localize('ar', { title: inBoth('', '', '') })).toEqual({ title: '' })
  })
})
