import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useSyncExternalStore } from 'react'
import { sectionFetchedAtHeader, sectionSourceHeader } from '#contract/section-key.ts'
import { Listeners } from './listeners.ts'

/**
 * Where the content of a section on this page came from: the network, the store while the network is still being
 * asked, or the store because the network gave nothing.
 */
type Origin = 'network' | 'restored' | 'saved'

interface Freshness {
  origin: Origin
  /** How often in a row the network gave nothing since the connection last changed. */
  vain: number
  /** Milliseconds since 1970. */
  fetchedAt: number
}

const sections = new Map<string, Freshness>()
const listeners = new Listeners()

function note(key: string, freshness: Omit<Freshness, 'vain'>): void {
  const before = sections.get(key)?.vain ?? 0
  sections.set(key, { ...freshness, vain: freshness.origin === 'saved' ? before + 1 : 0 })
  listeners.tell()
}

/** The section was answered; the worker's headers tell whether by the network. */
export function noteAnswer(key: string, headers: Headers): void {
  if (headers.get(sectionSourceHeader) === null) noteFetched(key, Date.now())
  else note(key, { origin: 'saved', fetchedAt: Number(headers.get(sectionFetchedAtHeader)) })
}

export function noteFetched(key: string, fetchedAt: number): void {
  note(key, { origin: 'network', fetchedAt })
}

/** The section is shown from the store while the network is asked. */
export function noteRestored(key: string, fetchedAt: number): void {
  note(key, { origin: 'restored', fetchedAt })
}

/** The network was asked and gave nothing: what is shown from the store is all there is. */
export function noteFailure(key: string): void {
  const shown = sections.get(key)
  if (shown?.origin === 'restored') note(key, { fetchedAt: shown.fetchedAt, origin: 'saved' })
}

/** Milliseconds after which a section that was asked for in vain is asked for again; a returning connection often needs a moment. */
const askAgain = [1_000, 3_000, 10_000] as const
const askSeldom = 30_000

/** The browser says that the connection is back: what was asked in vain counts no more. */
export function noteConnection(): void {
  for (const freshness of sections.values()) freshness.vain = 0
}

/** How long to wait before asking for a section anew, in milliseconds; false while it is from the network. */
export function askAgainAfter(key: string): number | false {
  const shown = sections.get(key)
  if (shown?.origin !== 'saved') return false
  // Offline it is asked for as soon as the browser says that the connection is back.
  return (navigator.onLine ? askAgain[shown.vain - 1] : undefined) ?? askSeldom
}

/** Whether the section shows saved content because the network gave none; it is then asked for again soon. */
export function isSaved(key: string): boolean {
  return sections.get(key)?.origin === 'saved'
}

const none = () => undefined

/** When the oldest of these was fetched, among the sections on this page: what is stored of other pages does not count. */
function useOldest(counts: (freshness: Freshness) => boolean): number | undefined {
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
      const freshness = meta?.section && sections.get(meta.section.key)
      return freshness && counts(freshness) ? freshness.fetchedAt : []
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
