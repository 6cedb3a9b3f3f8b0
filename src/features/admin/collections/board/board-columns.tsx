import { DndContext, type DragEndEvent, DragOverlay } from '@dnd-kit/core'
import { styled } from '@mui/material/styles'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useApi } from '#src/api/api-context.ts'
import { useConnected } from '#src/ui/use-connected.ts'
import { useMayWrite } from '../../permissions.ts'
import type { AdminRecord } from '../column.ts'
import type { CollectionScreen } from '../screen.ts'
import { CardContent } from './board-card.tsx'
import { BoardColumn } from './board-column.tsx'
import type { BoardState, ColumnQueries } from './board-states.ts'
import { boardWords, liftedOf } from './board-words.ts'
import { useBoardDrag } from './use-board-drag.ts'

const Columns = styled('div')({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(236px, 1fr)',
  gap: 12,
  overflowX: 'auto',
  overscrollBehaviorInline: 'contain',
  paddingBlockEnd: 8,
  // A phone shows one column and the edge of the next.
  '@media (max-width: 699.95px)': {
    gridAutoColumns: 'min(86%, 320px)',
    scrollSnapType: 'inline mandatory',
    '& > *': { scrollSnapAlign: 'start' },
    '&[data-dragging="true"]': { scrollSnapType: 'none' },
  },
})

interface BoardColumnsProps {
  screen: CollectionScreen
  states: readonly BoardState[]
  /** Those of them that have a column. */
  shown: readonly BoardState[]
  queries: ColumnQueries
  onMove: (record: AdminRecord, to: BoardState) => void
  onMore: (state: string, size: number) => void
  onCount: (state: string, count: number | undefined) => void
}

/** The columns side by side, with all that moves a card from one to another. */
export function BoardColumns(props: BoardColumnsProps) {
  const { screen, states, shown, queries, onMove, onMore, onCount } = props
  const { t } = useTranslation(['admin', 'translation'])
  const { language } = useApi()
  const mayWrite = useMayWrite(screen.collection.description)
  const connected = useConnected()
  const columns = useRef<HTMLDivElement>(null)
  const movedRef = useRef<string>(undefined)
  const { sensors, collisionDetection, dragged, begin, end } = useBoardDrag(
    shown.map(({ state }) => state),
    columns,
  )
  const moveTo = (record: AdminRecord, to: string) => {
    const state = states.find((one) => one.state === to)
    if (state === undefined) return
    movedRef.current = record.id
    onMove(record, state)
  }
  const drop = ({ active, over }: DragEndEvent) => {
    end()
    const lifted = liftedOf(active)
    if (lifted && over && over.id !== lifted.state) moveTo(lifted.record, String(over.id))
  }
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={collisionDetection}
      autoScroll={false}
      accessibility={boardWords(t, {
        record: (record) => screen.nameOf(record, language),
        state: (state) => states.find((one) => one.state === state)?.text ?? state,
      })}
      onDragStart={begin}
      onDragCancel={end}
      onDragEnd={drop}
    >
      <Columns
        ref={columns}
        data-dragging={dragged !== undefined}
        // Scrolling by keys reaches columns without cards, too.
        tabIndex={0}
        role="group"
        aria-label={t('collections.board.title', { list: screen.texts.title(t) })}
      >
        {shown.map((state) => (
          <BoardColumn
            key={state.state}
            screen={screen}
            state={state}
            query={queries.get(state.state) ?? {}}
            others={mayWrite ? states.filter((one) => one.state !== state.state) : []}
            canMove={connected}
            movedRef={movedRef}
            onMove={moveTo}
            onMore={(size) => onMore(state.state, size)}
            onCount={(count) => onCount(state.state, count)}
          />
        ))}
      </Columns>
      <DragOverlay dropAnimation={null}>
        {dragged && !dragged.byKeys && (
          <CardContent screen={screen} record={dragged.record} isLifted />
        )}
      </DragOverlay>
    </DndContext>
  )
}
