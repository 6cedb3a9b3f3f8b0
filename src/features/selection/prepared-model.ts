import {
  blowsFree,
  type CurvePoint,
  type FanModel,
  type ProductModels,
} from '#contract/fans/fan-model.ts'
import { smoothValues } from '#contract/fans/smooth-values.ts'
import { stallLimit } from '#contract/fans/stall.ts'
import { aWeightedLevel } from '#contract/fans/sound-levels.ts'
import { systemConstant } from '#contract/fans/system-line.ts'

/** The points between two tested ones: close enough for straight lines to lie on the curve that charts draw. */
export const fineness = 4

/**
 * A model with what follows from it alone, worked out once for any number of selections (SELECT-16). Each array has a
 * figure for each point of the smooth curve, by ascending airflow.
 */
export interface PreparedModel {
  /** Of its product. */
  slug: string
  model: FanModel
  /** m³/h. */
  airflows: Float64Array
  /** Pa. */
  pressures: Float64Array
  /** kW. */
  powers: Float64Array
  /** dB(A). */
  sounds: Float64Array
  /** Pa/(m³/h)² of the system line through each point. */
  constants: Float64Array
  /** The index from which on the constants descend: a system line crosses the rest of the curve once. */
  start: number
  /** m³/h below which it stalls; 0 for one that never does. */
  stallAirflow: number
  /** The greatest that it takes outside of its stall, kW. */
  steadyPower: number
}

/**
 * @returns undefined for a curve that crosses no system line, and for a fan that blows free: that is chosen by its thrust
 * (SELECT-18)
 */
export function prepareModel(slug: string, model: FanModel): PreparedModel | undefined {
  const { curve } = model
  if (blowsFree(model)) return undefined
  const tested = curve.map(({ airflow }) => airflow)
  const columnOf = (valueOf: (point: CurvePoint) => number) =>
    smoothValues(tested, curve.map(valueOf), fineness)
  const airflows = columnOf(({ airflow }) => airflow)
  const pressures = columnOf(({ pressure }) => pressure)
  const constants = new Float64Array(airflows.length)
  for (let index = 0; index < constants.length; index += 1) {
    constants[index] = systemConstant(airflows[index] ?? 0, pressures[index] ?? 0)
  }
  let start = constants.length - 1
  while (start > 0 && isSteeper(constants, start - 1)) start -= 1
  if (constants.length - start < 2) return undefined
  const powers = columnOf(({ power }) => power)
  const stallAirflow = stallLimit(curve) ?? 0
  return {
    slug,
    model,
    airflows,
    pressures,
    powers,
    sounds: columnOf(({ sound }) => aWeightedLevel(sound)),
    constants,
    start,
    stallAirflow,
    steadyPower: Math.max(
      ...powers.filter((_power, index) => (airflows[index] ?? 0) >= stallAirflow),
    ),
  }
}

const isSteeper = (constants: Float64Array, index: number) =>
  (constants[index] ?? NaN) > (constants[index + 1] ?? NaN)

const prepared = new WeakMap<readonly ProductModels[], PreparedModel[]>()

/** The models of an answer, prepared when they are first asked for, and once for it (SELECT-16). */
export function preparedOnce(products: readonly ProductModels[]): PreparedModel[] {
  const models = prepared.get(products) ?? prepareModels(products)
  prepared.set(products, models)
  return models
}

export const prepareModels = (products: readonly ProductModels[]): PreparedModel[] =>
  products.flatMap(({ slug, models }) => models.flatMap((model) => prepareModel(slug, model) ?? []))
