import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useSyncExternalStore } from 'react'
import { sectionFetchedAtHeader, sectionSourceHeader } from '#contract/section-key.ts'
import { Listeners } from './listeners.ts'

/**
 * The origin of content on this page: the network, the store while the network is still being asked, or the store
 * because the network gave nothing.
 */
type Origin = 'network' | 'restored' | 'saved'

interface Freshness {
  origin: Origin
  /** Times in a row that the network gave nothing since the connection last changed. */
  vain: number
  /** Milliseconds since 1970. */
  fetchedAt: number
}

/** By the keys of sections, and the addresses of the back office's calls. */
const contents = new Map<string, Freshness>()
const listeners = new Listeners()

/** @param fetchedAt milliseconds since 1970 */
export function markShown(key: string, origin: Origin, fetchedAt: number): void {
  const before = contents.get(key)?.vain ?? 0
  contents.set(key, { origin, fetchedAt, vain: origin === 'saved' ? before + 1 : 0 })
  listeners.tell()
}

/** The section was answered; the worker's headers tell whether by the network. */
export function markAnswered(key: string, headers: Headers): void {
  if (headers.get(sectionSourceHeader) === null) markShown(key, 'network', Date.now())
  else markShown(key, 'saved', Number(headers.get(sectionFetchedAtHeader)))
}

/** The network was asked and gave nothing: what is shown from the store is all there is. */
export function markFailed(key: string): void {
  const content = contents.get(key)
  if (content?.origin === 'restored') markShown(key, 'saved', content.fetchedAt)
}

/** Contents whose keys begin so are shown no more. */
export function forgetShown(prefix: string): void {
  for (const key of contents.keys()) if (key.startsWith(prefix)) contents.delete(key)
}

/** Milliseconds after which it is tried again what was asked for, or told, in vain; a returning connection often needs a moment. */
export const askAgain = [1_000, 3_000, 10_000] as const
const askSeldom = 30_000

/** Starts the waiting times anew, when the browser says that the connection is back. */
export function resetRetries(): void {
  for (const content of contents.values()) content.vain = 0
}

/** Milliseconds to wait before asking for a section again; false unless the network gave nothing for it. */
export function askAgainAfter(key: string): number | false {
  const content = contents.get(key)
  if (content?.origin !== 'saved') return false
  // Offline it is asked for as soon as the browser says that the connection is back.
  return (navigator.onLine ? askAgain[content.vain - 1] : undefined) ?? askSeldom
}

/** When saved content was fetched that is shown because the network gave none; undefined where it gave some. */
export function cachedAt(key: string): number | undefined {
  const content = contents.get(key)
  return content?.origin === 'saved' ? content.fetchedAt : undefined
}

const none = () => undefined

/** The same for a component, which follows it. */
export function useCachedSince(key: string): number | undefined {
  return useSyncExternalStore(listeners.listen, () => cachedAt(key), none)
}

/** When the oldest of these was fetched, among the sections on this page: what is stored of other pages does not count. */
function useOldest(counts: (content: Freshness) => boolean): number | undefined {
  const queries = useQueryClient().getQueryCache()
  const listen = useCallback(
    (listener: () => void) => {
      const endings = [listeners.listen(listener), queries.subscribe(listener)]
      return () => endings.forEach((end) => end())
    },
    [queries],
  )
  const oldest = () => {
    const shown = queries.findAll({ type: 'active' }).flatMap(({ meta }) => {
      const content = meta?.section && contents.get(meta.section.key)
      return content && counts(content) ? content.fetchedAt : []
    })
    return shown.length === 0 ? undefined : Math.min(...shown)
  }
  return useSyncExternalStore(listen, oldest, none)
}

/** When the oldest content that had to come from the store was fetched; undefined while all is from the network. */
export function useSavedSince(): number | undefined {
  return useOldest(({ origin }) => origin === 'saved')
}

/** When the oldest content on this page was fetched. */
export function useContentSince(): number | undefined {
  return useOldest(() => true)
}
