import { searchRanges, type SearchWord } from '#contract/search-text.ts'

/** Characters of an excerpt, about two lines of a result. */
const excerptLength = 160
/** Characters before the first word found. */
const leadLength = 50

/** The part of a text around the first of the words, cut between words; its beginning where none is in it. */
export function excerpt(words: readonly SearchWord[], text: string): string {
  if (text.length <= excerptLength) return text
  const [found = 0] = searchRanges(words, text)[0] ?? []
  const latest = text.length - excerptLength
  const wanted = Math.min(Math.max(found - leadLength, 0), latest)
  const start = wanted === 0 ? 0 : text.indexOf(' ', wanted) + 1
  const end =
    text.length - start <= excerptLength
      ? text.length
      : text.lastIndexOf(' ', start + excerptLength)
  const part = text.slice(start, end > start ? end : start + excerptLength)
  return `${start > 0 ? '…\u00a0' : ''}${part}${end < text.length ? '\u00a0…' : ''}`
}
