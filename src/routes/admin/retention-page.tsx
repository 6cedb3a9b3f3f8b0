import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import { SinglePage } from '#src/features/admin/collections/single-page.tsx'
import { screenOf } from '#src/features/admin/declarations/screens.ts'
import { DueList } from '#src/features/admin/retention/due-list.tsx'
import { Notices } from '#src/features/admin/retention/notices.tsx'

const Lead = styled('p')(({ theme }) => ({ ...theme.typography.body2, marginBlock: '0 20px' }))
const Heading = styled('h2')(({ theme }) => ({ ...theme.typography.h4, marginBlock: '0 14px' }))

const retention = screenOf('retention')

/** The page of what is erased next and of how long everything is kept (PERSON-7, PERSON-9). */
export function RetentionPage() {
  const { t } = useTranslation('admin')
  return (
    <>
      <Lead>{t('accounts.retention.lead')}</Lead>
      <DueList />
      <Heading>{t('accounts.retention.periods')}</Heading>
      <SinglePage screen={retention} />
      <Notices />
    </>
  )
}
