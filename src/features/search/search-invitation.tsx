import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import { ActionLink } from '#src/ui/action.tsx'
import { SectionNotice } from '#src/ui/section-notice.tsx'
import type { SearchedSection } from './use-searched-sections.ts'

const Lists = styled('ul')({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: 12,
})

interface SearchInvitationProps {
  /** Tells what happened, or what to do. */
  text: string
  sections: readonly SearchedSection[]
}

/** Shown where there is no result: what to try, and the lists that can be looked through (SEARCH-5). */
export function SearchInvitation({ text, sections }: SearchInvitationProps) {
  const { t } = useTranslation()
  return (
    <>
      <SectionNotice kind="empty" text={text} />
      <nav aria-label={t('search.browse')}>
        <Lists>
          {sections.map(({ id, name, to }) => (
            <li key={id}>
              <ActionLink look="outlined" to={to}>
                {name}
              </ActionLink>
            </li>
          ))}
        </Lists>
      </nav>
    </>
  )
}
