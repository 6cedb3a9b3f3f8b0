import { styled } from '@mui/material/styles'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { type ReactNode, Suspense, useEffect, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { usualPageSize } from '#contract/admin/list-pages.ts'
import { useApi } from '#src/api/api-context.ts'
import { importNow } from '#src/pwa/code/import-now.ts'
import { lazyPart } from '#src/ui/lazy-part.ts'
import { redirects } from '#contract/collections/redirects.ts'
import { NothingFound } from '../nothing-found.tsx'
import { useMayRead, useMayWrite } from '../permissions.ts'
import { NewDrafts } from '../drafts/new-drafts.tsx'
import { SavedNote } from '../drafts/saved-note.tsx'
import { LoadFailure } from '#src/ui/load-failure.tsx'
import { useSelection } from './bulk/use-selection.ts'
import type { AdminRecord } from './column.ts'
import { DeletedRecords } from './deleted-records.tsx'
import { FormerAddresses } from './former-addresses.tsx'
import { useListAddress } from './list-address.ts'
import { lastPageOf, ListFooter } from './list-footer.tsx'
import { ListLink } from './list-link.tsx'
import { ListToolbar } from './list-toolbar.tsx'
import { PleaseWait } from './please-wait.tsx'
import { listAddress, listQuery } from './queries.ts'
import { RecordCards } from './record-cards.tsx'
import { RowActions } from './row-actions.tsx'
import type { CollectionScreen } from './screen.ts'
import { useAsCards } from './use-as-cards.ts'

// The list loads these parts later: only wide screens need the table, and the others wait for a press.
const loadTable = async () =>
  (await importNow(() => import('./record-table.tsx'))).RecordTable<AdminRecord>
const RecordTable = lazyPart(loadTable)
const BulkBar = lazyPart(() => import('./bulk/bulk-bar.tsx').then((module) => module.BulkBar))
const Board = lazyPart(() => import('./board/board.tsx').then((module) => module.Board))
const EditDialog = lazyPart(() => import('./edit-dialog.tsx').then((module) => module.EditDialog))
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
        <Suspense fallback={null}>
          <EditDialog
            key={dialog.kind === 'edit' ? dialog.id : 'add'}
            screen={screen}
            id={dialog.kind === 'edit' ? dialog.id : undefined}
            title={dialog.kind === 'edit' ? screen.texts.edit(t) : screen.texts.add(t)}
            onClose={() => void change({ add: undefined, edit: undefined, draft: undefined })}
          />
        </Suspense>
      )}
    </>
  )
}

/** The actions on each row, and the pixels that they take in a table: with room for the mark of a draft, too. */
const actionsOf = (screen: CollectionScreen) => ({
  width: screen.collection.abilities.remove ? 132 : 96,
  of: (record: AdminRecord) => <RowActions screen={screen} record={record} />,
})

type RecordsProps = Pick<ReturnType<typeof useListAddress>, 'query' | 'change'> & {
  screen: CollectionScreen
}

function Records({ screen, query, change }: RecordsProps) {
  const { t } = useTranslation(['admin', 'translation'])
  const asCards = useAsCards()
  const asked = { pageSize: usualPageSize, ...query }
  const { data, error, isPending, isPlaceholderData, refetch } = useQuery({
    ...listQuery(useApi(), screen, asked),
    placeholderData: keepPreviousData,
  })
  useEffect(() => {
    // Beside the rows, not after them; where it fails, showing it tries again.
    if (!asCards) loadTable().catch(() => undefined)
  }, [asCards])
  const address = listAddress(screen, asked)
  const lastPage = data ? lastPageOf(data) : 1
  const isBehindLast = data !== undefined && !isPlaceholderData && data.pageNo > lastPage
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

interface RowsProps {
  screen: CollectionScreen
  records: AdminRecord[]
  sort: string
  onSort: (sort: string | undefined) => void
  footer: ReactNode
}

/** The rows of a page; of those that staff work on, several can be chosen and changed together (WORK-11). */
function Rows({ screen, records, sort, onSort, footer }: RowsProps) {
  const { t } = useTranslation(['admin', 'translation'])
  const { language } = useApi()
  const asCards = useAsCards()
  const title = screen.texts.title(t)
  const actions = useMemo(() => actionsOf(screen), [screen])
  const { description } = screen.collection
  const isChoosing = useMayWrite(description) && description.worked !== undefined
  const { chosen, selection, clear } = useSelection(records)
  const nameOf = (record: AdminRecord) => screen.nameOf(record, language)
  const shown = {
    title,
    columns: screen.columns,
    records,
    selection: isChoosing ? { ...selection, nameOf } : undefined,
  }
  return (
    <>
      <Suspense fallback={<PleaseWait />}>
        {asCards ? (
          <RecordCards {...shown} actions={actions.of} />
        ) : (
          <RecordTable {...shown} actions={actions} sort={sort} onSort={onSort} />
        )}
      </Suspense>
      {footer}
      {chosen.length > 0 && (
        <Suspense fallback={null}>
          <BulkBar screen={screen} chosen={chosen} onClear={clear} />
        </Suspense>
      )}
    </>
  )
}
