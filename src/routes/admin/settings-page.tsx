import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import { ListPage } from '#src/features/admin/collections/list-page.tsx'
import { SinglePage } from '#src/features/admin/collections/single-page.tsx'
import { screens } from '#src/features/admin/declarations/screens.ts'

const Heading = styled('h2')(({ theme }) => ({ ...theme.typography.h4, marginBlock: '32px 14px' }))

/** The site's settings, and below them the branches, which are a part of them. */
export function SettingsPage() {
  const { t } = useTranslation(['admin', 'translation'])
  return (
    <>
      <SinglePage screen={screens.settings} />
      <Heading>{screens.branches.texts.title(t)}</Heading>
      <ListPage screen={screens.branches} />
    </>
  )
}
