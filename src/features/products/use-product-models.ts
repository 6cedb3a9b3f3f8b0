import { useQuery } from '@tanstack/react-query'
import { blowsFree, type FanModel } from '#contract/fans/fan-model.ts'
import { useApi } from '#src/api/api-context.ts'
import { fanModelsQuery } from '#src/api/fan-models-query.ts'
import { ownModelsQuery } from '#src/api/own-models.ts'
import { type SectionState, sectionState } from '#src/ui/section-state.ts'

/** The models of a product: those that came with the page, else those of the call that tells all. */
export function useProductModels(slug: string): SectionState<FanModel> {
  const { data: own } = useQuery(ownModelsQuery(slug))
  const state = sectionState(useQuery({ ...fanModelsQuery(useApi()), enabled: own === undefined }))
  if (own !== undefined) return stateOf(own, () => {})
  if (state.kind !== 'loaded') return state
  return stateOf(state.items.find((product) => product.slug === slug)?.models ?? [], () => {})
}

/** Some size of the product can be selected by a duty point (SELECT-18), as far as is known. */
export function useIsSelectable(slug: string): boolean {
  const state = useProductModels(slug)
  if (state.kind === 'empty') return false
  return state.kind !== 'loaded' || !state.items.every(blowsFree)
}

function stateOf([first, ...rest]: FanModel[], retry: () => void): SectionState<FanModel> {
  return first === undefined
    ? { kind: 'empty', retry }
    : { kind: 'loaded', items: [first, ...rest] }
}
