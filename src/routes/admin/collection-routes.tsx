import { createRoute } from '@tanstack/react-router'
import type { ScreenName } from '#src/features/admin/declarations/screens.ts'
import { lazyPage } from '../lazy-page.ts'
import { adminRoute } from './admin-route.tsx'
import type { PageKind } from './collection-page.tsx'

function page<const Path extends string>(path: Path, name: ScreenName, kind: PageKind = 'list') {
  return createRoute({
    getParentRoute: () => adminRoute,
    path,
    component: lazyPage(async () => {
      const { CollectionPage } = await import('./collection-page.tsx')
      return { default: () => <CollectionPage name={name} kind={kind} /> }
    }),
  })
}

/** The addresses of every collection. */
export const collectionRoutes = [
  page('frames', 'frames'),
  page('About', 'about'),
  page('projects', 'projects'),
  page('projects/add', 'projects', 'add'),
  page('projects/edit/$id', 'projects', 'edit'),
  page('services', 'services'),
  page('services/add', 'services', 'add'),
  page('services/edit/$id', 'services', 'edit'),
  page('associated-service', 'associated-services'),
  page('associated-service/add', 'associated-services', 'add'),
  page('associated-service/edit/$id', 'associated-services', 'edit'),
  page('drivers', 'drivers'),
  page('drivers/add', 'drivers', 'add'),
  page('drivers/edit/$id', 'drivers', 'edit'),
  page('products', 'products'),
  page('products/add', 'products', 'add'),
  page('products/edit/$id', 'products', 'edit'),
  page('statistics', 'statistics', 'single'),
  page('Clients', 'clients'),
  page('tabs-statistics', 'tabs-statistics', 'single'),
  page('cards-statistics', 'cards-statistics'),
  page('jobs', 'jobs'),
  page('associated-job', 'associated-jobs'),
  page('associated-job/edit/$id', 'associated-jobs', 'edit'),
  page('vendors', 'vendors'),
  page('vendor/edit/$id', 'vendors', 'edit'),
  page('messages', 'messages'),
  page('messages/edit/$id', 'messages', 'edit'),
  page('settings', 'settings', 'settings'),
  page('redirects', 'redirects'),
]
