import { useTranslation } from 'react-i18next'
import { usePageTitle } from '#src/features/admin/layout/page-title.tsx'
import { FactorFirst } from '#src/features/session/factors/factor-first.tsx'

/** Stands in the place of every page until a second factor is set up that a role demands (ROLE-8). */
export function FactorFirstPage() {
  const { t } = useTranslation('admin')
  usePageTitle(t('accounts.factors.title'))
  return <FactorFirst />
}
