import type { CollectionDescription } from '#contract/collections/collection.ts'
import { collections } from '#contract/collections/collections.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { getFanModels } from '#contract/fans/fan-models-endpoint.ts'
import type { Language } from '#contract/locale.ts'
import { visitorEndpoint } from '#contract/visitor-schema.ts'
import type { Database } from '#server/db/database.ts'
import { fanModelsForVisitors } from './fan-models-for-visitors.ts'
import { listForVisitors } from './list-for-visitors.ts'

/** A call that reads public content, with the verb that answers it. */
export interface PublicRead {
  endpoint: Endpoint
  /** @param query as the endpoint's query schema gives it */
  read: (db: Database, language: Language, query: unknown) => Promise<unknown>
}

const collectionReads = Object.values(collections).flatMap(
  (description: CollectionDescription): PublicRead[] => {
    const endpoint = visitorEndpoint(description)
    if (endpoint === undefined) return []
    return [
      {
        endpoint,
        read: async (db, language, query) => ({
          data: await listForVisitors(db, description, language, query),
        }),
      },
    ]
  },
)

/** Every public read of the contract. */
export const publicContent: PublicRead[] = [
  ...collectionReads,
  {
    endpoint: getFanModels,
    read: async (db) => ({ data: await fanModelsForVisitors(db) }),
  },
]
