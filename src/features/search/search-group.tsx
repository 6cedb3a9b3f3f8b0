import { styled } from '@mui/material/styles'
import { useId } from 'react'
import type { SearchWord } from '#contract/search-text.ts'
import { formatWholeNumber } from '#src/i18n/format-number.ts'
import { colors } from '#src/theme/tokens.ts'
import type { FoundEntry } from './find-entries.ts'
import { SearchResult } from './search-result.tsx'

const Group = styled('section')(({ theme }) => ({
  '& + &': { marginBlockStart: 48 },
  '& > h2': {
    ...theme.typography.h3,
    display: 'flex',
    alignItems: 'baseline',
    gap: 12,
    margin: 0,
    marginBlockEnd: 16,
  },
  '& > h2 > span': { ...theme.typography.body2, color: colors.inkSoft },
  '& > ul': { listStyle: 'none', margin: 0, padding: 0, display: 'grid', gap: 12 },
}))

interface SearchGroupProps {
  name: string
  found: readonly FoundEntry[]
  words: readonly SearchWord[]
}

/** The results of one kind (SEARCH-1). */
export function SearchGroup({ name, found, words }: SearchGroupProps) {
  const id = useId()
  return (
    <Group aria-labelledby={id}>
      <h2 id={id}>
        {name} <span>{formatWholeNumber(found.length)}</span>
      </h2>
      <ul>
        {found.map((result) => (
          <SearchResult key={result.entry.id} found={result} words={words} />
        ))}
      </ul>
    </Group>
  )
}
