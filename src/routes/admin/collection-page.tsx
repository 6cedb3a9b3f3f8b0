import { useParams } from '@tanstack/react-router'
import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { ListPage } from '#src/features/admin/collections/list-page.tsx'
import { screens, type ScreenName } from '#src/features/admin/declarations/screens.ts'
import { PleaseWait } from '#src/features/admin/collections/please-wait.tsx'
import { EmptyState } from '#src/features/admin/layout/empty-state.tsx'
import { usePageTitle } from '#src/features/admin/layout/page-title.tsx'
import { useConnected } from '#src/pwa/use-connected.ts'
import { lazyPart } from '#src/ui/lazy-part.ts'

// A list does without the forms.
const EditPage = lazyPart(() =>
  import('#src/features/admin/collections/edit-page.tsx').then((module) => module.EditPage),
)
const SinglePage = lazyPart(() =>
  import('#src/features/admin/collections/single-page.tsx').then((module) => module.SinglePage),
)
const SettingsPage = lazyPart(() =>
  import('./settings-page.tsx').then((module) => module.SettingsPage),
)

export type PageKind = 'list' | 'add' | 'edit' | 'single' | 'settings'

interface CollectionPageProps {
  name: ScreenName
  kind: PageKind
}

/** A page of a collection, at one of its addresses (spec section 2, admin routes). */
export function CollectionPage(props: CollectionPageProps) {
  const { t } = useTranslation(['admin', 'translation'])
  const { title, add, edit } = screens[props.name].texts
  const { kind } = props
  usePageTitle(kind === 'add' ? add(t) : kind === 'edit' ? edit(t) : title(t))
  return (
    <Suspense fallback={<PartAwaited />}>
      <Content {...props} />
    </Suspense>
  )
}

/** Code that this device does not have yet is fetched as soon as there is a connection, and not before. */
function PartAwaited() {
  const { t } = useTranslation('admin')
  return useConnected() ? <PleaseWait /> : <EmptyState text={t('drafts.neverSeen')} />
}

function Content({ name, kind }: CollectionPageProps) {
  const params: { id?: string } = useParams({ strict: false })
  const screen = screens[name]
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
