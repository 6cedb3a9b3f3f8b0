import { useMemo } from 'react'
import type { ProductModels } from '#contract/fans/fan-model.ts'
import type { Judgement } from './judge-ask.ts'
import { type PreparedModel, prepareModels } from './prepared-model.ts'
import { selectFans, type Selection } from './select-fans.ts'

/** The models of an answer, prepared once for it (SELECT-16). */
export const usePreparedModels = (products: readonly ProductModels[]): PreparedModel[] =>
  useMemo(() => prepareModels(products), [products])

/** What comes of a point; looked for anew only where the point, the limits or the models have changed. */
export function useSelection(
  models: readonly PreparedModel[],
  asked: Judgement['asked'],
): Selection | undefined {
  // What is asked is read from the address at each rendering: equal, but never the same.
  const key = asked && JSON.stringify(asked)
  return useMemo(() => {
    if (key === undefined) return undefined
    const { duty, limits } = JSON.parse(key) as NonNullable<Judgement['asked']>
    return selectFans(models, duty, limits)
  }, [models, key])
}
