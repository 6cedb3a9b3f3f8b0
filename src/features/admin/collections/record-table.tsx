import { styled } from '@mui/material/styles'
import { type ReactNode, useDeferredValue } from 'react'
import { useTranslation } from 'react-i18next'
import { isWholeAtOnce } from '#src/hydration/preview.tsx'
import { focusRing } from '#src/theme/focus-ring.ts'
import { colors, radius } from '#src/theme/tokens.ts'
import { ArrowDownwardIcon } from '#src/ui/icons/arrow-downward.tsx'
import { ArrowUpwardIcon } from '#src/ui/icons/arrow-upward.tsx'
import { SelectBox } from './bulk/select-box.tsx'
import type { RowSelection } from './bulk/use-selection.ts'
import { Cell } from './cell.tsx'
import type { AdminColumn, AdminText } from './column.ts'

/** Pixels: quiet beside the words, which say what the column is. */
const sortIconSize = 18

/** Pixels that a cell and a head leave free on both sides together. */
const cellPadding = 20

/** More rows than a desk's screen shows at once. */
const firstScreen = 12

/** Scrolls sideways where its columns need more than the page has. */
const Place = styled('div')({
  overflowX: 'auto',
  border: `1px solid ${colors.line}`,
  borderRadius: radius,
})

const Table = styled('table')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'grid',
  backgroundColor: colors.surface,
  '& :is(thead, tbody, tr)': {
    display: 'grid',
    gridColumn: '1 / -1',
    gridTemplateColumns: 'subgrid',
  },
  '& :is(th, td)': {
    display: 'flex',
    alignItems: 'center',
    minInlineSize: 0,
    paddingBlock: 0,
    paddingInline: cellPadding / 2,
    textAlign: 'start',
    backgroundColor: 'inherit',
  },
  // Two lines of a text, and of a head.
  '& th': { minBlockSize: 60, ...theme.typography.caption, fontWeight: 700, lineHeight: 1.9 },
  '& td': { minBlockSize: 64 },
  '& thead tr': { backgroundColor: colors.headWash },
  '& tbody tr': { backgroundColor: colors.surface, borderBlockStart: `1px solid ${colors.line}` },
  '& tbody tr:hover': { backgroundColor: colors.ground },
  '& [data-column="actions"]': {
    // The actions of a row stay in reach, however wide the table is.
    position: 'sticky',
    insetInlineEnd: 0,
    zIndex: 2,
  },
  '& [data-numeric]': { justifyContent: 'flex-end', textAlign: 'end' },
  '& td[data-numeric]': { fontVariantNumeric: 'tabular-nums' },
}))

/** The whole head can be pressed, not its words alone. */
const SortButton = styled('button')({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'inherit',
  gap: 4,
  flexGrow: 1,
  alignSelf: 'stretch',
  minInlineSize: 0,
  marginInline: -cellPadding / 2,
  paddingBlock: 0,
  paddingInline: cellPadding / 2,
  border: 0,
  background: 'none',
  font: 'inherit',
  color: 'inherit',
  textAlign: 'inherit',
  cursor: 'pointer',
  '&:focus-visible': { ...focusRing, outlineOffset: -3 },
  // A sort that can be had is seen before it is pointed at.
  '& > svg': { flexShrink: 0, fontSize: sortIconSize, opacity: 0.35 },
  '[aria-sort] > & > svg': { opacity: 1 },
})

/** A column of the table, with the boxes and the actions at its sides. */
interface TableColumn<Row> {
  name: string
  /** As CSS has it: the share of the width, and the least of it. */
  track: string
  head: ReactNode
  cell: (row: Row) => ReactNode
  sort?: string | undefined
  numeric?: boolean
}

interface RecordTableProps<Row> {
  title: string
  columns: readonly AdminColumn<Row>[]
  records: readonly Row[]
  /** The actions of a row, and their width in pixels. */
  actions?: { width: number; of: (row: Row) => ReactNode }
  /** The rows that were chosen; none can be where it is left out. */
  selection?: RowSelection<Row> | undefined
  /** `name`, or `-name` for the other way round. */
  sort?: string
  onSort?: (sort: string) => void
}

