import { useSortable } from '@dnd-kit/sortable'
import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import { useApi } from '#src/api/api-context.ts'
import { colors, elevation, radius } from '#src/theme/tokens.ts'
import { Action } from '#src/ui/action.tsx'
import { ArrowDownwardIcon } from '#src/ui/icons/arrow-downward.tsx'
import { ArrowUpwardIcon } from '#src/ui/icons/arrow-upward.tsx'
import { DragIndicatorIcon } from '#src/ui/icons/drag-indicator.tsx'
import { Cell } from './cell.tsx'
import type { AdminRecord } from './column.ts'
import type { CollectionScreen } from './screen.ts'

const Row = styled('li')(({ theme }) => ({
  ...theme.typography.body2,
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  paddingBlock: 4,
  paddingInline: 4,
  border: `1px solid ${colors.line}`,
  borderRadius: radius,
  backgroundColor: colors.surface,
  '&[data-dragging="true"]': { zIndex: 1, boxShadow: elevation.high },
  '& > strong': { flex: 1, minInlineSize: 0, fontWeight: 600 },
  '& > span': {
    inlineSize: 28,
    textAlign: 'center',
    color: colors.inkSoft,
    fontVariantNumeric: 'tabular-nums',
  },
}))

interface ReorderRowProps {
  screen: CollectionScreen
  record: AdminRecord
  index: number
  count: number
  onMove: (to: number) => void
}

/** One record that can be moved. */
export function ReorderRow({ screen, record, index, count, onMove }: ReorderRowProps) {
  const { t } = useTranslation('admin')
  const { language } = useApi()
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, ...drag } = useSortable({
    id: record.id,
    attributes: { roleDescription: t('collections.dragRole') },
  })
  const name = screen.nameOf(record, language)
  const picture = screen.columns.find(({ kind }) => kind === 'picture')
  return (
    <Row
      ref={setNodeRef}
      data-dragging={drag.isDragging}
      style={{
        transform: drag.transform ? `translate3d(0, ${drag.transform.y}px, 0)` : undefined,
        transition: drag.transition,
      }}
    >
      <Action
        type="button"
        look="icon"
        ref={setActivatorNodeRef}
        {...attributes}
        {...listeners}
        aria-label={t('collections.dragOf', { name })}
        style={{ cursor: 'grab', touchAction: 'none' }}
      >
        <DragIndicatorIcon />
      </Action>
      <span>{index + 1}</span>
      {picture && <Cell column={picture} row={record} />}
      <strong>
        <bdi>{name}</bdi>
      </strong>
      <Action
        type="button"
        look="icon"
        aria-label={t('collections.moveUp', { name })}
        aria-disabled={index === 0}
        onClick={() => index > 0 && onMove(index - 1)}
      >
        <ArrowUpwardIcon fontSize="small" />
      </Action>
      <Action
        type="button"
        look="icon"
        aria-label={t('collections.moveDown', { name })}
        aria-disabled={index === count - 1}
        onClick={() => index < count - 1 && onMove(index + 1)}
      >
        <ArrowDownwardIcon fontSize="small" />
      </Action>
    </Row>
  )
}
