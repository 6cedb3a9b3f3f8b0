import { latinDigits } from './digits.ts'
import { wordForms } from './word-forms.ts'

// Tashkeel and the marks of recitation, dagger alef, tatweel; invisible direction marks and joiners.
const marks =
  /[\u0610-\u061a\u0640\u064b-\u065f\u0670\u06d6-\u06ed\u200b-\u200f\u202a-\u202e\u2060-\u2069]/g

/** Characters of a question that are looked at; what comes after them is nobody's search. */
export const longestQuestion = 100

/** A question as far as it is looked at; a character that takes two places is never cut in half. */
export function cutQuestion(asked: string): string {
  return asked.slice(0, longestQuestion).replace(/[\ud800-\udbff]$/, '')
}

/** Letters as they are compared; spaces are left as they are. */
function foldLetters(text: string): string {
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
}

/**
 * A text as it is compared in searches and sorting: Arabic spellings that people do not tell apart become one
 * (hamza and alef forms, ta marbuta, alef maksura; no tashkeel, no tatweel), digits Latin, letters small and
 * without accents, white space single.
 */
export function foldForSearch(text: string): string {
  return foldLetters(text)
    .replace(/[\s\u0000-\u001f\u007f]+/g, ' ')
    .trim()
}

/** The Arabic article, alone or after what is written onto it, and the English plural: with them or without is the same word. */
const attached = /^(?:[وف]?[بك]?ال|[وف]?لل)(?=.{3})|(?<=[a-z]{3})s$/g

/** Quotation marks and commas round a word are no part of it. */
const punctuation = /^[«»"“”،؛,;!?؟()]+|[«»"“”،؛,;!?؟()]{1,9}$/g

/** A word to search for: the forms it is written in, the typed one first. Any of them counts. */
export type SearchWord = readonly string[]

/** The words to search for: those that were typed, folded, without what is attached to them, each once. */
export function searchWords(typed: string): SearchWord[] {
  const words = foldForSearch(typed)
    .split(' ')
    .map((word) => word.replace(punctuation, '').replace(attached, ''))
  return [...new Set(words)].filter(Boolean).map(wordForms)
}

/** Counts the words that occur, whole or in part, in one of the texts. */
export function countWordsIn(words: readonly SearchWord[], texts: readonly string[]): number {
  const searched = foldForSearch(texts.join(' \n '))
  return words.filter((forms) => forms.some((form) => searched.includes(form))).length
}

/** @returns true where each word that was typed occurs, whole or in part, in one of the texts */
export function matchesSearch(typed: string, texts: readonly string[]): boolean {
  const words = searchWords(typed)
  return countWordsIn(words, texts) === words.length
}

const foldedLetters = new Map<string, string>()

/** The same for one letter, remembered: a page of results asks for the same few thousands of times. */
function foldLetter(letter: string): string {
  const known = foldedLetters.get(letter)
  if (known !== undefined) return known
  const folded = foldLetters(letter)
  foldedLetters.set(letter, folded)
  return folded
}

/** From the first character to before the last one's end, in the text as it was written. */
export type TextRange = readonly [start: number, end: number]

/** Finds the places of the words of `searchWords` in a text, whole or in part: in order, joined where they touch. */
export function searchRanges(words: readonly SearchWord[], text: string): TextRange[] {
  let folded = ''
  /** The place in the text of each folded letter, and of the end. */
  const places: number[] = []
  let place = 0
  for (const letter of text) {
    const letters = foldLetter(letter)
    folded += letters
    places.push(...Array.from({ length: letters.length }, () => place))
    place += letter.length
  }
  places.push(place)

  const found: TextRange[] = []
  for (const word of words.flat()) {
    for (let at = folded.indexOf(word); at >= 0; at = folded.indexOf(word, at + word.length)) {
      found.push([places[at] ?? 0, places[at + word.length] ?? place])
    }
  }
  return joinRanges(found.sort(([one], [other]) => one - other))
}

/** @param ranges in order of their starts */
function joinRanges(ranges: readonly TextRange[]): TextRange[] {
  const joined: TextRange[] = []
  for (const range of ranges) {
    const last = joined.at(-1)
    if (last === undefined || range[0] > last[1]) joined.push(range)
    else joined[joined.length - 1] = [last[0], Math.max(last[1], range[1])]
  }
  return joined
}
