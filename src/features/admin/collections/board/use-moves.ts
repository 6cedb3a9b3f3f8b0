import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useApi } from '#src/api/api-context.ts'
import { useBulkChanges } from '../bulk/use-bulk-changes.ts'
import type { AdminRecord } from '../column.ts'
import { collectionKey, listQuery, type RecordPage } from '../queries.ts'
import type { CollectionScreen } from '../screen.ts'
import type { BoardState, ColumnQueries } from './board-states.ts'

/** A move that waits for a text, such as the reason of a refusal. */
export interface AskedMove {
  record: AdminRecord
  to: BoardState
  /** The field of the text, and the fault where it is empty. */
  asks: NonNullable<BoardState['asks']>
}

/**
 * Moves cards between the columns (WORK-14): shown at once, saved as any change of the state is (WORK-11), and shown
 * where it was if that fails.
 */
export function useMoves(screen: CollectionScreen, queries: ColumnQueries) {
  const { t } = useTranslation(['admin', 'translation'])
  const api = useApi()
  const client = useQueryClient()
  const { change } = useBulkChanges(screen)
  const [asked, setAsked] = useState<AskedMove>()
  const field = screen.collection.description.worked?.state ?? ''

  const keyOf = (state: string) => {
    const query = queries.get(state)
    return query && listQuery(api, screen, query).queryKey
  }
  const update = (state: string, change: (page: RecordPage) => RecordPage) => {
    const key = keyOf(state)
    if (key) client.setQueryData<RecordPage>(key, (page) => page && change(page))
  }
  /** The record as it is shown now, which may be newer than when it was lifted. */
  const current = (record: AdminRecord): AdminRecord =>
    [...queries.keys()]
      .flatMap((state) => {
        const key = keyOf(state)
        return (key && client.getQueryData<RecordPage>(key)?.data) ?? []
      })
      .find(({ id }) => id === record.id) ?? record

  const show = (record: AdminRecord, from: string, to: string) => {
    update(from, (page) => ({
      ...page,
      data: page.data.filter(({ id }) => id !== record.id),
      totalCount: page.totalCount - 1,
    }))
    update(to, (page) => ({
      ...page,
      data: [{ ...record, [field]: to }, ...page.data.filter(({ id }) => id !== record.id)],
      totalCount: page.totalCount + 1,
    }))
  }

  /** Does so before the change is made: an answer that is under way knows nothing of it. */
  const showFirst = async (record: AdminRecord, from: string, to: string) => {
    await client.cancelQueries({ queryKey: [...collectionKey(screen), 'list'] })
    show(record, from, to)
  }

  const save = async (moved: AdminRecord, to: BoardState, texts: Record<string, string>) => {
    const record = current(moved)
    const from = String(record[field])
    await showFirst(record, from, to.state)
    const name = screen.nameOf(record, api.language)
    const text = t('collections.board.moved', { name, state: to.text })
    const done = await change([record], () => ({ [field]: to.state, ...texts }), {
      text,
      onUndo: () => void showFirst(record, to.state, from),
    })
    if (done === 0) show(record, to.state, from)
    return done > 0
  }

  return {
    asked,
    /** Moves a card; one that needs a text first is asked for it. */
    move: (record: AdminRecord, to: BoardState) => {
      const { asks } = to
      if (asks !== undefined && record[asks.field] === '') setAsked({ record, to, asks })
      else void save(record, to, {})
    },
    /** Moves the card that a text was asked for; what was typed stays until it is saved. */
    answer: async (text: string) => {
      if (asked && (await save(asked.record, asked.to, { [asked.asks.field]: text })))
        setAsked(undefined)
    },
    dismiss: () => setAsked(undefined),
  }
}
