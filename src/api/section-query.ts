import { queryOptions } from '@tanstack/react-query'
import { type ContentCall, keptLanguage } from '#contract/content-calls.ts'
import { callAddress, type CallQuery } from '#contract/endpoint.ts'
import { ApiFailure } from '#contract/errors.ts'
import type { Language } from '#contract/locale.ts'
import { sectionKey } from '#contract/section-key.ts'
import { askAgainAfter, cachedAt, markAnswered, markFailed } from '#src/pwa/freshness.ts'
import type { ApiContextValue } from './api-context.ts'
import { type RawRecord, readEnvelope } from './read-envelope.ts'
import { sectionPersister } from './section-persister.ts'
import { writeEnvelope } from './write-envelope.ts'

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: {
      /** The section's key in the store, and the function that reads its body. */
      section?: { key: string; fromBody: (body: unknown) => unknown[] }
    }
  }
}

/** Milliseconds for which an answer of the network is taken as current. */
const freshFor = 60_000

type SectionQueryKey = readonly ['section', Language, string, CallQuery]

/**
 * The option factory of one section: shared by route loaders, components and the renderer on the server.
 * Its data is the list of records that could be read; a single record is a list of one.
 *
 * @param read undefined for a record that is left out
 * @param isForeign tells that a record is not ours: records of something else, such as a portal's, are no empty list
 */
export function sectionQuery<Item>(
  call: ContentCall,
  read: (record: RawRecord, index: number) => Item | undefined,
  isForeign: (record: RawRecord) => boolean,
) {
  const { parameters: query = {} } = call
  const fromBody = (body: unknown): Item[] => {
    const records = readEnvelope(body, call.envelope)
    if (records === undefined) throw new ApiFailure(call.id, 'shape', { body })
    const items = records.flatMap((record, index) => read(record, index) ?? [])
    if (items.length === 0 && records.some(isForeign))
      throw new ApiFailure(call.id, 'shape', { body })
    return items
  }
  const toBody = (items: Item[]) => writeEnvelope(items, call.envelope)

  return ({ client, language }: ApiContextValue) => {
    const key = sectionKey(keptLanguage(call, language), callAddress(call, query))
    const isSaved = () => cachedAt(key) !== undefined
    return queryOptions({
      queryKey: ['section', language, call.id, query] as SectionQueryKey,
      queryFn: async ({ signal }): Promise<Item[]> => {
        try {
          let headers = new Headers()
          const onHeaders = (given: Headers) => (headers = given)
          const items = fromBody(await client(call, { query, signal, onHeaders }))
          // Only now it is known to be an answer.
          markAnswered(key, headers)
          return items
        } catch (error) {
          if (!signal.aborted) markFailed(key)
          throw error
        }
      },
      meta: { section: { key, fromBody } },
      ...(!import.meta.env.SSR && {
        persister: sectionPersister<Item, SectionQueryKey>({ key, fromBody, toBody }),
        staleTime: () => (isSaved() ? 0 : freshFor),
        // Saved content has just been asked for in vain; the next time is soon enough.
        refetchOnMount: () => !isSaved(),
        // Not for one more part that shows it: the notice of the others would go to loading and come again.
        retryOnMount: (failed: { getObserversCount: () => number }) =>
          failed.getObserversCount() < 2,
        refetchInterval: () => askAgainAfter(key),
        refetchOnWindowFocus: isSaved,
      }),
    })
  }
}
