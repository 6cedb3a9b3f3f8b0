import { describe, expect, it } from 'vitest'
import { searchWords } from '#contract/search-text.ts'
import { excerpt } from './excerpt.ts'
import { findEntries } from './find-entries.ts'
import type { SearchEntry } from './search-entry.ts'

const entry = (id: string, title: string, ...texts: string[]): SearchEntry => ({
  id,
  title,
  record: {},
  link: { to: '/' },
  facts: [
    { field: 'location', text: 'القاهرة، مصر' },
    { field: 'year', text: '2025' },
  ],
  texts: texts.map((text, index) => ({ field: `text${index}`, text })),
  image: undefined,
})

const entries = [
  entry('hospital', 'تهوية مستشفى', 'غرف عمليات', 'مراوح طرد'),
  entry('fans', 'مراوح الأسطح', 'للمباني'),
  entry('metro', 'أنفاق المترو', 'تهوية'),
]

const others = [
  {
    language: 'en' as const,
    entries: [
      entry('hospital', 'Hospital ventilation', 'Operating rooms', 'Exhaust fans'),
      entry('fans', 'Roof fans', 'For buildings'),
      entry('metro', 'Metro tunnels', 'Jet fans'),
    ],
  },
]

const find = (typed: string) => findEntries(searchWords(typed), { language: 'ar', entries, others })

describe('what is found', () => {
  // SEARCH-1, SEARCH-2
  it.each([
    ['المراوح', ['fans', 'hospital']],
    ['مروحة', ['fans', 'hospital']],
    ['مستشفي تهويه', ['hospital']],
    ['انفاق ٢٠٢٥', ['metro']],
    ['مبنى', ['fans']],
    ['مراوح الرياض', []],
    ['', []],
    [' ـ ', []],
    ['fan', ['fans', 'hospital', 'metro']],
    ['Buildings', ['fans']],
    ['fan أنفاق', ['metro']],
    ['fan الرياض', []],
  ])('by “%s”, titles first', (typed, ids) => {
    expect(find(typed).map(({ entry }) => entry.id)).toEqual(ids)
  })

  // SEARCH-2
  it('is shown in the page’s language by the text that holds most of it, else by the first', () => {
    expect(find('مراوح')[1]?.telling).toEqual({ text: 'مراوح طرد', language: 'ar' })
    expect(find('مستشفى')[0]?.telling).toEqual({ text: 'غرف عمليات', language: 'ar' })
  })

  // SEARCH-2
  it('keeps its title where only the other language has the word, and shows that text', () => {
    const [fans, hospital] = find('fan')
    expect(fans?.entry.title).toBe('مراوح الأسطح')
    expect(fans?.telling).toEqual({ text: 'Roof fans', language: 'en' })
    expect(hospital?.telling).toEqual({ text: 'Exhaust fans', language: 'en' })
  })

  // LANG-10, SEARCH-2
  it('names the language of a text that was never translated', () => {
    const untranslated = {
      ...entry('press', 'مكبس', 'Hydraulic'),
      record: { fieldLanguages: { text0: 'en' as const } },
    }
    const own = { language: 'ar' as const, entries: [untranslated], others: [] }
    expect(findEntries(searchWords('hydraulic'), own)[0]?.telling?.language).toBe('en')
  })

  // SEARCH-2
  it('comes first where it holds the words in the page’s language', () => {
    const named = [entry('other', 'ضاغط', 'هواء'), entry('own', 'وحدة', 'HVAC')]
    const both = [entry('other', 'HVAC', 'air'), entry('own', 'Unit', 'HVAC')]
    const found = findEntries(searchWords('hvac'), {
      language: 'ar',
      entries: named,
      others: [{ language: 'en', entries: both }],
    })
    expect(found.map((each) => each.entry.id)).toEqual(['own', 'other'])
  })
})

describe('an excerpt', () => {
  const long = `${'before '.repeat(40)}the tunnel ${'after '.repeat(40)}`.trim()

  // SEARCH-2
  it('is cut between words, around what was found', () => {
    const cut = excerpt(searchWords('tunnel'), long)
    expect(cut).toMatch(/^…\u00a0before .*the tunnel after .* after\u00a0…$/)
    expect(cut.length).toBeLessThan(170)
  })

  it('is the beginning where nothing was found, the end where that was, and all of a short text', () => {
    expect(excerpt(searchWords('none'), long)).toMatch(/^before .* before\u00a0…$/)
    expect(excerpt(searchWords('last'), `${long} last`)).toMatch(/^…\u00a0after .* last$/)
    expect(excerpt(searchWords('tunnel'), 'the tunnel')).toBe('the tunnel')
  })

  it('of one endless word is cut within it', () => {
    expect(excerpt(searchWords('x'), 'x'.repeat(400)).length).toBeLessThan(170)
  })
})
