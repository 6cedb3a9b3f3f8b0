import { arrayMove } from '@dnd-kit/sortable'
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ApiFailure } from '#contract/errors.ts'
import { useApi } from '#src/api/api-context.ts'
import { callEndpoint } from '#src/api/call-endpoint.ts'
import { showToast, toastDurations } from '#src/ui/toasts/show-toast.ts'
import { adminFailure } from '#src/i18n/admin-failure.ts'
import { collectionKey, orderQuery } from './queries.ts'
import type { CollectionScreen } from './screen.ts'

/**
 * Moves records. Each move is shown at once, and moves are saved one after the other. When another user has changed
 * the order meanwhile, their order is shown and a message says so (LIST-8).
 */
export function useReorder(screen: CollectionScreen) {
  const api = useApi()
  const queries = useQueryClient()
  const { t } = useTranslation(['admin', 'translation'])
  const [message, setMessage] = useState('')
  const last = useRef<Promise<unknown>>(Promise.resolve())
  const { queryKey } = orderQuery(api, screen)

  const save = async () => {
    const order = queries.getQueryData(queryKey)
    if (order === undefined) return
    const ids = order.records.map(({ id }) => id)
    try {
      const version = order.orderVersion
      const { data } = await callEndpoint(api.client, screen.calls.reorder, {
        version,
        body: { ids },
      })
      queries.setQueryData(queryKey, (now) => now && { ...now, orderVersion: data.orderVersion })
      void queries.invalidateQueries({ queryKey: [...collectionKey(screen), 'list'] })
      void queries.invalidateQueries({ queryKey: [...collectionKey(screen), 'record'] })
      void queries.invalidateQueries({ queryKey: ['section'] })
    } catch (error) {
      const isStale = error instanceof ApiFailure && error.status === 412
      const text = isStale ? t('collections.reorderStale') : adminFailure(t, error)
      showToast('error', text, toastDurations.admin)
      await queries.invalidateQueries({ queryKey })
    }
  }

  const move = async (id: string, to: number) => {
    queries.setQueryData(queryKey, (order) => {
      if (order === undefined) return order
      const from = order.records.findIndex((record) => record.id === id)
      return from < 0 ? order : { ...order, records: arrayMove(order.records, from, to) }
    })
    const order = queries.getQueryData(queryKey)
    const record = order?.records[to]
    const name = record ? screen.nameOf(record, api.language) : ''
    const total = order?.records.length
    setMessage(t('collections.movedTo', { name, place: to + 1, total }))
    last.current = last.current.then(save)
    await last.current
  }

  return { move, message }
}
