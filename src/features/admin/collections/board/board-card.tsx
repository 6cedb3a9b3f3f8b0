import { useDraggable } from '@dnd-kit/core'
import { styled } from '@mui/material/styles'
import { type ReactNode, type RefObject, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useApi } from '#src/api/api-context.ts'
import { colors, elevation, radius, touchTarget } from '#src/theme/tokens.ts'
import { Action, plainPadding } from '#src/ui/action.tsx'
import { DragIndicatorIcon } from '#src/ui/icons/drag-indicator.tsx'
import { QuietLink } from '../../dashboard/dashboard-parts.ts'
import { DraftMark } from '../../drafts/draft-mark.tsx'
import { columnText } from '../../exports/column-text.ts'
import { ChoiceMenu } from '../bulk/choice-menu.tsx'
import { Cell } from '../cell.tsx'
import { Mark } from '../choice-mark.tsx'
import type { AdminRecord } from '../column.ts'
import { labelMarks } from '../label-marks.ts'
import { useListAsState } from '../list-behind.ts'
import { routeTo } from '../route-to.ts'
import type { CollectionScreen } from '../screen.ts'
import type { BoardState } from './board-states.ts'
import type { Lifted } from './board-words.ts'

const Card = styled('div')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'grid',
  gap: 6,
  paddingBlock: 8,
  paddingInline: 12,
  border: `1px solid ${colors.line}`,
  borderRadius: radius,
  backgroundColor: colors.surface,
  '&[data-lifted="true"]': { boxShadow: elevation.high, cursor: 'grabbing' },
  '& > h3': {
    ...theme.typography.body2,
    display: 'flex',
    alignItems: 'center',
    gap: 4,
    minBlockSize: touchTarget,
    margin: 0,
    fontWeight: 700,
    overflowWrap: 'anywhere',
    '& > a': { flex: 1, minInlineSize: 0 },
    '& > button': { marginInlineEnd: -10 },
  },
  '& > p': { margin: 0 },
  '& > button': { justifySelf: 'start', marginInlineStart: -plainPadding, marginBlockEnd: -4 },
  '& > dl': {
    ...theme.typography.caption,
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    columnGap: 8,
    margin: 0,
  },
  '& dt': { color: colors.inkSoft },
  '& dd': { margin: 0, minInlineSize: 0, overflowWrap: 'anywhere' },
  '& > span': { display: 'flex', flexWrap: 'wrap', gap: 4 },
}))

/** A finger that rests on a card lifts it: it neither selects its words nor opens the menu of its link. */
const Place = styled('li')({
  WebkitTouchCallout: 'none',
  '@media (pointer: coarse)': { userSelect: 'none' },
  '&[data-movable="true"]': { cursor: 'grab' },
  '&[data-dragging="true"]': { opacity: 0.5 },
})

interface CardContentProps {
  screen: CollectionScreen
  record: AdminRecord
  isLifted?: boolean
  /** The handle that keys move it by. */
  handle?: ReactNode
  /** Below what is said of the record. */
  children?: ReactNode
}

/** A record on the board: its name, what it is for, when it came, whose it is and until when, and its labels. */
export function CardContent(props: CardContentProps) {
  const { screen, record, isLifted = false, handle, children } = props
  const { t } = useTranslation(['admin', 'translation'])
  const { language } = useApi()
  const list = useListAsState()
  const columns = [...(screen.board?.about ?? []), 'assignee', 'dueDay'].flatMap(
    (name) => [...screen.columns, ...screen.exportedFacts].find((one) => one.name === name) ?? [],
  )
  const [about, ...lines] = columns.filter(
    (column) => columnText(column, record, { t, language }) !== '',
  )
  const labels = labelMarks(record, language)
  return (
    <Card data-lifted={isLifted}>
      <h3>
        <QuietLink to={routeTo(`${screen.editPath}/${record.id}`)} state={list} draggable={false}>
          <bdi>{screen.nameOf(record, language)}</bdi>
        </QuietLink>
        <DraftMark screen={screen} record={record} />
        {handle}
      </h3>
      {about && (
        <p>
          <Cell column={about} row={record} cut />
        </p>
      )}
      <dl>
        {lines.map((column) => [
          <dt key={`${column.name}-name`}>{column.header(t)}</dt>,
          <dd key={column.name}>
            <Cell column={column} row={record} />
          </dd>,
        ])}
      </dl>
      {labels.length > 0 && (
        <span>
          {labels.map(({ text, tone }) => (
            <Mark key={text} tone={tone}>
              <bdi>{text}</bdi>
            </Mark>
          ))}
        </span>
      )}
      {children}
    </Card>
  )
}

interface BoardCardProps {
  screen: CollectionScreen
  record: AdminRecord
  state: BoardState
  /** The states that it can be moved to; none for those who may only read. */
  others: readonly BoardState[]
  canMove: boolean
  /** The id of the card that was moved last: where it appears, it has the focus. */
  movedRef: RefObject<string | undefined>
  onMove: (to: string) => void
}

/** A card in its column: moved by mouse, by a finger, by keys at its handle, and by a menu. */
export function BoardCard(props: BoardCardProps) {
  const { screen, record, state, others, canMove, movedRef, onMove } = props
  const { t } = useTranslation('admin')
  const { language } = useApi()
  const isMovable = canMove && others.length > 0
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, isDragging } = useDraggable({
    id: record.id,
    data: { record, state: state.state } satisfies Lifted,
    disabled: !isMovable,
    attributes: { roleDescription: t('collections.dragRole') },
  })
  const place = useRef<HTMLLIElement>(null)
  useEffect(() => {
    if (movedRef.current !== record.id) return
    movedRef.current = undefined
    place.current?.querySelector<HTMLElement>('button, a')?.focus()
  }, [movedRef, record.id])
  const { onKeyDown, ...pointers } = listeners ?? {}
  const name = screen.nameOf(record, language)
  return (
    <Place
      ref={(element) => {
        place.current = element
        setNodeRef(element)
      }}
      data-movable={isMovable}
      data-dragging={isDragging}
      {...pointers}
    >
      <CardContent
        screen={screen}
        record={record}
        handle={
          isMovable && (
            <Action
              type="button"
              look="icon"
              ref={setActivatorNodeRef}
              {...attributes}
              onKeyDown={(event) => void onKeyDown?.(event)}
              aria-label={t('collections.dragOf', { name })}
              style={{ cursor: 'grab' }}
            >
              <DragIndicatorIcon fontSize="small" />
            </Action>
          )
        }
      >
        {others.length > 0 && (
          <ChoiceMenu
            label={t('collections.board.move')}
            about={name}
            look="plain"
            disabled={!canMove}
            options={others.map(({ state: value, text }) => ({ value, text }))}
            onChoose={onMove}
          />
        )}
      </CardContent>
    </Place>
  )
}
