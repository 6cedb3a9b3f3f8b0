import { useRouterState } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { EmptyState } from '#src/features/admin/layout/empty-state.tsx'
import { menuEntryOf } from '#src/features/admin/layout/menu.ts'
import { usePageTitle } from '#src/features/admin/layout/page-title.tsx'

/** An address of the back office that has no page (yet): it says so. */
export function UnbuiltPage() {
  const { t } = useTranslation('admin')
  const known = useRouterState({ select: ({ location }) => menuEntryOf(location.pathname) })
  usePageTitle(known === undefined ? t('layout.notFoundTitle') : t(`layout.menu.${known.name}`))
  return <EmptyState text={t(known === undefined ? 'layout.notFoundText' : 'layout.unbuilt')} />
}