/** A page of a list as a table: sorted by the server, its columns those of the exports. */
export function RecordTable<Row extends { id: string }>({
  title,
  records,
  sort = '',
  onSort,
  ...parts
}: RecordTableProps<Row>) {
  const columns = useColumns(parts)
  // On a slow processor a row takes milliseconds: those that can be seen come first.
  const shown = useDeferredValue(records, isWholeAtOnce() ? records : records.slice(0, firstScreen))
  return (
    <Place>
      {/* Boxes of a grid are no table to every browser: the roles say that they are. */}
      <Table
        role="table"
        aria-label={title}
        style={{ gridTemplateColumns: columns.map(({ track }) => track).join(' ') }}
      >
        <thead role="rowgroup">
          <tr role="row">
            {columns.map((column) => (
              <Head key={column.name} column={column} sort={sort} onSort={onSort} />
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {shown.map((row) => (
            <tr role="row" key={row.id}>
              {columns.map((column) => (
                <td role="cell" key={column.name} {...marksOf(column)}>
                  {column.cell(row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
    </Place>
  )
}

interface HeadProps<Row> {
  column: TableColumn<Row>
  sort: string
  onSort: ((sort: string) => void) | undefined
}

/** A press sorts by the column, and once it does, the other way round. */
function Head<Row>({ column, sort, onSort }: HeadProps<Row>) {
  const { head, sort: name } = column
  if (name === undefined)
    return (
      <th role="columnheader" scope="col" {...marksOf(column)}>
        {head}
      </th>
    )
  const descending = sort === `-${name}`
  const order = descending ? 'descending' : sort === name ? 'ascending' : undefined
  const Icon = descending ? ArrowDownwardIcon : ArrowUpwardIcon
  return (
    <th role="columnheader" scope="col" aria-sort={order} {...marksOf(column)}>
      <SortButton type="button" onClick={() => onSort?.(sort === name ? `-${name}` : name)}>
        {head}
        <Icon />
      </SortButton>
    </th>
  )
}

const marksOf = <Row,>({ name, numeric }: TableColumn<Row>) => ({
  'data-column': name,
  'data-numeric': numeric ? '' : undefined,
})

function useColumns<Row extends { id: string }>({
  columns,
  actions,
  selection,
}: Pick<RecordTableProps<Row>, 'columns' | 'actions' | 'selection'>): TableColumn<Row>[] {
  const { t } = useTranslation(['admin', 'translation'])
  return [
    ...(selection ? [selectColumn(selection, t)] : []),
    ...columns.map((column) => {
      const head = column.header(t)
      return {
        name: column.name,
        track: trackOf(column, head),
        head,
        cell: (row: Row) => <Cell column={column} row={row} cut />,
        sort: column.sort,
        numeric: column.kind === 'number',
      }
    }),
    ...(actions
      ? [
          {
            name: 'actions',
            track: `${actions.width}px`,
            head: t('collections.actions'),
            cell: actions.of,
          },
        ]
      : []),
  ]
}

function selectColumn<Row extends { id: string }>(
  selection: RowSelection<Row>,
  t: AdminText,
): TableColumn<Row> {
  return {
    name: 'select',
    track: '52px',
    head: (
      <SelectBox
        label={t('collections.bulk.all')}
        checked={selection.all}
        onToggle={selection.toggleAll}
      />
    ),
    cell: (row) => (
      <SelectBox
        label={t('collections.bulk.one', { name: selection.nameOf(row) })}
        checked={selection.isChosen(row)}
        onToggle={() => selection.toggle(row)}
      />
    ),
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

/** Pixels that a letter of a head takes, on the average of a word in either script. */
const letterWidth = 8.5

/** The least width at which no word of a head is cut. */
function headWidth(head: string, sortable: boolean): number {
  const longest = Math.max(...head.split(' ').map(({ length }) => length))
  return Math.ceil(longest * letterWidth) + cellPadding + (sortable ? sortIconSize + 4 : 0)
}

/** The width of a column as CSS has it: pixels, or at least some and a share of what is left. */
function trackOf<Row>(
  { kind, width = 1, leastWidth = leastWidths[kind] ?? 96, sort, marks }: AdminColumn<Row>,
  head: string,
): string {
  const least = headWidth(head, sort !== undefined)
  if (kind === 'picture') return `${Math.max(84, least)}px`
  if (kind === 'number') return `${least}px`
  return `minmax(${Math.max(marks ? leastOfMarks : leastWidth, least)}px, ${width}fr)`
}
