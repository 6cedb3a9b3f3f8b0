import Skeleton from '@mui/material/Skeleton'
import { styled } from '@mui/material/styles'
import type { Ref } from 'react'
import { useTranslation } from 'react-i18next'
import { searchWords } from '#contract/search-text.ts'
import { failureMessage } from '#src/i18n/failure-message.ts'
import { SectionNotice } from '#src/ui/section-notice.tsx'
import { findEntries } from './find-entries.ts'
import { SearchGroup } from './search-group.tsx'
import { SearchInvitation } from './search-invitation.tsx'
import type { SearchedSection } from './use-searched-sections.ts'

const Count = styled('p')({
  margin: 0,
  fontWeight: 600,
  outline: 'none',
  '&:not(:empty)': { marginBlockEnd: 24 },
})

/** Of the shape of a result. */
function ResultsSkeleton() {
  const { t } = useTranslation()
  return (
    <div role="status">
      <span className="visually-hidden">{t('state.loading')}</span>
      {[0, 1, 2].map((index) => (
        <Skeleton key={index} variant="rectangular" height={128} sx={{ marginBlockEnd: 1.5 }} />
      ))}
    </div>
  )
}

interface SearchResultsProps {
  typed: string
  sections: readonly SearchedSection[]
  /** The line that says how much was found; it can be focused. */
  countRef: Ref<HTMLParagraphElement>
}

/** The results by kind; lists that still load or failed are told of below them (SEARCH-6). */
export function SearchResults({ typed, sections, countRef }: SearchResultsProps) {
  const { t } = useTranslation()
  const words = searchWords(typed)
  const asked = words.length > 0
  const groups = sections
    .map((section) => ({ ...section, found: findEntries(words, section) }))
    .filter(({ found }) => found.length > 0)
  const count = groups.reduce((sum, { found }) => sum + found.length, 0)
  const states = sections.flatMap((section) => section.states)
  const loading = states.some(({ kind }) => kind === 'loading')
  const failed = states.filter((state) => state.kind === 'error')
  const nothing = asked && count === 0 && !loading && failed.length === 0
  // Isolated, so that what is typed in the other direction does not turn the line about.
  const shown = `\u2068${typed.trim()}\u2069`
  return (
    <>
      <Count ref={countRef} role="status" tabIndex={-1}>
        {count > 0 && t('search.results', { count, typed: shown })}
      </Count>
      {groups.map(({ id, name, found }) => (
        <SearchGroup key={id} name={name} found={found} words={words} />
      ))}
      {asked && loading && <ResultsSkeleton />}
      {asked && failed[0] !== undefined && (
        <SectionNotice
          kind="error"
          text={failureMessage(t, failed[0].error)}
          onRetry={() => failed.forEach(({ retry }) => retry())}
        />
      )}
      {!asked && <SearchInvitation text={t('search.start')} sections={sections} />}
      {nothing && (
        <SearchInvitation text={t('search.none', { typed: shown })} sections={sections} />
      )}
    </>
  )
}
