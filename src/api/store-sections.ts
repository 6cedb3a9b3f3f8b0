import type { QueryClient } from '@tanstack/react-query'
import { callAddress } from '#contract/endpoint.ts'
import type { Language } from '#contract/locale.ts'
import { keptLanguage, sectionCalls } from '#contract/content-calls.ts'
import { sectionKey } from '#contract/section-key.ts'
import { sectionChannel, type SectionArrived } from '#contract/worker-messages.ts'
import { markShown } from '#src/pwa/freshness.ts'
import { readSection, writeSections } from '#src/pwa/storage/section-store.ts'
import { writeEnvelope } from './write-envelope.ts'

/**
 * Notes and stores the sections that came inside the server's HTML: they count as fetched (OFFLINE-2). A later
 * visit's first look at a page then needs no network.
 */
export function storePageSections(client: QueryClient, language: Language): Promise<boolean> {
  const sections = sectionCalls.flatMap((call) => {
    const { parameters: query = {} } = call
    const state = client.getQueryState<unknown[]>(['section', language, call.id, query])
    if (state?.data === undefined) return []
    const key = sectionKey(keptLanguage(call, language), callAddress(call, query))
    const fetchedAt = state.dataUpdatedAt
    markShown(key, 'network', fetchedAt)
    return [[key, { data: writeEnvelope(state.data, call.envelope), fetchedAt }] as const]
  })
  return writeSections(sections)
}

/** Shows a section that the worker could fetch only after it had answered with the stored one. */
export function adoptLateSections(client: QueryClient): void {
  const channel = new BroadcastChannel(sectionChannel)
  channel.addEventListener('message', ({ data }: MessageEvent<SectionArrived>) => {
    void adopt(client, data)
  })
}

async function adopt(client: QueryClient, { key, fetchedAt }: SectionArrived): Promise<void> {
  const queries = client.getQueryCache().findAll({
    predicate: ({ meta }) => meta?.section?.key === key,
  })
  const stored = await readSection(key)
  if (stored === undefined) return
  for (const { queryKey, meta } of queries) {
    client.setQueryData(queryKey, meta?.section?.fromBody(stored.data), { updatedAt: fetchedAt })
  }
  markShown(key, 'network', fetchedAt)
}
