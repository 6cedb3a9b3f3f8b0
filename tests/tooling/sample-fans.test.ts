import { describe, expect, test } from 'vitest'
import { staticEfficiency } from '#contract/fans/air-power.ts'
import { mostPressure } from '#contract/fans/stall.ts'
import { fanModelsField } from '#contract/fans/fan-models-field.ts'
import type { CurvePoint, FanModel } from '#contract/fans/fan-model.ts'
import { safeParse } from 'zod/v4/core'
import { products } from '#sample/content/products.ts'
import { families } from '../../makers/fans/families.mjs'
import { modelOf } from '../../makers/fans/model.mjs'

const all = products.flatMap(({ slug, models }) => models.map((model) => ({ slug, model })))
const greatest = (values: number[]) => Math.max(...values)
const bestOf = ({ curve }: FanModel) =>
  curve.reduce((best, point) => (point.efficiency > best.efficiency ? point : best))

/** The curve of a model without its size and its speed. */
const lawless = ({ diameter, speed, curve }: FanModel) => ({
  airflows: curve.map(({ airflow }) => airflow / (speed * diameter ** 3)),
  pressures: curve.map(({ pressure }) => pressure / (speed ** 2 * diameter ** 2)),
  powers: curve.map(({ power }) => power / (speed ** 3 * diameter ** 5)),
})

/** On the straight line between two points. */
function between(xs: readonly number[], ys: readonly number[], x: number): number {
  const after = Math.max(
    1,
    xs.findIndex((one) => one >= x),
  )
  const [from = NaN, to = NaN] = xs.slice(after - 1)
  const [start = NaN, end = NaN] = ys.slice(after - 1)
  return start + ((x - from) / (to - from)) * (end - start)
}

// MODEL-8
describe.each(products.map((product) => [product.slug, product] as const))(
  '%s',
  (slug, product) => {
    const { models, sizes, airflow, pressure, power } = product

    test('keeps the rules of the contract, with a model for each size', () => {
      expect(safeParse(fanModelsField.input, models).error?.issues ?? []).toEqual([])
      const made = models.map(({ code }) => Number(/\d+/.exec(code)?.[0]))
      expect([...new Set(made)]).toEqual(sizes)
    })

    test('lies within its ranges, and these promise no more than the models give', () => {
      const points = models.flatMap(({ curve }) => curve)
      const airflows = greatest(points.map((point) => point.airflow))
      const pressures = greatest(models.map(({ curve }) => mostPressure(curve)))
      const motors = models.map(({ motorPower }) => motorPower)
      for (const [given, range] of [
        [airflows, airflow],
        // One that blows free promises no pressure.
        ...(slug === 'jet-fan' ? [] : [[pressures, pressure] as const]),
        [greatest(motors), power],
      ] as const) {
        expect(range.maximum).toBeLessThanOrEqual(given)
        expect(range.maximum).toBeGreaterThan(0.97 * given)
      }
      expect(power.minimum).toBe(Math.min(...motors))
      for (const model of models) {
        expect(bestOf(model).airflow).toBeGreaterThanOrEqual(airflow.minimum)
        expect(bestOf(model).pressure).toBeGreaterThanOrEqual(pressure.minimum)
      }
    })

    test('falls from its greatest efficiency to the open end, and gets larger and heavier', () => {
      for (const model of models) {
        const pressures = model.curve
          .slice(model.curve.indexOf(bestOf(model)))
          .map((point) => point.pressure)
        expect(pressures).toEqual(pressures.toSorted((one, other) => other - one))
      }
      const weights = models.map(({ weight }) => weight)
      expect(weights).toEqual(weights.toSorted((one, other) => one - other))
    })

    // Sizes are geometrically similar: airflow goes with n·D³, pressure with n²·D², power with n³·D⁵.
    test('follows the fan laws from size to size as tested fans do, nearly', () => {
      const [first, ...others] = models.map(lawless)
      if (first === undefined) throw new Error('there is no model')
      for (const other of others) {
        const at = Math.max(first.airflows[0] ?? 0, other.airflows[0] ?? 0)
        const to = Math.min(first.airflows.at(-1) ?? 0, other.airflows.at(-1) ?? 0)
        for (const part of [0, 0.2, 0.4, 0.6, 0.8]) {
          const airflow = at + part * (to - at)
          const difference = (values: keyof typeof first) =>
            Math.abs(
              between(other.airflows, other[values], airflow) -
                between(first.airflows, first[values], airflow),
            ) / Math.max(...first[values])
          // A jet fan's curve is so short and steep that pressures at one airflow say little.
          if (slug !== 'jet-fan') expect(difference('pressures')).toBeLessThan(0.1)
          expect(difference('powers')).toBeLessThan(0.16)
        }
        // Figures that were worked out and not measured would all differ by one factor.
        const factors = other.airflows.map(
          (airflow, index) => airflow / (first.airflows[index] ?? 0),
        )
        expect(Math.max(...factors) / Math.min(...factors)).toBeGreaterThan(1.002)
      }
    })
  },
)

// MODEL-8
test('every efficiency is within 1% of airflow times pressure over power, and every shaft within its motor', () => {
  expect(all).toHaveLength(54)
  for (const { model } of all)
    for (const { airflow, pressure, power, efficiency } of model.curve) {
      const expected = staticEfficiency(airflow, pressure, power)
      expect(Math.abs(efficiency / expected - 1)).toBeLessThan(0.01)
      expect(power).toBeLessThanOrEqual(model.motorPower)
    }
})

// MODEL-8, MODEL-12: thrust is what the air carries away in a second, ρ·Q²/A, of which a little is lost.
test('jet fans alone have a thrust, near that of their airflow', () => {
  for (const { slug, model } of all) {
    if (slug !== 'jet-fan') expect(model.thrust).toBeUndefined()
    else {
      const perSecond = (model.curve.at(-1)?.airflow ?? 0) / 3600
      const outlet = (Math.PI / 4) * (model.diameter / 1000) ** 2
      const share = (model.thrust ?? 0) / ((1.2 * perSecond ** 2) / outlet)
      expect(share).toBeGreaterThan(0.9)
      expect(share).toBeLessThan(1)
    }
  }
})

// MODEL-1, MODEL-8
test('no two products have a model of one code', () => {
  const codes = all.map(({ model }) => model.code.toLowerCase())
  expect(new Set(codes).size).toBe(codes.length)
})

// MODEL-8
test('a size is louder off its best efficiency, and at more airflow and pressure', () => {
  for (const { slug, model } of all) {
    if (slug === 'jet-fan') continue
    const level = ({ sound }: CurvePoint) => sound.reduce((sum, one) => sum + 10 ** (one / 10), 0)
    expect(level(model.curve[0] as CurvePoint)).toBeGreaterThan(level(bestOf(model)))
  }
})

test('is what the maker writes', () => {
  const made = families.map((family) => ({
    slug: family.slug,
    models: family.sizes.map((size) => modelOf(family, size)),
  }))
  for (const { slug, models } of made)
    expect(products.find((product) => product.slug === slug)?.models).toEqual(models)
})
