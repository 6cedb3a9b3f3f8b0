import { latinDigits } from './digits.ts'

const folds: [RegExp, string][] = [
  // Tashkeel, the superscript alef, tatweel and invisible direction marks.
  [/[\u064b-\u065f\u0670\u0640\u200b-\u200f\u202a-\u202e\u2066-\u2069]/g, ''],
  [/[أإآٱ]/g, 'ا'],
  [/ؤ/g, 'و'],
  [/[ئىی]/g, 'ي'],
  [/ء/g, ''],
  [/ة/g, 'ه'],
  [/ک/g, 'ك'],
]

/**
 * A text as it is compared in a search: what Arabic writers leave out or write in several ways is folded to
 * one, letter case and Latin accents dropped, digits made Latin, spaces joined.
 */
export function searchText(text: string): string {
  const folded = folds.reduce(
    (folding, [written, as]) => folding.replace(written, as),
    latinDigits(text.normalize('NFC')),
  )
  return folded
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .trim()
}

/** Whether each word that was typed stands, whole or in part, in one of the texts. */
export function matchesSearch(typed: string, texts: readonly string[]): boolean {
  const searched = searchText(texts.join(' \n '))
  return searchText(typed)
    .split(' ')
    .every((word) => searched.includes(word))
}
