import type { QueryClient, QueryKey } from '@tanstack/react-query'
import { noteRestored } from '#src/pwa/section-freshness.ts'
import { readSections } from '#src/pwa/storage/section-store.ts'
import type { ApiContextValue } from './api-context.ts'
import { skipNextLookUp } from './section-persister.ts'
import { sectionQueries } from './section-queries.ts'

interface Target {
  queryKey: QueryKey
  key: string
  fromBody: (body: unknown) => unknown[]
}

/** Older than any answer: what is restored is asked for anew, however young it is. */
const longAgo = 1

/** Puts every stored section into the cache before the first render, so that a page starts with its content. */
export async function restoreSections(client: QueryClient, api: ApiContextValue): Promise<void> {
  const targets: Target[] = sectionQueries.flatMap((query) => {
    const { queryKey, meta } = query(api)
    return meta?.section === undefined ? [] : [{ queryKey, ...meta.section }]
  })
  const stored = await readSections(targets.map(({ key }) => key))
  for (const [index, { queryKey, key, fromBody }] of targets.entries()) {
    const section = stored[index]
    skipNextLookUp(key)
    if (section === undefined) continue
    try {
      client.setQueryData(queryKey, fromBody(section.data), { updatedAt: longAgo })
      noteRestored(key, section.fetchedAt)
    } catch {
      // Of another shape than this build reads: the network's answer takes its place.
    }
  }
}
