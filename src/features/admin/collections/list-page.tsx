import { styled } from '@mui/material/styles'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Suspense, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { usualPageSize } from '#contract/admin/list-pages.ts'
import { useApi } from '#src/api/api-context.ts'
import { lazyPart } from '#src/ui/lazy-part.ts'
import { partOnDemand } from '#src/ui/part-on-demand.tsx'
import { redirects } from '#contract/collections/redirects.ts'
import { NothingFound } from '../nothing-found.tsx'
import { useMayRead, useMayWrite } from '../permissions.ts'
import { NewDrafts } from '../drafts/new-drafts.tsx'
import { SavedNote } from '../drafts/saved-note.tsx'
import { LoadFailure } from '#src/ui/load-failure.tsx'
import { DeletedRecords } from './deleted-records.tsx'
import { FormerAddresses } from './former-addresses.tsx'
import { useListAddress } from './list-address.ts'
import { lastPageOf, ListFooter } from './list-footer.tsx'
import { ListLink } from './list-link.tsx'
import { ListToolbar } from './list-toolbar.tsx'
import { PleaseWait } from './please-wait.tsx'
import { forgetAhead, listAddress, listQuery } from './queries.ts'
import { Rows } from './rows.tsx'
import type { CollectionScreen } from './screen.ts'

// The list loads these parts later: they wait for a press.
const Board = lazyPart(() => import('./board/board.tsx').then((module) => module.Board))
const EditDialog = partOnDemand(() =>
  import('./edit-dialog.tsx').then((module) => module.EditDialog),
)
const ReorderList = lazyPart(() =>
  import('./reorder-list.tsx').then((module) => module.ReorderList),
)

/** The first page needs no mention. */
const pageInAddress = (pageNo: number) => (pageNo === 1 ? undefined : pageNo)

const Body = styled('div')({
  transition: 'opacity 150ms ease',
  '&[aria-busy="true"]': { opacity: 0.6 },
})

/** A collection's list (LIST-1, LIST-2): searched, filtered, sorted and paged by the server. */
export function ListPage({ screen }: { screen: CollectionScreen }) {
  const { t } = useTranslation(['admin', 'translation'])
  const { query, dialog, reordering, view, change } = useListAddress(screen)
  const { description } = screen.collection
  const mayWrite = useMayWrite(description)
  const mayReadAddresses = useMayRead(redirects)
  if (reordering && mayWrite)
    return (
      <Suspense fallback={<PleaseWait />}>
        <ReorderList screen={screen} onDone={() => void change({ reorder: undefined })} />
      </Suspense>
    )
  return (
    <>
      <ListToolbar screen={screen} query={query} view={view} change={change} />
      <NewDrafts screen={screen} />
      {view === 'board' ? (
        <Suspense fallback={<PleaseWait />}>
          <Board screen={screen} query={query} change={change} />
        </Suspense>
      ) : (
        <Records screen={screen} query={query} change={change} />
      )}
      {screen.collection.abilities.remove && mayWrite && <DeletedRecords screen={screen} />}
      {description.worked && mayWrite && (
        <>
          <ListLink to="labels" />
          <ListLink to="reply-templates" />
        </>
      )}
      {screen.fields.some(({ kind }) => kind === 'slug') && mayReadAddresses && (
        <FormerAddresses screen={screen} />
      )}
      {dialog && (
        <EditDialog
          key={dialog.kind === 'edit' ? dialog.id : 'add'}
          screen={screen}
          id={dialog.kind === 'edit' ? dialog.id : undefined}
          title={dialog.kind === 'edit' ? screen.texts.edit(t) : screen.texts.add(t)}
          onClose={() => void change({ add: undefined, edit: undefined, draft: undefined })}
        />
      )}
    </>
  )
}

type RecordsProps = Pick<ReturnType<typeof useListAddress>, 'query' | 'change'> & {
  screen: CollectionScreen
}

function Records({ screen, query, change }: RecordsProps) {
  const { t } = useTranslation(['admin', 'translation'])
  const asked = { pageSize: usualPageSize, ...query }
  const { data, error, isPending, isPlaceholderData, refetch } = useQuery({
    ...listQuery(useApi(), screen, asked),
    placeholderData: keepPreviousData,
  })
  const address = listAddress(screen, asked)
  const lastPage = data ? lastPageOf(data) : 1
  const isBehindLast = data !== undefined && !isPlaceholderData && data.pageNo > lastPage
  // It has asked by now, if it had to.
  useEffect(forgetAhead, [])
  useEffect(() => {
    // The records of that page were deleted.
    if (isBehindLast) void change({ pageNo: pageInAddress(lastPage) }, { replace: true })
  })
  if (isPending || isBehindLast) return <PleaseWait />
  if (data === undefined) return <LoadFailure error={error} onRetry={() => void refetch()} />
  if (data.totalCount === 0)
    return (
      <NothingFound
        emptyText={screen.texts.empty(t)}
        narrowedBy={['search', ...screen.filters.map(({ name }) => name)]}
        query={query}
        change={change}
      />
    )
  return (
    <Body aria-busy={isPlaceholderData}>
      <SavedNote of="list" address={address} />
      <Rows
        screen={screen}
        records={data.data}
        sort={query.sort ?? screen.collection.description.sorts[0]}
        onSort={(sort) => void change({ sort, pageNo: undefined }, { replace: true })}
        footer={
          <ListFooter
            pageNo={data.pageNo}
            pageSize={data.pageSize}
            totalCount={data.totalCount}
            isLeast={data.isLeast}
            onPage={(pageNo) => void change({ pageNo: pageInAddress(pageNo) })}
            onPageSize={(pageSize) =>
              void change({ pageSize, pageNo: undefined }, { replace: true })
            }
          />
        }
      />
    </Body>
  )
}
