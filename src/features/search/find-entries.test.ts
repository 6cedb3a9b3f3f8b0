import { describe, expect, it } from 'vitest'
import { searchWords } from '#contract/search-text.ts'
import { excerpt } from './excerpt.ts'
import { findEntries, tellingText } from './find-entries.ts'
import type { SearchEntry } from './search-entry.ts'

const entry = (id: string, title: string, ...texts: string[]): SearchEntry => ({
  id,
  title,
  record: {},
  link: {},
  note: 'القاهرة، مصر · 2025',
  texts: texts.map((text, index) => ({ field: `text${index}`, text })),
  image: undefined,
})

const entries = [
  entry('hospital', 'تهوية مستشفى', 'غرف عمليات', 'مراوح طرد'),
  entry('fans', 'مراوح الأسطح', 'للمباني'),
  entry('metro', 'أنفاق المترو', 'تهوية'),
]

describe('what is found', () => {
  it.each([
    ['المراوح', ['fans', 'hospital']],
    ['مستشفي تهويه', ['hospital']],
    ['انفاق ٢٠٢٥', ['metro']],
    ['مراوح الرياض', []],
    ['', []],
    [' ـ ', []],
  ])('by “%s”, titles first', (typed, ids) => {
    expect(findEntries(searchWords(typed), entries).map(({ id }) => id)).toEqual(ids)
  })

  it('is shown by the text that holds most of it, else by the first', () => {
    const texts = entries[0]?.texts ?? []
    expect(tellingText(searchWords('مراوح'), texts)?.text).toBe('مراوح طرد')
    expect(tellingText(searchWords('مستشفى'), texts)?.text).toBe('غرف عمليات')
  })
})

describe('an excerpt', () => {
  const long = `${'before '.repeat(40)}the tunnel ${'after '.repeat(40)}`.trim()

  it('is cut between words, around what was found', () => {
    const cut = excerpt(['tunnel'], long)
    expect(cut).toMatch(/^…\u00a0before .*the tunnel after .* after\u00a0…$/)
    expect(cut.length).toBeLessThan(170)
  })

  it('is the beginning where nothing was found, the end where that was, and all of a short text', () => {
    expect(excerpt(['none'], long)).toMatch(/^before .* before\u00a0…$/)
    expect(excerpt(['last'], `${long} last`)).toMatch(/^…\u00a0after .* last$/)
    expect(excerpt(['tunnel'], 'the tunnel')).toBe('the tunnel')
  })

  it('of one endless word is cut within it', () => {
    expect(excerpt(['x'], 'x'.repeat(400)).length).toBeLessThan(170)
  })
})
