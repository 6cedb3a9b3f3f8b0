import { useParams } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { EditPage } from '#src/features/admin/collections/edit-page.tsx'
import { ListPage } from '#src/features/admin/collections/list-page.tsx'
import { SinglePage } from '#src/features/admin/collections/single-page.tsx'
import { screens, type ScreenName } from '#src/features/admin/declarations/screens.ts'
import { usePageTitle } from '#src/features/admin/layout/page-title.tsx'
import { SettingsPage } from './settings-page.tsx'

export type PageKind = 'list' | 'add' | 'edit' | 'single' | 'settings'

interface CollectionPageProps {
  name: ScreenName
  kind: PageKind
}

/** A page of a collection, at one of its addresses (spec section 2, admin routes). */
export function CollectionPage({ name, kind }: CollectionPageProps) {
  const { t } = useTranslation(['admin', 'translation'])
  const params: { id?: string } = useParams({ strict: false })
  const screen = screens[name]
  const { title, add, edit } = screen.texts
  usePageTitle(kind === 'add' ? add(t) : kind === 'edit' ? edit(t) : title(t))
  switch (kind) {
    case 'list':
      return <ListPage key={name} screen={screen} />
    case 'add':
      return <EditPage key={name} screen={screen} id={undefined} />
    case 'edit':
      return <EditPage key={`${name} ${params.id}`} screen={screen} id={params.id} />
    case 'single':
      return <SinglePage key={name} screen={screen} />
    case 'settings':
      return <SettingsPage />
  }
}
