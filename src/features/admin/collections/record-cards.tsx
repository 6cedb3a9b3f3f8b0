import { styled } from '@mui/material/styles'
import { type ReactNode, useDeferredValue } from 'react'
import { isWholeAtOnce } from '#src/hydration/preview.tsx'
import { useTranslation } from 'react-i18next'
import { useApi } from '#src/api/api-context.ts'
import { colors, radius } from '#src/theme/tokens.ts'
import { columnText } from '../exports/column-text.ts'
import { Cell } from './cell.tsx'
import { SelectBox } from './bulk/select-box.tsx'
import type { RowSelection } from './bulk/use-selection.ts'
import type { AdminColumn } from './column.ts'

/** More cards than any phone shows at once. */
const firstScreen = 6

const List = styled('ul')({ listStyle: 'none', margin: 0, padding: 0, display: 'grid', gap: 10 })

const Card = styled('li')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  '&[data-choice="true"]': { gridTemplateColumns: 'auto minmax(0, 1fr) auto' },
  gap: 4,
  paddingBlock: 10,
  paddingInline: '14px 6px',
  border: `1px solid ${colors.line}`,
  borderRadius: radius,
  backgroundColor: colors.surface,
  '& > h2': {
    ...theme.typography.body1,
    display: 'flex',
    alignItems: 'center',
    gap: 10,
    margin: 0,
    fontWeight: 700,
    lineHeight: 1.5,
  },
  '& > dl': {
    gridColumn: '1 / -1',
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    columnGap: 12,
    rowGap: 2,
    margin: 0,
    paddingInlineEnd: 8,
  },
  '& > p': { gridColumn: '1 / -1', margin: 0, paddingInlineEnd: 8 },
  '& dt': { color: colors.inkSoft },
  '& dd': { margin: 0, minInlineSize: 0, overflowWrap: 'anywhere' },
}))

interface RecordCardsProps<Row> {
  title: string
  columns: readonly AdminColumn<Row>[]
  records: readonly Row[]
  /** The actions of a row. */
  actions?: (row: Row) => ReactNode
  /** The rows that were chosen; none can be where it is left out. */
  selection?: RowSelection<Row> | undefined
}

/** The same columns as cards, for narrow screens: picture and title above, then what it says, the others a line each. */
export function RecordCards<Row extends { id: string }>({
  title,
  columns,
  records,
  actions,
  selection,
}: RecordCardsProps<Row>) {
  const { t } = useTranslation(['admin', 'translation'])
  const { language } = useApi()
  // On a slow phone each card takes milliseconds: those that can be seen come first.
  const shown = useDeferredValue(records, isWholeAtOnce() ? records : records.slice(0, firstScreen))
  const titles = columns.filter((column) => column.card === 'title')
  const summaries = columns.filter((column) => column.card === 'summary')
  const pictures = columns.filter((column) => column.kind === 'picture')
  const lines = columns.filter(({ card = 'line', kind }) => card === 'line' && kind !== 'picture')
  return (
    <List aria-label={title}>
      {shown.map((record) => (
        <Card key={record.id} data-choice={selection !== undefined}>
          {selection && (
            <SelectBox
              label={t('collections.bulk.one', { name: selection.nameOf(record) })}
              checked={selection.isChosen(record)}
              onToggle={() => selection.toggle(record)}
            />
          )}
          <h2>
            {[...pictures, ...titles].map((column) => (
              <Cell key={column.name} column={column} row={record} />
            ))}
          </h2>
          {actions?.(record)}
          {summaries.map((column) => (
            <p key={column.name}>
              <Cell column={column} row={record} cut />
            </p>
          ))}
          <dl>
            {lines
              .filter(
                (column) =>
                  columnText(column, record, { t, language }) !== '' ||
                  (column.marks?.(record, language) ?? []).length > 0,
              )
              .map((column) => [
                <dt key={`${column.name}-name`}>{column.header(t)}</dt>,
                <dd key={column.name}>
                  <Cell column={column} row={record} />
                </dd>,
              ])}
          </dl>
        </Card>
      ))}
    </List>
  )
}
