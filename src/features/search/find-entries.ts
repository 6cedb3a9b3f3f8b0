import type { Language } from '#contract/locale.ts'
import { countWordsIn, type SearchWord } from '#contract/search-text.ts'
import type { SearchEntry } from './search-entry.ts'
import type { SearchedText } from '#src/api/searched-texts.ts'

/** Records of one kind, in each language. */
export interface SearchedEntries {
  /** Of the page. */
  language: Language
  entries: readonly SearchEntry[]
  /** The same records in the other languages; none until they are loaded. */
  others: readonly { language: Language; entries: readonly SearchEntry[] }[]
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
 * The entries that hold every word, in any language. Those that hold all of them in the page's language come
 * first, and of these as of the others the ones with most words in their title.
 */
export function findEntries(
  words: readonly SearchWord[],
  { language, entries, others }: SearchedEntries,
): FoundEntry[] {
  if (words.length === 0) return []
  const translations = others.map((other) => ({
    language: other.language,
    byId: new Map(other.entries.map((entry) => [entry.id, entry])),
  }))
  const holdAll = (texts: readonly SearchedText[]) => countIn(words, texts) === words.length
  return entries
    .flatMap((entry) => {
      const translated = translations.flatMap((other) => {
        const found = other.byId.get(entry.id)
        return found ? { language: other.language, entry: found, texts: allTexts(found) } : []
      })
      const own = allTexts(entry)
      const isOwn = holdAll(own)
      if (!isOwn && !holdAll([...own, ...translated.flatMap(({ texts }) => texts)])) return []
      const [other] = translated.toSorted(
        (one, two) => countIn(words, two.texts) - countIn(words, one.texts),
      )
      const telling =
        isOwn || other === undefined
          ? bestMatch(words, entry.texts, entry.record, language)
          : bestMatch(words, other.texts, other.entry.record, other.language)
      const titles = [entry.title, ...translated.map((one) => one.entry.title)]
      const inTitle = countWordsIn(words, titles)
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
