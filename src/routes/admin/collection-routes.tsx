import { createRoute } from '@tanstack/react-router'
import type { CollectionDescription } from '#contract/collections/collection.ts'
import { collections } from '#contract/collections/collections.ts'
import { lazyPage } from '../lazy-page.ts'
import { adminRoute } from './admin-route.tsx'
import type { PageKind } from './collection-page.tsx'

function page(path: string, name: string, kind: PageKind) {
  return createRoute({
    getParentRoute: () => adminRoute,
    path,
    component: lazyPage(async () => {
      const { CollectionPage } = await import('./collection-page.tsx')
      return { default: () => <CollectionPage name={name} kind={kind} /> }
    }),
  })
}

/** The pages of a collection: its list, and those of its records where these are not edited over the list. */
function pagesOf({ name, fields, abilities, screens }: CollectionDescription) {
  if (screens === undefined || abilities === undefined || screens.partOf !== undefined) return []
  const { path, recordPath = path, editing } = screens
  // The branches are shown below the settings, what is erased next above the periods.
  if (name === 'settings' || name === 'retention') return [page(path, name, name)]
  if (abilities.add === 'single') return [page(path, name, 'single')]
  const hasPages = editing === 'page' && Object.keys(fields).length > 0
  return [
    page(path, name, 'list'),
    ...(hasPages && abilities.add ? [page(`${path}/add`, name, 'add')] : []),
    ...(hasPages ? [page(`${recordPath}/edit/$id`, name, 'edit')] : []),
  ]
}

/** The addresses of every collection. */
export const collectionRoutes = Object.values<CollectionDescription>(collections).flatMap(pagesOf)
