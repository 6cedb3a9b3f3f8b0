import { styled } from '@mui/material/styles'
import { DataGrid, type GridColDef, type GridSortModel } from '@mui/x-data-grid'
import { type ReactNode, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { focusRing } from '#src/theme/focus-ring.ts'
import { pageNonce } from '#src/theme/page-nonce.ts'
import { colors } from '#src/theme/tokens.ts'
import { Cell } from './cell.tsx'
import { SelectBox } from './bulk/select-box.tsx'
import type { RowSelection } from './bulk/use-selection.ts'
import type { AdminColumn, AdminText } from './column.ts'
import { gridTexts } from './grid-texts.ts'

/** Pixels: quiet beside the words, which say what the column is. */
const sortIconSize = 18

const Table = styled(DataGrid)(({ theme }) => ({
  ...theme.typography.body2,
  backgroundColor: colors.surface,
  borderColor: colors.line,
  '--DataGrid-rowBorderColor': colors.line,
  '& .MuiDataGrid-columnHeaderTitle': {
    ...theme.typography.caption,
    fontWeight: 700,
    whiteSpace: 'normal',
    overflowWrap: 'normal',
    // Its box cuts what is outside: the font's own height leaves every letter its dots.
    lineHeight: 1.9,
  },
  '& .MuiDataGrid-cell': {
    display: 'flex',
    alignItems: 'center',
    lineHeight: theme.typography.body2.lineHeight,
  },
  // The actions of a row stay in reach, however wide the table is.
  '& [data-field="actions"]': {
    position: 'sticky',
    insetInlineEnd: 0,
    zIndex: 2,
    backgroundColor: colors.surface,
  },
  '& .MuiDataGrid-columnHeaders, & .MuiDataGrid-columnHeaders .MuiDataGrid-columnHeader': {
    backgroundColor: colors.headWash,
  },
  '& .MuiDataGrid-row:hover, & .MuiDataGrid-row:hover [data-field="actions"]': {
    backgroundColor: colors.ground,
  },
  '& .MuiDataGrid-columnHeader:focus, & .MuiDataGrid-cell:focus': {
    ...focusRing,
    outlineOffset: -3,
  },
  '& .MuiDataGrid-columnHeader:focus-within:not(:focus), & .MuiDataGrid-cell:focus-within:not(:focus)':
    {
      outline: 'none',
    },
  '& .MuiDataGrid-cell--textRight': { fontVariantNumeric: 'tabular-nums' },
  // A sort that can be had is seen before it is pointed at; what is pressed is the whole head.
  '& .MuiDataGrid-columnHeader--sortable .MuiDataGrid-iconButtonContainer': {
    visibility: 'visible',
    inlineSize: 'auto',
  },
  '& .MuiDataGrid-columnHeader .MuiDataGrid-sortButton': {
    minInlineSize: 0,
    minBlockSize: 0,
    padding: 0,
    fontSize: sortIconSize,
    backgroundColor: 'transparent',
    pointerEvents: 'none',
  },
  '& .MuiDataGrid-columnHeader:not(.MuiDataGrid-columnHeader--sorted) .MuiDataGrid-sortButton': {
    opacity: 0.35,
  },
}))

interface RecordTableProps<Row> {
  title: string
  columns: readonly AdminColumn<Row>[]
  records: readonly Row[]
  /** The actions of a row, and their width in pixels. */
  actions?: { width: number; of: (row: Row) => ReactNode }
  /** The rows that were chosen; none can be where it is left out. */
  selection?: RowSelection<Row> | undefined
  /** `name`, or `-name` for the other way round. */
  sort: string
  onSort: (sort: string | undefined) => void
}

/** A page of a list as a table: sorted by the server, its columns those of the exports. */
export function RecordTable<Row extends { id: string }>({
  title,
  columns: listed,
  records,
  actions,
  selection,
  sort,
  onSort,
}: RecordTableProps<Row>) {
  const { t } = useTranslation(['admin', 'translation'])
  const columns = useMemo(
    () => [
      ...(selection ? [selectColumn(selection, t)] : []),
      ...listed.map((column) => toGridColumn(column, column.header(t))),
      ...(actions ? [actionsColumn(actions, t('collections.actions'))] : []),
    ],
    [listed, actions, selection, t],
  )
  const sorted = listed.find((column) => column.sort === sort.replace(/^-/, ''))
  const sortModel: GridSortModel = sorted
    ? [{ field: sorted.name, sort: sort.startsWith('-') ? 'desc' : 'asc' }]
    : []
  const changeSort = ([first]: GridSortModel) => {
    const name = listed.find((column) => column.name === first?.field)?.sort
    onSort(name === undefined ? undefined : first?.sort === 'desc' ? `-${name}` : name)
  }
  return (
    <Table
      aria-label={title}
      rows={records}
      columns={columns}
      {...nonceProps()}
      localeText={gridTexts(t)}
      // Two lines of a text, and of a head.
      rowHeight={64}
      columnHeaderHeight={60}
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
const rowOf = <Row,>({ row }: { row: unknown }) => row as Row

/** The table adds style elements of its own, which the page's policy wants marked. */
function nonceProps(): { nonce?: string } {
  const nonce = pageNonce()
  return nonce === undefined ? {} : { nonce }
}

function toGridColumn<Row>(column: AdminColumn<Row>, header: string): GridColDef {
  const numeric = column.kind === 'number'
  return {
    field: column.name,
    headerName: header,
    sortable: column.sort !== undefined,
    align: numeric ? 'right' : 'left',
    headerAlign: numeric ? 'right' : 'left',
    ...widthOf(column, header),
    renderCell: (cell) => <Cell column={column} row={rowOf<Row>(cell)} cut />,
  }
}

/** Pixels under which what must not be broken would be. */
const leastWidths: Partial<Record<AdminColumn<never>['kind'], number>> = {
  phone: 160,
  email: 168,
  // Firefox sets letters a little wider than the others.
  moment: 160,
  date: 124,
  localized: 120,
  text: 136,
}

/** Pixels for a label of a word or two, and how many more there are. */
const leastOfMarks = 125

/** Pixels: what a cell and a head leave free on both sides together. */
const cellPadding = 20

/** Pixels that a letter of a head takes, on the average of a word in either script. */
const letterWidth = 8.5

/** The least width at which no word of a head is cut. */
function headWidth(header: string, sortable: boolean): number {
  const longest = Math.max(...header.split(' ').map(({ length }) => length))
  return Math.ceil(longest * letterWidth) + cellPadding + (sortable ? sortIconSize + 4 : 0)
}

function widthOf<Row>(
  { kind, width = 1, leastWidth = leastWidths[kind] ?? 96, sort, marks }: AdminColumn<Row>,
  header: string,
): Partial<GridColDef> {
  const least = headWidth(header, sort !== undefined)
  if (kind === 'picture') return { width: Math.max(84, least) }
  if (kind === 'number') return { width: least }
  return {
    flex: width,
    minWidth: Math.max(marks ? leastOfMarks : leastWidth, least),
  }
}

function selectColumn<Row>(selection: RowSelection<Row>, t: AdminText): GridColDef {
  return {
    field: 'select',
    headerName: t('collections.bulk.all'),
    sortable: false,
    width: 52,
    renderHeader: () => (
      <SelectBox
        label={t('collections.bulk.all')}
        checked={selection.all}
        onToggle={selection.toggleAll}
      />
    ),
    renderCell: (cell) => {
      const row = rowOf<Row & { id: string }>(cell)
      return (
        <SelectBox
          label={t('collections.bulk.one', { name: selection.nameOf(row) })}
          checked={selection.isChosen(row)}
          onToggle={() => selection.toggle(row)}
        />
      )
    },
  }
}

function actionsColumn<Row>(
  { width, of }: NonNullable<RecordTableProps<Row>['actions']>,
  header: string,
): GridColDef {
  return {
    field: 'actions',
    headerName: header,
    sortable: false,
    width,
    renderCell: (cell) => of(rowOf<Row>(cell)),
  }
}
