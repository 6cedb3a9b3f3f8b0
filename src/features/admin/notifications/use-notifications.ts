import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { User } from '#contract/auth.ts'
import {
  bySubmitted,
  listNotifications,
  type Notifications,
  seeNotifications,
} from '#contract/admin/notifications.ts'
import {
  type SubmittedCollection,
  submittedCollections,
} from '#contract/admin/submitted-collections.ts'
import { type ApiContextValue, useApi } from '#src/api/api-context.ts'
import { callEndpoint } from '#src/api/call-endpoint.ts'
import { setBadge } from '#src/pwa/push.ts'

/** Milliseconds between two questions, while the page is visible (ADMIN-6). */
const interval = 60_000

/** Asks for all that the user has not seen yet. A failed question is asked again a minute later and says nothing. */
function notificationsQuery({ client }: Pick<ApiContextValue, 'client'>, userId: string) {
  return queryOptions({
    queryKey: ['notifications', userId],
    queryFn: async (): Promise<Notifications> =>
      (await callEndpoint(client, listNotifications)).data,
    refetchInterval: interval,
    staleTime: interval,
  })
}

/** Submissions that the user has not seen on any device (ADMIN-6). */
export function useNotifications({ id }: Pick<User, 'id'>) {
  const api = useApi()
  const queries = useQueryClient()
  const query = notificationsQuery(api, id)
  const { data } = useQuery(query)
  const [looked, setLooked] = useState('')
  const counts = data?.counts ?? bySubmitted(() => 0)
  const latest = data?.latest ?? []
  const told = data?.told ?? []
  const total = Object.values(counts).reduce((sum, count) => sum + count, told.length)
  const isKnown = data !== undefined
  useEffect(() => {
    if (isKnown) setBadge(total)
  }, [isKnown, total])

  /** Shows it as seen at once. If the server does not hear of that, it is unseen again after the next request. */
  async function see(
    collections: readonly SubmittedCollection[],
    opened: Notifications['told'] = [],
  ): Promise<void> {
    const isKnown = opened.length === 0 && collections.every((name) => counts[name] === 0)
    if (data === undefined || isKnown) return
    queries.setQueryData(query.queryKey, {
      ...data,
      counts: bySubmitted((name) => (collections.includes(name) ? 0 : counts[name])),
      latest: latest.filter(({ collection }) => !collections.includes(collection)),
      told: told.filter((one) => !opened.includes(one)),
    })
    const ids = opened.map((one) => one.id)
    const body = {
      collections: [...collections],
      until: data.asOf,
      ...(ids.length > 0 && { told: ids }),
    }
    await callEndpoint(api.client, seeNotifications, { body }).catch(() => undefined)
  }

  return {
    latest,
    told,
    counts,
    /** Those that came after the list was looked at; all, until it was. */
    unseen:
      looked === ''
        ? total
        : [...latest, ...told].filter(({ createdAt }) => createdAt > looked).length,
    look: () => setLooked(data?.asOf ?? ''),
    see,
    clear: () => void see(submittedCollections, told),
  }
}
