import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useApi } from '#src/api/api-context.ts'
import { SavedNote } from '../../drafts/saved-note.tsx'
import { NothingFound } from '../../nothing-found.tsx'
import type { useListAddress } from '../list-address.ts'
import { listAddress } from '../queries.ts'
import { ReasonDialog } from '../reason-dialog.tsx'
import type { CollectionScreen } from '../screen.ts'
import { BoardColumns } from './board-columns.tsx'
import { boardStates, type ColumnQueries, statesShown } from './board-states.ts'
import { portions } from './portions.ts'
import { useMoves } from './use-moves.ts'

type BoardProps = Pick<ReturnType<typeof useListAddress>, 'query' | 'change'> & {
  screen: CollectionScreen
}

/** The records of a list by their states, a column each; cards are moved from one to another (WORK-13, WORK-14). */
export function Board({ screen, query, change }: BoardProps) {
  const { t } = useTranslation(['admin', 'translation'])
  const { language } = useApi()
  const [sizes, setSizes] = useState<Readonly<Record<string, number>>>({})
  const [counts, setCounts] = useState<Readonly<Record<string, number | undefined>>>({})
  const states = boardStates(screen, t)
  const shown = statesShown(screen, states, query)
  const field = screen.collection.description.worked?.state ?? ''
  const { pageNo: _, ...narrowed } = query
  const queries: ColumnQueries = new Map(
    shown.map(({ state }) => [
      state,
      { ...narrowed, [field]: state, pageSize: sizes[state] ?? portions[0] },
    ]),
  )
  const { move, asked, answer, dismiss } = useMoves(screen, queries)
  const isEmpty = shown.every(({ state }) => counts[state] === 0)
  const [first = {}] = queries.values()
  return (
    <>
      <SavedNote of="list" address={listAddress(screen, first)} />
      {isEmpty && (
        <NothingFound
          emptyText={screen.texts.empty(t)}
          narrowedBy={['search', ...screen.filters.map(({ name }) => name)]}
          query={query}
          change={change}
        />
      )}
      <div hidden={isEmpty}>
        <BoardColumns
          screen={screen}
          states={states}
          shown={shown}
          queries={queries}
          onMove={move}
          onMore={(state, size) => setSizes((all) => ({ ...all, [state]: size }))}
          onCount={(state, count) => setCounts((all) => ({ ...all, [state]: count }))}
        />
      </div>
      {asked && (
        <ReasonDialog
          title={t('collections.board.moveOf', {
            name: screen.nameOf(asked.record, language),
            state: asked.to.text,
          })}
          label={screen.fields.find(({ name }) => name === asked.asks.field)?.label(t) ?? ''}
          fault={asked.asks.fault}
          onAnswer={answer}
          onCancel={dismiss}
        />
      )}
    </>
  )
}
