import { describe, expect, test } from 'vitest'
import { staticEfficiency } from '#contract/fans/air-power.ts'
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

// MODEL-8
describe.each(products.map((product) => [product.slug, product] as const))(
  '%s',
  (_slug, product) => {
    const { models, sizes, airflow, pressure, power } = product

    test('keeps the rules of the contract, with a model for each size', () => {
      expect(safeParse(fanModelsField.input, models).error?.issues ?? []).toEqual([])
      expect(models.map(({ code }) => Number(/\d+/.exec(code)?.[0]))).toEqual(sizes)
    })

    test('lies within its ranges, and these promise no more than the models give', () => {
      const points = models.flatMap(({ curve }) => curve)
      const airflows = greatest(points.map((point) => point.airflow))
      const pressures = greatest(points.map((point) => point.pressure))
      const motors = models.map(({ motorPower }) => motorPower)
      for (const [given, range] of [
        [airflows, airflow],
        [pressures, pressure],
        [greatest(motors), power],
      ] as const) {
        expect(given).toBeLessThanOrEqual(range.maximum)
        expect(given).toBeGreaterThan(0.95 * range.maximum)
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
    test('follows the fan laws from size to size', () => {
      const [first] = models
      for (const model of models) {
        if (first === undefined) throw new Error('there is no model')
        const speeds = model.speed / first.speed
        const diameters = model.diameter / first.diameter
        model.curve.forEach((point, index) => {
          const like = first.curve[index] as CurvePoint
          expect(point.airflow / like.airflow / (speeds * diameters ** 3)).toBeCloseTo(1, 2)
          expect(point.pressure / like.pressure / (speeds ** 2 * diameters ** 2)).toBeCloseTo(1, 2)
          // Larger fans are a little better.
          const power = point.power / like.power / (speeds ** 3 * diameters ** 5)
          expect(power).toBeLessThan(1.01)
          expect(power).toBeGreaterThan(0.85)
        })
      }
    })
  },
)

// MODEL-8
test('every efficiency is within 1% of airflow times pressure over power, and every shaft within its motor', () => {
  expect(all).toHaveLength(51)
  for (const { model } of all)
    for (const { airflow, pressure, power, efficiency } of model.curve) {
      const expected = staticEfficiency(airflow, pressure, power)
      expect(Math.abs(efficiency / expected - 1)).toBeLessThan(0.01)
      expect(power).toBeLessThanOrEqual(model.motorPower)
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
