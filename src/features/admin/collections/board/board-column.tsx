import { useDroppable } from '@dnd-kit/core'
import { styled } from '@mui/material/styles'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { type RefObject, useEffect, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { useApi } from '#src/api/api-context.ts'
import { formatWholeNumber } from '#src/i18n/format-number.ts'
import { colors, radius } from '#src/theme/tokens.ts'
import { Action } from '#src/ui/action.tsx'
import { LoadFailure } from '#src/ui/load-failure.tsx'
import { RouteAction } from '../../route-action.ts'
import { ChoiceMark } from '../choice-mark.tsx'
import type { AdminRecord } from '../column.ts'
import { PleaseWait } from '../please-wait.tsx'
import { listQuery } from '../queries.ts'
import { routeTo } from '../route-to.ts'
import type { CollectionScreen } from '../screen.ts'
import { BoardCard } from './board-card.tsx'
import type { BoardState } from './board-states.ts'
import { nextPortion } from './portions.ts'
import { columnId } from './use-board-drag.ts'

const Column = styled('section')(({ theme }) => ({
  ...theme.typography.body2,
  minInlineSize: 0,
  padding: 10,
  border: `1px solid ${colors.line}`,
  borderRadius: radius,
  backgroundColor: colors.headWash,
  '&[data-over="true"]': { outline: `2px solid ${colors.teal}`, outlineOffset: -2 },
  '& > h2': {
    ...theme.typography.body2,
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: 8,
    margin: 0,
    marginBlockEnd: 10,
    fontWeight: 700,
    fontVariantNumeric: 'tabular-nums',
  },
  '& > ul': { listStyle: 'none', margin: 0, padding: 0, display: 'grid', gap: 8 },
  '& > p': { margin: 0, color: colors.inkSoft },
  '& > a, & > button': { marginBlockStart: 8, inlineSize: '100%' },
}))

interface BoardColumnProps {
  screen: CollectionScreen
  state: BoardState
  /** The query of its list. */
  query: Record<string, string | number>
  /** The states that a card can be moved to; none for those who may only read. */
  others: readonly BoardState[]
  canMove: boolean
  /** The id of the card that was moved last: where it appears, it has the focus. */
  movedRef: RefObject<string | undefined>
  onMove: (record: AdminRecord, to: string) => void
  onMore: (size: number) => void
  /** Told how many there are, with those that are not shown; undefined while that is not known. */
  onCount: (count: number | undefined) => void
}

/** The records of one state: how many there are in its head, the first of them as cards, the next by a press. */
export function BoardColumn(props: BoardColumnProps) {
  const { screen, state, query, others, canMove, movedRef, onMove, onMore, onCount } = props
  const { t } = useTranslation(['admin', 'translation'])
  const id = useId()
  const { data, error, isPending, isPlaceholderData, refetch } = useQuery({
    ...listQuery(useApi(), screen, query),
    placeholderData: keepPreviousData,
  })
  const { setNodeRef, isOver, active } = useDroppable({ id: state.state })
  const isTarget = isOver && active?.data.current?.state !== state.state
  const count = data?.totalCount
  useEffect(() => {
    onCount(count)
    // Only the number matters.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [count])
  return (
    <Column
      ref={setNodeRef}
      id={columnId(state.state)}
      aria-labelledby={id}
      aria-busy={isPlaceholderData}
      data-over={isTarget}
    >
      <h2 id={id}>
        <ChoiceMark code={state.state} text={state.text} />
        {count !== undefined && (
          <span>
            {data?.isLeast ? `${formatWholeNumber(count - 1)}+` : formatWholeNumber(count)}
          </span>
        )}
      </h2>
      {isPending && <PleaseWait rows={3} />}
      {!data && error && <LoadFailure error={error} onRetry={() => void refetch()} />}
      {count === 0 && <p>{t('collections.board.none')}</p>}
      {data && data.data.length > 0 && (
        <ul aria-labelledby={id}>
          {data.data.map((record) => (
            <BoardCard
              key={record.id}
              screen={screen}
              record={record}
              state={state}
              others={others}
              canMove={canMove}
              movedRef={movedRef}
              onMove={(to) => onMove(record, to)}
            />
          ))}
        </ul>
      )}
      {data && data.data.length < data.totalCount && (
        <More screen={screen} state={state} size={Number(query.pageSize)} onMore={onMore} />
      )}
    </Column>
  )
}

interface MoreProps extends Pick<BoardColumnProps, 'screen' | 'state' | 'onMore'> {
  size: number
}

/** The next portion of a column; once it has all that it takes, the list of its state. */
function More({ screen, state, size, onMore }: MoreProps) {
  const { t } = useTranslation('admin')
  const next = nextPortion(size)
  const field = screen.collection.description.worked?.state ?? ''
  if (next !== undefined)
    return (
      <Action type="button" look="outlined" onClick={() => onMore(next)}>
        {t('collections.board.more')}
        <span className="visually-hidden">{state.text}</span>
      </Action>
    )
  const search = (before: object) => ({ ...before, view: undefined, [field]: state.state })
  return (
    <RouteAction to={routeTo(screen.path)} search={search as never} look="outlined">
      {t('collections.board.rest')}
      <span className="visually-hidden">{state.text}</span>
    </RouteAction>
  )
}
