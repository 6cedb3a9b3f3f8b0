import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import { ListPage } from '#src/features/admin/collections/list-page.tsx'
import { SinglePage } from '#src/features/admin/collections/single-page.tsx'
import { screenOf } from '#src/features/admin/declarations/screens.ts'

const Heading = styled('h2')(({ theme }) => ({ ...theme.typography.h4, marginBlock: '32px 14px' }))

const settings = screenOf('settings')
const branches = screenOf('branches')

/** The site's settings, and below them the branches, which are a part of them. */
export function SettingsPage() {
  const { t } = useTranslation(['admin', 'translation'])
  return (
    <>
      <SinglePage screen={settings} />
      <Heading>{branches.texts.title(t)}</Heading>
      <ListPage screen={branches} />
    </>
  )
}
