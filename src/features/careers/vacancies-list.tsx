import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import type { Job } from '#contract/collections/jobs.ts'
import { useCurrentBranch } from '#src/api/use-company.ts'
import { Island } from '#src/hydration/island.tsx'
import { VacancyItem } from './vacancy-item.tsx'

const List = styled('ul')({ listStyle: 'none', margin: 0, padding: 0, display: 'grid', gap: 16 })

const Count = styled('p')({ margin: 0, marginBlockEnd: 16, fontWeight: 600 })

interface VacanciesListProps {
  jobs: readonly Job[]
  /** The vacancy that the address names, which is open (VACANCY-2). */
  chosen: Job | undefined
}

export function VacanciesList({ jobs, chosen }: VacanciesListProps) {
  const { t } = useTranslation()
  const chatNumber = useCurrentBranch()?.whatsApp ?? ''
  return (
    <>
      <Count>{t('careers.results', { count: jobs.length })}</Count>
      <Island when="touched">
        <List>
          {jobs.map((job) => (
            <li key={job.id}>
              <VacancyItem job={job} chosen={job === chosen} chatNumber={chatNumber} />
            </li>
          ))}
        </List>
      </Island>
    </>
  )
}
