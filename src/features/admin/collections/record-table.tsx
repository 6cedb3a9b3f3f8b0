import { styled } from '@mui/material/styles'
import { DataGrid, type GridColDef, type GridSortModel } from '@mui/x-data-grid'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { pageNonce } from '#src/theme/page-nonce.ts'
import { colors } from '#src/theme/tokens.ts'
import { Cell } from './cell.tsx'
import type { AdminColumn } from './column.ts'
import { gridTexts } from './grid-texts.ts'
import { RowActions } from './row-actions.tsx'
import type { AdminRecord, CollectionScreen } from './screen.ts'

const Table = styled(DataGrid)(({ theme }) => ({
  ...theme.typography.body2,
  backgroundColor: colors.surface,
  borderColor: colors.line,
  '--DataGrid-rowBorderColor': colors.line,
  '& .MuiDataGrid-columnHeaderTitle': {
    fontWeight: 700,
    whiteSpace: 'normal',
    overflowWrap: 'normal',
    lineHeight: 1.3,
  },
  '& .MuiDataGrid-cell': { display: 'flex', alignItems: 'center', lineHeight: 1.5 },
  // What can be done with a row stays in reach, however wide the table.
  '& [data-field="actions"]': {
    position: 'sticky',
    insetInlineEnd: 0,
    zIndex: 2,
    backgroundColor: colors.surface,
  },
  '& .MuiDataGrid-columnHeaders, & .MuiDataGrid-columnHeaders .MuiDataGrid-columnHeader': {
    backgroundColor: '#eef3f2',
  },
  '& .MuiDataGrid-cell--textRight': { fontVariantNumeric: 'tabular-nums' },
  // A sort that can be had is seen before it is pointed at.
  '& .MuiDataGrid-columnHeader--sortable .MuiDataGrid-iconButtonContainer': {
    visibility: 'visible',
    inlineSize: 'auto',
  },
  '& .MuiDataGrid-columnHeader--sortable:not(.MuiDataGrid-columnHeader--sorted) .MuiDataGrid-sortIcon':
    { opacity: 0.35 },
}))

/** Longer texts go on in a second line and end there. */
const TwoLines = styled('div')({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  whiteSpace: 'normal',
  overflowWrap: 'break-word',
  lineHeight: 1.45,
})

interface RecordTableProps {
  screen: CollectionScreen
  records: readonly AdminRecord[]
  /** `name`, or `-name` for the other way round. */
  sort: string
  onSort: (sort: string | undefined) => void
}

/** A page of a list as a table: sorted by the server, its columns those of the exports. */
export function RecordTable({ screen, records, sort, onSort }: RecordTableProps) {
  const { t } = useTranslation(['admin', 'translation'])
  const columns = useMemo(
    () => [
      ...screen.columns.map((column) => toGridColumn(column, column.header(t))),
      actionsColumn(screen, t('collections.actions')),
    ],
    [screen, t],
  )
  const sorted = screen.columns.find((column) => column.sort === sort.replace(/^-/, ''))
  const sortModel: GridSortModel = sorted
    ? [{ field: sorted.name, sort: sort.startsWith('-') ? 'desc' : 'asc' }]
    : []
  const changeSort = ([first]: GridSortModel) => {
    const name = screen.columns.find((column) => column.name === first?.field)?.sort
    onSort(name === undefined ? undefined : first?.sort === 'desc' ? `-${name}` : name)
  }
  return (
    <Table
      aria-label={screen.texts.title(t)}
      rows={records}
      columns={columns}
      {...nonceProps()}
      localeText={gridTexts(t)}
      rowHeight={60}
      columnHeaderHeight={56}
      sortingMode="server"
      sortModel={sortModel}
      onSortModelChange={changeSort}
      paginationMode="server"
      rowCount={records.length}
      hideFooter
      disableColumnMenu
      disableColumnFilter
      disableColumnSelector
      disableRowSelectionOnClick
      // A page is short, and virtual columns vanish right to left once the table is narrowed (mui-x 19085).
      disableVirtualization
    />
  )
}

// The rows are the records; the styled table has forgotten so.
const recordOf = ({ row }: { row: unknown }) => row as AdminRecord

/** The table adds style elements of its own, which the page's policy wants marked. */
function nonceProps(): { nonce?: string } {
  const nonce = pageNonce()
  return nonce === undefined ? {} : { nonce }
}

function toGridColumn(column: AdminColumn<AdminRecord>, header: string): GridColDef {
  const numeric = column.kind === 'number'
  return {
    field: column.name,
    headerName: header,
    sortable: column.sort !== undefined,
    align: numeric ? 'right' : 'left',
    headerAlign: numeric ? 'right' : 'left',
    ...widthOf(column),
    renderCell: (cell) => (
      <TwoLines>
        <Cell column={column} row={recordOf(cell)} />
      </TwoLines>
    ),
  }
}

/** Pixels under which what must not be broken would be. */
const leastWidths: Partial<Record<AdminColumn<AdminRecord>['kind'], number>> = {
  phone: 136,
  email: 160,
  moment: 124,
  localized: 120,
  text: 136,
}

function widthOf({ kind, width = 1 }: AdminColumn<AdminRecord>): Partial<GridColDef> {
  if (kind === 'picture') return { width: 84 }
  return kind === 'number' ? { width: 124 } : { flex: width, minWidth: leastWidths[kind] ?? 104 }
}

function actionsColumn(screen: CollectionScreen, header: string): GridColDef {
  return {
    field: 'actions',
    headerName: header,
    sortable: false,
    // Room for the mark of a draft, too.
    width: screen.collection.abilities.remove ? 136 : 96,
    renderCell: (cell) => <RowActions screen={screen} record={recordOf(cell)} />,
  }
}
