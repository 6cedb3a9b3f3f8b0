import { styled } from '@mui/material/styles'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useApi } from '#src/api/api-context.ts'
import { sections } from '#src/api/section-queries.ts'
import { useCurrentBranch } from '#src/api/use-company.ts'
import { Section } from '#src/ui/section.tsx'
import { BranchCard } from './branch-card.tsx'

const List = styled('ul')({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  display: 'grid',
  gap: 24,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 320px), 1fr))',
})

/** The company's branches, one of which the visitor may make their own (BRANCH-1); nothing while there are none. */
export function BranchList() {
  const { t } = useTranslation()
  const branches = useQuery(sections.branches(useApi())).data ?? []
  const current = useCurrentBranch()
  if (branches.length === 0) return null
  return (
    <Section id="branches" goesOn title={t('branches.title')} lead={t('branches.lead')}>
      <List>
        {branches.map((branch) => (
          <li key={branch.id}>
            <BranchCard
              branch={branch}
              isCurrent={branch.id === current?.id}
              isChoosable={branches.length > 1}
            />
          </li>
        ))}
      </List>
    </Section>
  )
}
