import { expect, it } from 'vitest'
import { foldForSearch } from './search-text.ts'

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

it('takes decomposed and composed letters for the same', () => {
  expect(foldForSearch('أ'.normalize('NFD'))).toBe(foldForSearch('أ'.normalize('NFC')))
})
