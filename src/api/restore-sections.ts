import type { QueryClient, QueryKey } from '@tanstack/react-query'
import { markShown } from '#src/pwa/freshness.ts'
import { readSections } from '#src/pwa/storage/section-store.ts'
import type { ApiContextValue } from './api-context.ts'
import { skipNextLookUp } from './section-persister.ts'
import { sectionQueries } from './section-queries.ts'

interface Target {
  queryKey: QueryKey
  key: string
  fromBody: (body: unknown) => unknown[]
}

/** Older than any answer: a restored section is asked for again, however young it is. */
export const longAgo = 1

function targetsOf(api: ApiContextValue): Target[] {
  return sectionQueries.flatMap((query) => {
    const { queryKey, meta } = query(api)
    return meta?.section === undefined ? [] : [{ queryKey, ...meta.section }]
  })
}

/** Puts every stored section into the cache before the first render, so that a page starts with its content. */
export async function restoreSections(client: QueryClient, api: ApiContextValue): Promise<void> {
  const targets = targetsOf(api)
  const stored = await readSections(targets.map(({ key }) => key))
  for (const [index, { queryKey, key, fromBody }] of targets.entries()) {
    const section = stored[index]
    skipNextLookUp(key)
    if (section === undefined) continue
    try {
      client.setQueryData(queryKey, fromBody(section.data), { updatedAt: longAgo })
      markShown(key, 'restored', section.fetchedAt)
    } catch {
      // Of another shape than this build reads: the network's answer takes its place.
    }
  }
}

/** Notes that the sections in the cache came inside a page that the worker has kept. @param fetchedAt milliseconds since 1970 */
export function markKeptSections(
  client: QueryClient,
  api: ApiContextValue,
  fetchedAt: number,
): void {
  for (const { queryKey, key } of targetsOf(api)) {
    if (client.getQueryData(queryKey) !== undefined) markShown(key, 'restored', fetchedAt)
  }
}
