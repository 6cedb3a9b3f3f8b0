import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import { colors, radius } from '#src/theme/tokens.ts'
import { Cell } from './cell.tsx'
import type { AdminRecord } from './column.ts'
import { actionsWidth, cellPadding, headHeight, rowHeight, widthOf } from './column-widths.ts'
import { RowActions } from './row-actions.tsx'
import type { CollectionScreen } from './screen.ts'

const Table = styled('div')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'grid',
  overflowX: 'auto',
  border: `1px solid ${colors.line}`,
  borderRadius: radius,
  backgroundColor: colors.surface,
  '& > [role="row"]': {
    display: 'grid',
    gridTemplateColumns: 'subgrid',
    gridColumn: '1 / -1',
    blockSize: rowHeight,
  },
  '& > [role="row"] > *': {
    display: 'flex',
    alignItems: 'center',
    minInlineSize: 0,
    overflow: 'hidden',
    paddingInline: cellPadding / 2,
    borderBlockStart: `1px solid ${colors.line}`,
  },
  '& > [role="row"]:first-of-type': { blockSize: headHeight, backgroundColor: colors.headWash },
  '& > [role="row"]:nth-of-type(-n + 2) > *': { borderBlockStart: 0 },
  '& > [role="row"] > [role="columnheader"]': {
    ...theme.typography.caption,
    fontWeight: 700,
    lineHeight: 1.9,
    borderBlockEnd: `1px solid ${colors.line}`,
  },
  '& > [role="row"] > [data-kind="number"]': {
    justifyContent: 'flex-end',
    fontVariantNumeric: 'tabular-nums',
  },
  // As in the table that follows, the actions stay in reach.
  '& > [role="row"] > :last-child': {
    position: 'sticky',
    insetInlineEnd: 0,
    backgroundColor: colors.surface,
  },
  '& > [role="row"]:first-of-type > :last-child': { backgroundColor: colors.headWash },
}))

/** The rows of a list in the table's own measures, until its code has come: they can be read and opened. */
export function RecordRows({
  screen,
  records,
  onPress,
}: {
  screen: CollectionScreen
  records: readonly AdminRecord[]
  /** Something in them is being pressed. */
  onPress: () => void
}) {
  const { t } = useTranslation(['admin', 'translation'])
  const columns = screen.columns.map((column) => ({ column, header: column.header(t) }))
  const tracks = columns.map(({ column, header }) => {
    const { least, share } = widthOf(column, header)
    return share === 0 ? `${least}px` : `minmax(${least}px, ${share}fr)`
  })
  return (
    <Table
      role="table"
      aria-label={screen.texts.title(t)}
      onPointerDown={onPress}
      style={{ gridTemplateColumns: [...tracks, `${actionsWidth(screen)}px`].join(' ') }}
    >
      <div role="row">
        {columns.map(({ column, header }) => (
          <div key={column.name} role="columnheader" data-kind={column.kind}>
            {header}
          </div>
        ))}
        <div role="columnheader">{t('collections.actions')}</div>
      </div>
      {records.map((record) => (
        <div key={record.id} role="row">
          {columns.map(({ column }) => (
            <div key={column.name} role="cell" data-kind={column.kind}>
              <Cell column={column} row={record} cut />
            </div>
          ))}
          <div role="cell">
            <RowActions screen={screen} record={record} />
          </div>
        </div>
      ))}
    </Table>
  )
}
