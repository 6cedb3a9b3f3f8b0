import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { z } from 'zod/mini'
import { listNotifications, type Notifications } from '#contract/admin/notifications.ts'
import { useApi } from '#src/api/api-context.ts'
import { readPrivate, writePrivate } from '#src/pwa/private-storage.ts'

/** Milliseconds between two questions, while the page is visible (ADMIN-6). */
const interval = 60_000

const lookName = 'notifications-since'

/**
 * The submissions of visitors since the user last looked (ADMIN-6). It starts empty; a failed question is asked again a
 * minute later and says nothing.
 */
export function useNotifications(userId: string) {
  const { client } = useApi()
  const [since, setSince] = useState(() => readPrivate(lookName, userId))
  const [looked, setLooked] = useState('')
  const ask = async (): Promise<Notifications> => {
    const query = since === undefined ? {} : { since }
    const { data } = z.parse(listNotifications.output, await client(listNotifications, { query }))
    if (since === undefined) begin(data.asOf)
    return data
  }
  const { data } = useQuery({
    queryKey: ['notifications', userId, since],
    queryFn: ask,
    refetchInterval: interval,
    staleTime: interval,
  })

  function begin(moment: string): void {
    writePrivate(lookName, userId, moment)
    setSince(moment)
  }

  const latest = data?.latest ?? []
  const total = Object.values(data?.counts ?? {}).reduce((sum, count) => sum + count, 0)
  const unseen = latest.filter(({ createdAt }) => createdAt > looked).length
  return {
    latest,
    /** More than are listed count too, until the list has been looked at. */
    unseen: looked === '' ? total : unseen,
    /** The list has been looked at: the next start begins after it. */
    look: () => {
      if (data === undefined) return
      writePrivate(lookName, userId, data.asOf)
      setLooked(data.asOf)
    },
    clear: () => {
      if (data !== undefined) begin(data.asOf)
    },
  }
}
