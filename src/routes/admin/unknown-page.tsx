import { useTranslation } from 'react-i18next'
import { EmptyState } from '#src/features/admin/layout/empty-state.tsx'
import { usePageTitle } from '#src/features/admin/layout/page-title.tsx'

/** An address of the back office that has no page: it says so. */
export function UnknownPage() {
  const { t } = useTranslation('admin')
  usePageTitle(t('layout.notFoundTitle'))
  return <EmptyState text={t('layout.notFoundText')} />
}
