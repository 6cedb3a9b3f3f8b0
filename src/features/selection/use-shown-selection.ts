import { useQuery } from '@tanstack/react-query'
import { useDeferredValue, useMemo } from 'react'
import type { ProductModels } from '#contract/fans/fan-model.ts'
import { useApi } from '#src/api/api-context.ts'
import { fanModelsQuery } from '#src/api/fan-models-query.ts'
import { sections } from '#src/api/section-queries.ts'
import { type SectionState, sectionState } from '#src/ui/section-state.ts'
import type { AskedPoint } from './judge-ask.ts'
import { preparedOnce } from './prepared-model.ts'
import { selectFans } from './select-fans.ts'
import type { ShownSelection } from './shown-selection.ts'
import type { UsedAsk } from './use-ask.ts'

export interface SelectionInput {
  used: UsedAsk
  /** The form's point and limits, without a fault. */
  asked: AskedPoint
}

/**
 * The fans for a point. They are selected anew only when the point, the limits or the models change.
 *
 * @returns `shown` is missing until there are models, and for the moment in which they are worked out
 */
export function useShownSelection({ used, asked }: SelectionInput): {
  models: SectionState<ProductModels>
  shown: ShownSelection | undefined
} {
  const api = useApi()
  const query = useQuery(fanModelsQuery(api))
  const products = useQuery(sections.products(api)).data
  // A query's answer is rendered in one go; what is deferred is rendered in slices, so that a finger is heard between.
  const models = useDeferredValue(query.data)
  // Each rendering reads an equal but new object from the address, so its text is compared.
  const key = JSON.stringify(asked)
  const selection = useMemo(() => {
    if (models === undefined) return undefined
    const { duty, limits } = JSON.parse(key) as AskedPoint
    return selectFans(preparedOnce(models), duty, limits)
  }, [models, key])
  const bySlug = useMemo(
    () => new Map(products?.map((product) => [product.slug, product])),
    [products],
  )
  return {
    models: sectionState(query),
    shown: selection && { ...used, duty: asked.duty, selection, products: bySlug },
  }
}
