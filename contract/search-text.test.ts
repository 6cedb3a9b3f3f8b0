import { describe, expect, it } from 'vitest'
import { foldForSearch, matchesSearch, searchRanges, searchWords } from './search-text.ts'

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
    expect(foldForSearch(text)).toBe(expected)
  })

  it('folds a letter and its mark written apart like the letter written as one', () => {
    expect(foldForSearch('ا\u0654نفاق')).toBe(foldForSearch('أنفاق'))
  })
})

it.each([
  ['أحمد إبراهيم آمال ٱلله', 'احمد ابراهيم امال الله'],
  ['شركة النسائم', 'شركه النسايم'],
  ['مؤسسة على هدى', 'موسسه علي هدي'],
  ['مُهَنْدِسٌ', 'مهندس'],
  ['مـــراوح', 'مراوح'],
  ['هواء', 'هوا'],
  ['رقم ١٢٣ و ۴۵', 'رقم 123 و 45'],
  ['ﻻ ﷲ', 'لا الله'],
  ['Café  FANS\n\u0000x', 'cafe fans x'],
  ['\u202aNF-40\u202c', 'nf-40'],
])('%j is compared as %j', (text, folded) => {
  expect(foldForSearch(text)).toBe(folded)
  expect(foldForSearch(folded)).toBe(folded)
})

describe('a search', () => {
  const texts = ['تهوية أنفاق مترو سهم', 'القاهرة، مصر', '2025']

  it.each(['انفاق', 'أنفاق', 'قاهره', 'مترو ٢٠٢٥', 'الأنفاق', 'للمترو', '', '  '])(
    'finds it by “%s”',
    (typed) => {
      expect(matchesSearch(typed, texts)).toBe(true)
    },
  )

  it.each(['مصنع', 'مترو الرياض', '2024'])('does not find it by “%s”', (typed) => {
    expect(matchesSearch(typed, texts)).toBe(false)
  })
})

describe('a word is found in its other forms', () => {
  it.each([
    ['مروحة', 'مراوح طرد'],
    ['المراوح', 'مروحة سقف'],
    ['ومراوح', 'مروحة'],
    ['بمروحة', 'المراوح'],
    ['مروحتين', 'مروحة'],
    ['مراوح', 'مروحتك'],
    ['محركات', 'محرك كهربائي'],
    ['محرك', 'المحركات'],
    ['مضخة', 'مضخات الحريق'],
    ['مضخات', 'مضخة واحدة'],
    ['شفاطات', 'شفاط مطبخ'],
    ['مشروع', 'مشاريع كبرى'],
    ['مشاريع', 'مشروعاتنا'],
    ['المشروعات', 'مشروع'],
    ['للمصانع', 'مصنع أسمنت'],
    ['مصنع', 'المصانع'],
    ['منتجات', 'منتج'],
    ['خدمة', 'خدماتنا'],
    ['الخدمات', 'خدمتك'],
    ['وحدات', 'وحدة تكييف'],
    ['مبنى', 'المباني'],
    ['مبانٍ', 'مبنى إداري'],
    ['أنفاق', 'نفق'],
    ['مهندسين', 'مهندس موقع'],
    ['صناعية', 'صناعي'],
    ['وللأنفاق', 'أنفاق'],
    ['«مروحة»،', 'مراوح'],
    ['عبدالله', 'عبد الله'],
    ['عبد الله', 'عبدالله'],
    ['أبوظبي', 'أبو ظبي'],
    ['٤٨٬٠٠٠', '48,000 m³/h'],
    ['48000', '٤٨٬٠٠٠'],
    ['48,000', '48000'],
    ['٢٫٥', '2.5 kW'],
    ['fans', 'Axial fan'],
    ['factories', 'A factory'],
    ['Factory', 'factories'],
    ['switches', 'switch'],
  ])('“%s” in “%s”', (typed, text) => {
    expect(matchesSearch(typed, [text])).toBe(true)
    expect(searchRanges(searchWords(typed), text)).not.toEqual([])
  })

  it.each([
    ['خدمات', 'نستخدم الفولاذ'],
    ['وظيفة', 'غرف نظيفة'],
    ['مضخات', 'تضخم'],
    ['2025', '2024'],
    ['480', '48,000'],
  ])('“%s” is not in “%s”', (typed, text) => {
    expect(matchesSearch(typed, [text])).toBe(false)
  })
})

describe('what was typed is found in the text as it was written', () => {
  const shown = (typed: string, text: string) =>
    searchRanges(searchWords(typed), text).map(([start, end]) => text.slice(start, end))

  it.each([
    ['انفاق', 'تهوية أنفاق المترو', ['أنفاق']],
    ['مراوح', 'الـمَـراوِح الصناعية', ['مَـراوِح']],
    ['هواء', 'الهواء والهَوَاءُ', ['هواء', 'هَوَاءُ']],
    ['محركة', 'محركه', ['محركه']],
    ['FANS', 'Fans, fan', ['Fan', 'fan']],
    ['والأنفاق', 'أنفاق', ['أنفاق']],
    ['cafe', 'Cafe\u0301s, Cafés', ['Cafe\u0301', 'Café']],
    ['٢٠', 'سنة 2025', ['20']],
    ['met etro', 'metro 🚇 metro', ['metro', 'metro']],
    ['nothing', 'something', []],
    ['', 'something', []],
  ])('“%s” in “%s”', (typed, text, expected) => {
    expect(shown(typed, text)).toEqual(expected)
  })
})
