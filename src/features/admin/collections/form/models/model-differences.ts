import { modelTargets, type Target } from './headings.ts'
import type { ModelTexts } from './model-form.ts'

/** One thing in which a list of models differs from another one. */
export type Difference =
  /** A model that only this list has, or only the other one. */
  | { kind: 'only'; model: ModelTexts; isHere: boolean }
  /** A figure or word of a model that both have; of a point, counted from 1. */
  | { kind: 'value'; model: ModelTexts; target: Target; point?: number; text: string }
  /** All models in their order, where nothing but that differs. */
  | { kind: 'order'; models: readonly ModelTexts[] }

const codeOf = ({ code }: ModelTexts) => code.trim().toLowerCase()

function textAt(model: ModelTexts, target: Target, point: number): string {
  if ('column' in target) return model.curve[point]?.[target.column] ?? ''
  if ('measure' in target) return model.dimensions[target.measure]
  if ('number' in target) return model[target.number]
  return target.word === 'supply' ? model.supply.join('/') : model[target.word]
}

function valuesOf(model: ModelTexts, other: ModelTexts): Difference[] {
  const length = Math.max(model.curve.length, other.curve.length)
  return modelTargets.flatMap((target): Difference[] => {
    const points = 'column' in target ? Array.from({ length }, (_, at) => at) : [0]
    return points
      .filter((at) => textAt(model, target, at) !== textAt(other, target, at))
      .map((at) => ({
        kind: 'value',
        model,
        target,
        text: textAt(model, target, at),
        ...('column' in target && { point: at + 1 }),
      }))
  })
}

/** The differences of one list of models from another, as the first one has them. */
export function modelDifferences(
  models: readonly ModelTexts[],
  others: readonly ModelTexts[],
): Difference[] {
  const find = (list: readonly ModelTexts[], model: ModelTexts) =>
    list.find((one) => codeOf(one) === codeOf(model))
  const own = models.flatMap((model): Difference[] => {
    const other = find(others, model)
    return other ? valuesOf(model, other) : [{ kind: 'only', model, isHere: true }]
  })
  const missing = others
    .filter((model) => find(models, model) === undefined)
    .map((model): Difference => ({ kind: 'only', model, isHere: false }))
  const found = [...own, ...missing]
  return found.length > 0 || models.length === 0 ? found : [{ kind: 'order', models }]
}
