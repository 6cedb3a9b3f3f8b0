import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import { personPermissions } from '#contract/roles.ts'
import { SinglePage } from '#src/features/admin/collections/single-page.tsx'
import { screenOf } from '#src/features/admin/declarations/screens.ts'
import { useMayWrite } from '#src/features/admin/permissions.ts'
import { DueList } from '#src/features/admin/retention/due-list.tsx'
import { Notices } from '#src/features/admin/retention/notices.tsx'

const Lead = styled('p')(({ theme }) => ({ ...theme.typography.body2, marginBlock: '0 20px' }))
const Heading = styled('h2')(({ theme }) => ({ ...theme.typography.h4, marginBlock: '0 14px' }))

const retention = screenOf('retention')

/** What is erased next, and how long everything is kept (PERSON-7, PERSON-9). */
export function RetentionPage() {
  const { t } = useTranslation('admin')
  const isOwner = useMayWrite(personPermissions)
  return (
    <>
      <Lead>{t('accounts.retention.lead')}</Lead>
      {isOwner && <DueList />}
      <Heading>{t('accounts.retention.periods')}</Heading>
      <SinglePage screen={retention} />
      <Notices />
    </>
  )
}
