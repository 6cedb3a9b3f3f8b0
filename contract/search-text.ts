import { latinDigits } from './digits.ts'

// Tashkeel and the marks of recitation, dagger alef, tatweel; invisible direction marks and joiners.
const marks =
  /[\u0610-\u061a\u0640\u064b-\u065f\u0670\u06d6-\u06ed\u200b-\u200f\u202a-\u202e\u2060-\u2069]/g

/**
 * A text as it is compared in searches and sorting: Arabic spellings that people do not tell apart become one
 * (hamza and alef forms, ta marbuta, alef maksura; no tashkeel, no tatweel), digits Latin, letters small and
 * without accents, white space single.
 */
export function foldForSearch(text: string): string {
  return latinDigits(text)
    .normalize('NFKC')
    .replace(marks, '')
    .replace(/[أإآٱ]/g, 'ا')
    .replace(/ؤ/g, 'و')
    .replace(/[ئىی]/g, 'ي')
    .replace(/ء/g, '')
    .replace(/ة/g, 'ه')
    .replace(/ک/g, 'ك')
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/[\s\u0000-\u001f\u007f]+/g, ' ')
    .trim()
}

/** Whether each word that was typed stands, whole or in part, in one of the texts. */
export function matchesSearch(typed: string, texts: readonly string[]): boolean {
  const searched = foldForSearch(texts.join(' \n '))
  return foldForSearch(typed)
    .split(' ')
    .every((word) => searched.includes(word))
}
