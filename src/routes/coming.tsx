import { createRoute } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { ShortPage } from '#src/features/layout/short-page.tsx'
import { rootRoute } from './root.tsx'

const coming = [
  { path: '/projects', label: 'nav.projects' },
  { path: '/services', label: 'nav.services' },
  { path: '/products', label: 'nav.products' },
  { path: '/vendors-registration', label: 'nav.vendors' },
] as const

type ComingLabel = (typeof coming)[number]['label']

function ComingPage({ label }: { label: ComingLabel }) {
  const { t } = useTranslation()
  const page = t(label)
  return (
    <ShortPage
      title={t('pages.comingTitle')}
      text={t('pages.comingText', { page })}
      documentTitle={page}
      showContact
    />
  )
}

function AdminPage() {
  const { t } = useTranslation()
  return <ShortPage title={t('pages.adminTitle')} text={t('pages.adminText')} noIndex />
}

/** Addresses that the site links to before their own pages are built: each says so honestly. */
export const comingRoutes = [
  ...coming.map(({ path, label }) =>
    createRoute({
      getParentRoute: () => rootRoute,
      path,
      component: () => <ComingPage label={label} />,
    }),
  ),
  createRoute({ getParentRoute: () => rootRoute, path: '/admin', component: AdminPage }),
  createRoute({ getParentRoute: () => rootRoute, path: '/login', component: AdminPage }),
]
