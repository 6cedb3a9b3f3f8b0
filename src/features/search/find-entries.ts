import { foldForSearch } from '#contract/search-text.ts'
import type { EntryText, SearchEntry } from './search-entry.ts'

/** How many of the words stand in a text. */
function wordsIn(words: readonly string[], text: string): number {
  const folded = foldForSearch(text)
  return words.filter((word) => folded.includes(word)).length
}

/** The entries that hold every word, those with most of them in their title first. */
export function findEntries(
  words: readonly string[],
  entries: readonly SearchEntry[],
): SearchEntry[] {
  if (words.length === 0) return []
  return entries
    .filter(({ title, note, texts }) => {
      const everything = [title, note, ...texts.map(({ text }) => text)].join('\n')
      return wordsIn(words, everything) === words.length
    })
    .map((entry) => ({ entry, inTitle: wordsIn(words, entry.title) }))
    .sort((one, other) => other.inTitle - one.inTitle)
    .map(({ entry }) => entry)
}

/** The text of an entry that says most about why it was found; the first unless another holds more of the words. */
export function tellingText(
  words: readonly string[],
  texts: readonly EntryText[],
): EntryText | undefined {
  const [first, ...rest] = texts
  if (first === undefined) return undefined
  const inText = (entry: EntryText) => wordsIn(words, entry.text)
  return rest.reduce((best, text) => (inText(text) > inText(best) ? text : best), first)
}
