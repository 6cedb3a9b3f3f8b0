import { z } from 'zod/mini'
import { oneLine } from '../plain-text.ts'
import type { ValidationCode, ValidationFault } from '../validation-texts.ts'
import { modelFaults } from './check-model.ts'
import { fanLimits } from './fan-limits.ts'
import {
  type DrawingMeasure,
  fanDrives,
  type FanModel,
  supplyFrequencies,
  temperatureClasses,
} from './fan-model.ts'
import { fanModelSchema } from './fan-model-schema.ts'

interface Issue {
  path?: PropertyKey[] | undefined
  params?: Record<string, unknown> | undefined
}

/**
 * A fault with the places that its text names, both counted from 1: of the model in the list, and of the point in its
 * curve.
 */
function faultAt(
  code: ValidationCode,
  path: readonly PropertyKey[],
  expected = '',
): ValidationFault {
  const [model, point] = path.filter((part) => typeof part === 'number').map((index) => index + 1)
  return `${code}:${[model ?? '', point ?? '', expected].join('|')}`
}

const named = (code: ValidationCode) => ({
  error: ({ path = [] }: Issue) => faultAt(code, path),
})
const namedAndLast = (code: ValidationCode) => ({ ...named(code), abort: true })

/** A number within bounds; one text tells all that can be wrong with it. */
const number = (code: ValidationCode, minimum: number, maximum: number) =>
  z
    .number(named(code))
    .check(z.minimum(minimum, namedAndLast(code)), z.maximum(maximum, namedAndLast(code)))

const positive = (code: ValidationCode, maximum: number) =>
  z
    .number(named(code))
    .check(z.positive(namedAndLast(code)), z.maximum(maximum, namedAndLast(code)))

const level = number('fan.sound', 0, fanLimits.sound)

const point = z.strictObject({
  airflow: number('fan.airflow', 0, fanLimits.airflow),
  pressure: positive('fan.pressure', fanLimits.pressure),
  power: positive('fan.power', fanLimits.power),
  efficiency: number('fan.efficiency', 0, 100),
  sound: z.tuple([level, level, level, level, level, level, level, level], named('fan.sound')),
})

const speed = number('fan.speed', fanLimits.speed.minimum, fanLimits.speed.maximum)
const measure = z.exactOptional(positive('fan.dimension', fanLimits.dimension))

/** Tells how the figures of a model contradict one another. */
const consistent = z.check<FanModel>(
  ({ value, issues }) => {
    for (const { path, code, expected } of modelFaults(value))
      issues.push({
        code: 'custom',
        input: value,
        path,
        params: { code, expected },
        inst: consistent,
        continue: true,
      })
  },
  {
    error: ({ path = [], params }: Issue) =>
      faultAt(params?.['code'] as ValidationCode, path, params?.['expected'] as string | undefined),
  },
)

const model = z
  .strictObject({
    code: z
      .string(named('fan.code'))
      .check(
        z.overwrite(oneLine),
        z.trim(),
        z.minLength(1, namedAndLast('fan.code')),
        z.maxLength(fanLimits.code, namedAndLast('fan.code')),
      ),
    diameter: number('fan.diameter', fanLimits.diameter.minimum, fanLimits.diameter.maximum),
    speed,
    speeds: z.strictObject({ minimum: speed, maximum: speed }),
    drive: z.enum(fanDrives, named('fan.drive')),
    supply: z.array(z.literal(supplyFrequencies, named('fan.supply'))).check(
      z.overwrite((supply) => supplyFrequencies.filter((one) => supply.includes(one))),
      z.minLength(1, namedAndLast('fan.supply')),
    ),
    motorPower: positive('fan.motorPower', fanLimits.motorPower),
    temperatureClass: z.enum(temperatureClasses, named('fan.temperatureClass')),
    thrust: z.exactOptional(positive('fan.thrust', fanLimits.thrust)),
    weight: positive('fan.weight', fanLimits.weight),
    curve: z
      .array(point)
      .check(
        z.minLength(fanLimits.fewestPoints, namedAndLast('fan.points.few')),
        z.maxLength(fanLimits.points, namedAndLast('fan.points.many')),
      ),
    dimensions: z.strictObject({
      A: measure,
      B: measure,
      C: measure,
      D: measure,
      E: measure,
      F: measure,
    } satisfies Record<DrawingMeasure, unknown>),
  })
  .check(consistent)

/** Two models of a product with one code; letter case does not tell them apart. */
const differentCodes = z.check<{ code: string }[]>(({ value, issues }) => {
  const codes = value.map(({ code }) => code.toLowerCase())
  codes.forEach((code, index) => {
    if (codes.indexOf(code) < index)
      issues.push({
        code: 'custom',
        input: value,
        path: [index, 'code'],
        inst: differentCodes,
        continue: true,
      })
  })
}, named('fan.code.taken'))

/** The models of a product, as staff enter them. */
export const fanModelsField = {
  /** Left out, they stay as they are: a back office that is still of an earlier version loses nothing. */
  input: z.optional(
    z
      .array(model)
      .check(z.maxLength(fanLimits.models, namedAndLast('fan.models.many')), differentCodes),
  ),
  /** Data that was kept by an earlier version has none. */
  output: z._default(z.array(fanModelSchema), []),
}
