import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { useApi } from '#src/api/api-context.ts'
import { useListBehind } from '#src/features/admin/collections/list-behind.ts'
import { ListPage } from '#src/features/admin/collections/list-page.tsx'
import { screenOf } from '#src/features/admin/declarations/screens.ts'
import { recordQuery } from '#src/features/admin/collections/queries.ts'
import type { CollectionScreen } from '#src/features/admin/collections/screen.ts'
import { collectionTitle } from '#src/features/admin/collections/screen-texts.ts'
import { PleaseWait } from '#src/features/admin/collections/please-wait.tsx'
import { EmptyState } from '#src/features/admin/layout/empty-state.tsx'
import { useMayRead } from '#src/features/admin/permissions.ts'
import { NotAllowed } from '#src/features/admin/layout/not-allowed.tsx'
import { usePageTitle } from '#src/features/admin/layout/page-title.tsx'
import { useConnected } from '#src/ui/use-connected.ts'
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

const RetentionPage = lazyPart(() =>
  import('./retention-page.tsx').then((module) => module.RetentionPage),
)

export type PageKind = 'list' | 'add' | 'edit' | 'single' | 'settings' | 'retention'

interface CollectionPageProps {
  /** Of the collection. */
  name: string
  kind: PageKind
}

/** A page of a collection, at one of its addresses. */
export function CollectionPage(props: CollectionPageProps) {
  const { t } = useTranslation(['admin', 'translation'])
  const screen = screenOf(props.name)
  const { title, add, edit } = screen.texts
  const { kind } = props
  const isAllowed = useMayRead(screen.collection.description)
  const name = useRecordName(screen, kind === 'edit')
  const search = useListBehind()
  const isRecord = kind === 'edit' || kind === 'add'
  usePageTitle(kind === 'add' ? add(t) : kind === 'edit' ? name || edit(t) : title(t), {
    kind: name ? edit(t) : undefined,
    back: isRecord
      ? { path: screen.path, search, text: title(t) }
      : kind === 'retention'
        ? { path: '/admin/persons', text: collectionTitle('persons')(t) }
        : undefined,
  })
  if (!isAllowed) return <NotAllowed />
  return (
    <Suspense fallback={<PartAwaited />}>
      <Content {...props} />
    </Suspense>
  )
}

/** The name of the record on this page, once that is there; it is not asked for here. */
function useRecordName(screen: CollectionScreen, isRecord: boolean): string {
  const { id = '' }: { id?: string } = useParams({ strict: false })
  const api = useApi()
  const { data } = useQuery({ ...recordQuery(api, screen, id), enabled: false })
  return isRecord && data !== undefined ? screen.nameOf(data, api.language) : ''
}

/** Code that this device does not have yet is fetched as soon as there is a connection, and not before. */
function PartAwaited() {
  const { t } = useTranslation('admin')
  return useConnected() ? <PleaseWait /> : <EmptyState text={t('drafts.neverSeen')} />
}

function Content({ name, kind }: CollectionPageProps) {
  const params: { id?: string } = useParams({ strict: false })
  const screen = screenOf(name)
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
    case 'retention':
      return <RetentionPage />
  }
}
