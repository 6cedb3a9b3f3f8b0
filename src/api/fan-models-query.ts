import { contentCalls } from '#contract/content-calls.ts'
import { readProductModels } from './read-fan-models.ts'
import { sectionQuery } from './section-query.ts'

/**
 * The models of all products that have some. It stands apart from the other sections: only pages of products carry its
 * reader, and no page restores it before it starts.
 */
export const fanModelsQuery = sectionQuery(
  contentCalls.GetFanModels,
  readProductModels,
  (record) => !Object.hasOwn(record, 'slug'),
)
