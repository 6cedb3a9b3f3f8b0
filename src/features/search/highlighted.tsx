import { styled } from '@mui/material/styles'
import { searchRanges, type SearchWord } from '#contract/search-text.ts'
import { colors } from '#src/theme/tokens.ts'

// Of the weight of the text around it: another would break the joins of Arabic letters.
const Mark = styled('mark')({ backgroundColor: colors.markWash, color: 'inherit' })

/** A text in which the words that were searched for are marked (SEARCH-2). */
export function Highlighted({ text, words }: { text: string; words: readonly SearchWord[] }) {
  const ranges = searchRanges(words, text)
  return (
    <>
      {ranges.map(([start, end], index) => (
        <span key={start}>
          {text.slice(ranges[index - 1]?.[1] ?? 0, start)}
          <Mark>{text.slice(start, end)}</Mark>
        </span>
      ))}
      {text.slice(ranges.at(-1)?.[1] ?? 0)}
    </>
  )
}
