import { createRoute } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { ShortPage } from '#src/features/layout/short-page.tsx'
import { rootRoute } from './root.tsx'

function AdminPage() {
  const { t } = useTranslation()
  return <ShortPage title={t('pages.adminTitle')} text={t('pages.adminText')} noIndex />
}

/** The back office's addresses before its own pages are built: each says so honestly. */
export const adminRoutes = [
  createRoute({ getParentRoute: () => rootRoute, path: '/admin', component: AdminPage }),
  createRoute({ getParentRoute: () => rootRoute, path: '/login', component: AdminPage }),
]
