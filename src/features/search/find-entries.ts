import { type Language, otherLanguage } from '#contract/locale.ts'
import { countWordsIn, type SearchWord } from '#contract/search-text.ts'
import type { SearchEntry } from './search-entry.ts'
import type { SearchedText } from '#src/api/searched-texts.ts'

/** Records of one kind, in both languages. */
export interface SearchedEntries {
  /** Of the page. */
  language: Language
  entries: readonly SearchEntry[]
  /** The same records in the other language; none until they are loaded. */
  otherEntries: readonly SearchEntry[]
}

/** An entry, and the text that says most about why it was found. */
export interface FoundEntry {
  entry: SearchEntry
  /** Undefined for an entry without texts. */
  telling: { text: string; language: Language } | undefined
}

const allTexts = ({ title, texts, facts }: SearchEntry): SearchedText[] => [
  { field: 'title', text: title },
  ...texts,
  ...facts,
]

/**
 * The entries that hold every word, in either language. Those that hold all of them in the page's language come
 * first, and of these as of the others the ones with most words in their title.
 */
export function findEntries(
  words: readonly SearchWord[],
  { language, entries, otherEntries }: SearchedEntries,
): FoundEntry[] {
  if (words.length === 0) return []
  const others = new Map(otherEntries.map((entry) => [entry.id, entry]))
  const holdAll = (texts: readonly SearchedText[]) => countIn(words, texts) === words.length
  return entries
    .flatMap((entry) => {
      const other = others.get(entry.id)
      const own = allTexts(entry)
      const isOwn = holdAll(own)
      if (!isOwn && (other === undefined || !holdAll([...own, ...allTexts(other)]))) return []
      const telling =
        isOwn || other === undefined
          ? bestMatch(words, entry.texts, entry.record, language)
          : bestMatch(words, allTexts(other), other.record, otherLanguage(language))
      const inTitle = countWordsIn(words, [entry.title, other?.title ?? ''])
      return { found: { entry, telling }, isOwn, inTitle }
    })
    .sort((one, two) => Number(two.isOwn) - Number(one.isOwn) || two.inTitle - one.inTitle)
    .map(({ found }) => found)
}

const countIn = (words: readonly SearchWord[], texts: readonly SearchedText[]) =>
  countWordsIn(
    words,
    texts.map(({ text }) => text),
  )

/** The text that holds most of the words; the first unless another holds more. */
function bestMatch(
  words: readonly SearchWord[],
  texts: readonly SearchedText[],
  { fieldLanguages }: SearchEntry['record'],
  language: Language,
): FoundEntry['telling'] {
  const counts = texts.map((text) => countIn(words, [text]))
  const telling = texts[counts.indexOf(Math.max(...counts))]
  return telling && { text: telling.text, language: fieldLanguages?.[telling.field] ?? language }
}
