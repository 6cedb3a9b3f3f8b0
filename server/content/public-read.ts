import { z } from 'zod/mini'
import type { Endpoint, OutputOf, QueryOf } from '#contract/endpoint.ts'
import type { Language } from '#contract/locale.ts'
import type { Database } from '#server/db/database.ts'

/** A call that reads public content, with the verb that answers it. */
export interface PublicRead {
  endpoint: Endpoint
  /** @param query as the endpoint's query schema gives it */
  read: (db: Database, language: Language, query: unknown) => Promise<unknown>
}

/**
 * Ties an endpoint to its list verb. The answer is held against the contract, which also drops whatever
 * the contract does not name.
 */
export function definePublicRead<E extends Endpoint>(
  endpoint: E,
  list: (db: Database, language: Language, query: QueryOf<E>) => Promise<ContentOf<E>>,
): PublicRead {
  return {
    endpoint,
    async read(db, language, query) {
      // The routes and PublicReads.read parse every query with this endpoint's own schema.
      const data = await list(db, language, query as QueryOf<E>)
      return z.parse(endpoint.output, { data })
    },
  }
}

type ContentOf<E extends Endpoint> = OutputOf<E> extends { data: infer Content } ? Content : never
