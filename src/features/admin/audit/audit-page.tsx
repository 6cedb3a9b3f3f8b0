import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { listAuditLog, logQuerySchema } from '#contract/admin/audit.ts'
import { usualPageSize } from '#contract/admin/list-pages.ts'
import { accountPermissions } from '#contract/roles.ts'
import { useApi } from '#src/api/api-context.ts'
import { callEndpoint } from '#src/api/call-endpoint.ts'
import { type AddressChange, readQuery, useAddressSearch } from '../collections/list-address.ts'
import { Bar, FilterPanel, NarrowAction } from '../collections/list-bar.tsx'
import { ListFilterSelect } from '../collections/list-filter-select.tsx'
import { lastPageOf, ListFooter } from '../collections/list-footer.tsx'
import { LoadFailure } from '#src/ui/load-failure.tsx'
import { narrowingTexts } from '../collections/narrowing-texts.ts'
import { PleaseWait } from '../collections/please-wait.tsx'
import { RecordCards } from '../collections/record-cards.tsx'
import { RecordTable } from '../collections/record-table.tsx'
import { collectionTitle } from '../collections/screen-texts.ts'
import type { ListFilter } from '../collections/list-filter.ts'
import { useAsCards } from '../collections/use-as-cards.ts'
import { ExportMenu } from '../exports/export-menu.tsx'
import { loadAllRows } from '../exports/load-all-rows.ts'
import { NotAllowed } from '../layout/not-allowed.tsx'
import { usePageTitle } from '../layout/page-title.tsx'
import { NothingFound } from '../nothing-found.tsx'
import { useMayRead } from '../permissions.ts'
import { auditColumns } from './audit-columns.ts'
import { useAuditFilters } from './audit-filters.ts'
import { auditLogQuery } from './audit-log-query.ts'

/** Who did what, came in and took what, for owners and auditors (AUDIT-6). */
export function AuditPage() {
  const { t } = useTranslation(['admin', 'translation'])
  usePageTitle(collectionTitle('audit-log')(t))
  return useMayRead(accountPermissions) ? <AddressedLog /> : <NotAllowed />
}

function AddressedLog() {
  return <AuditLog {...useAddressSearch()} />
}

interface AuditLogProps extends Pick<PartProps, 'change'> {
  search: Record<string, string>
}

interface PartProps {
  /** As in the address. */
  query: Record<string, string>
  filters: ListFilter[]
  change: (parts: AddressChange, how?: { replace: boolean }) => unknown
}

/** The trail as an address asks for it. */
export function AuditLog({ search, change }: AuditLogProps) {
  const { t } = useTranslation('admin')
  const filters = useAuditFilters()
  const query = readQuery(logQuerySchema, search)
  return (
    <>
      <Toolbar query={query} filters={filters} change={change} />
      <Entries query={query} filters={filters} change={change} />
      <p>
        <small>{t('accounts.audit.note')}</small>
      </p>
    </>
  )
}

/** The filters and the exports of the trail. */
function Toolbar({ query, filters, change }: PartProps) {
  const { t } = useTranslation(['admin', 'translation'])
  const asCards = useAsCards()
  const { client } = useApi()
  const [unfolded, setUnfolded] = useState(false)
  const columns = useMemo(() => auditColumns(t), [t])
  const { pageNo: _, pageSize: __, ...narrowed } = query
  const active = Object.keys(narrowed).length
  const selects = filters.map((filter) => (
    <ListFilterSelect
      key={filter.name}
      filter={filter}
      value={query[filter.name] ?? ''}
      onChoose={(value) =>
        void change({ [filter.name]: value || undefined, pageNo: undefined }, { replace: true })
      }
    />
  ))
  return (
    <Bar>
      {asCards ? (
        <NarrowAction unfolded={unfolded} onUnfold={setUnfolded}>
          {active === 0
            ? t('accounts.audit.narrow')
            : t('accounts.audit.narrowed', { number: active })}
        </NarrowAction>
      ) : (
        selects
      )}
      <ExportMenu
        columns={columns}
        title={collectionTitle('audit-log')(t)}
        collection="audit-log"
        narrowedBy={() => narrowingTexts({ filters }, query, t, () => undefined)}
        rows={(load) =>
          loadAllRows(
            async (asked, signal) =>
              (await callEndpoint(client, listAuditLog, { query: asked, signal })).data,
            narrowed,
            load,
          )
        }
      />
      {asCards && unfolded && (
        <FilterPanel aria-label={t('accounts.audit.narrow')}>{selects}</FilterPanel>
      )}
    </Bar>
  )
}

function Entries({ query, filters, change }: PartProps) {
  const { t } = useTranslation(['admin', 'translation'])
  const asCards = useAsCards()
  const columns = useMemo(() => auditColumns(t), [t])
  const { data, error, isPending, isPlaceholderData, refetch } = useQuery({
    ...auditLogQuery(useApi(), { pageSize: usualPageSize, ...query }),
    placeholderData: keepPreviousData,
  })
  const lastPage = data ? lastPageOf(data) : 1
  const isBehindLast = data !== undefined && !isPlaceholderData && data.pageNo > lastPage
  useEffect(() => {
    // Entries of that page were forgotten.
    if (isBehindLast) void change({ pageNo: undefined }, { replace: true })
  })
  if (isPending || isBehindLast) return <PleaseWait />
  // Rows of an earlier answer are shown no more: nothing would say how old they are.
  if (error !== null || data === undefined)
    return (
      <LoadFailure
        error={error}
        offline={t('accounts.audit.needsConnection')}
        onRetry={() => void refetch()}
      />
    )
  if (data.totalCount === 0)
    return (
      <NothingFound
        emptyText={t('accounts.audit.empty')}
        narrowedBy={filters.map(({ name }) => name)}
        query={query}
        change={change}
      />
    )
  const list = { title: collectionTitle('audit-log')(t), columns, records: data.data }
  return (
    <div aria-busy={isPlaceholderData}>
      {asCards ? <RecordCards {...list} /> : <RecordTable {...list} />}
      <ListFooter
        pageNo={data.pageNo}
        pageSize={data.pageSize}
        totalCount={data.totalCount}
        onPage={(pageNo) => void change({ pageNo: pageNo === 1 ? undefined : pageNo })}
        onPageSize={(pageSize) => void change({ pageSize, pageNo: undefined }, { replace: true })}
      />
    </div>
  )
}
