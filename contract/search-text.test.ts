import { describe, expect, it } from 'vitest'
import { matchesSearch, searchText } from './search-text.ts'

describe('a text as it is compared', () => {
  it.each([
    ['hamza on alef', 'أنفاق إدارة آلات ٱلهواء', 'انفاق اداره الات الهوا'],
    ['hamza on waw and ya, and alone', 'مؤسسة هيئة هواء', 'موسسه هييه هوا'],
    ['ta marbuta', 'مروحة', 'مروحه'],
    ['alef maksura and Persian ya', 'مستشفى صناعی', 'مستشفي صناعي'],
    ['tashkeel', 'مَرْوَحَةٌ', 'مروحه'],
    ['shadda', 'محوّل', 'محول'],
    ['tatweel', 'مـــراوح', 'مراوح'],
    ['letter case', 'HVAC Fans', 'hvac fans'],
    ['Latin accents', 'Façade', 'facade'],
    ['Arabic digits', '٢٠٢٥', '2025'],
    ['Persian digits', '۱۲', '12'],
    ['spaces', '  نفق \n المترو ', 'نفق المترو'],
  ])('folds %s', (_what, text, expected) => {
    expect(searchText(text)).toBe(expected)
  })

  it('folds a letter and its mark written apart like the letter written as one', () => {
    expect(searchText('ا\u0654نفاق')).toBe(searchText('أنفاق'))
  })
})

describe('a search', () => {
  const texts = ['تهوية أنفاق مترو سهم', 'القاهرة، مصر', '2025']

  it.each(['انفاق', 'أنفاق', 'قاهره', 'مترو ٢٠٢٥', '', '  '])('finds it by “%s”', (typed) => {
    expect(matchesSearch(typed, texts)).toBe(true)
  })

  it.each(['مصنع', 'مترو الرياض', '2024'])('does not find it by “%s”', (typed) => {
    expect(matchesSearch(typed, texts)).toBe(false)
  })
})
