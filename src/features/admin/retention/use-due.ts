import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { keepLonger, listDue, releaseKept } from '#contract/admin/retention.ts'
import { ApiFailure } from '#contract/errors.ts'
import { useApi } from '#src/api/api-context.ts'
import { callEndpoint } from '#src/api/call-endpoint.ts'
import { adminFailure } from '#src/i18n/admin-failure.ts'
import { showToast, toastDurations } from '#src/ui/toasts/show-toast.ts'
import { dayText } from '../exports/column-text.ts'

/** The records that one look at the list shows of each part. */
const portion = 50
/** The most that the call answers. */
const most = 1_000

const dueKey = ['admin', 'retention', 'due'] as const

/** Reads the records that are erased next and those kept longer, and changes them. Nothing is stored on the device. */
export function useDue() {
  const { t } = useTranslation(['admin', 'translation'])
  const { client } = useApi()
  const queries = useQueryClient()
  const [asked, setAsked] = useState(portion)
  const [busy, setBusy] = useState(false)
  const query = useQuery({
    queryKey: [...dueKey, asked],
    queryFn: async ({ signal }) =>
      (await callEndpoint(client, listDue, { query: { most: asked }, signal })).data,
    placeholderData: keepPreviousData,
    staleTime: 0,
  })

  const attempt = async (change: () => Promise<unknown>, said: string): Promise<boolean> => {
    setBusy(true)
    try {
      await change()
      showToast('success', said, toastDurations.admin)
      return true
    } catch (error) {
      const isGone = error instanceof ApiFailure && error.status === 404
      const text = isGone ? t('accounts.retention.gone') : adminFailure(t, error)
      showToast('error', text, toastDurations.admin)
      return isGone
    } finally {
      setBusy(false)
      await queries.invalidateQueries({ queryKey: dueKey })
      await queries.invalidateQueries({ queryKey: ['admin', 'dashboard'] })
    }
  }

  return {
    query,
    busy,
    more: asked < most ? () => setAsked(Math.min(most, asked * 2)) : undefined,
    /** @param until `yyyy-mm-dd`; empty for no end @returns whether there is nothing left to do */
    keep: (id: string, until: string, reason = '') =>
      attempt(
        () => callEndpoint(client, keepLonger, { id, body: { until, reason } }),
        until === ''
          ? t('accounts.retention.doneEndless')
          : t('accounts.retention.done', { day: dayText(t, until) }),
      ),
    release: (id: string) =>
      attempt(() => callEndpoint(client, releaseKept, { id }), t('accounts.retention.released')),
  }
}
