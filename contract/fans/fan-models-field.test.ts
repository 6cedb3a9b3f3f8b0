import { describe, expect, test } from 'vitest'
import { safeParse } from 'zod/v4/core'
import { testFan, testPoint } from '#tests/support/test-fan.ts'
import { languages } from '../locale.ts'
import { isValidationFault, validationText } from '../validation-texts.ts'
import type { CurvePoint, FanModel } from './fan-model.ts'
import { fanModelsField } from './fan-models-field.ts'

const good = testFan('A-400')

/** The faults of these models, in English, without the marks that isolate what is named. */
function faultsOf(models: unknown): string[] {
  const issues = safeParse(fanModelsField.input, models).error?.issues ?? []
  return issues.map(({ message }) => {
    if (!isValidationFault(message)) throw new Error(`${message} is no fault of the contract`)
    for (const language of languages)
      expect(validationText(language, message)).not.toMatch(/\{|\u2068\u2069/)
    return validationText('en', message).replace(/[\u2068\u2069]/g, '')
  })
}

const withCurve = (change: (curve: CurvePoint[]) => CurvePoint[]) => [
  testFan('Z-1'),
  { ...good, curve: change(good.curve) },
]
/** The curve with another figure at one point; the efficiency is what it was. */
const withPoint = (index: number, figures: Record<string, unknown>) =>
  withCurve((curve) => curve.map((point, at) => (at === index ? { ...point, ...figures } : point)))
const withModel = (changes: Record<string, unknown>) => [{ ...good, ...changes }]

test('models that no rule complains of are taken as they are; left out, they stay', () => {
  expect(safeParse(fanModelsField.input, [good]).data).toEqual([good])
  expect(safeParse(fanModelsField.input, undefined).success).toBe(true)
  const [both] = withModel({ supply: [50, 60], speeds: { minimum: 1450, maximum: 1740 } })
  expect(safeParse(fanModelsField.input, [both]).data).toEqual([both])
})

// MODEL-3
test('a rise with two equal figures in it is one rise', () => {
  const rounded = withCurve(([first, ...rest]) => [
    testPoint(400, 130, 0.28),
    testPoint(600, 145, 0.29),
    testPoint(800, 145, 0.3),
    first as CurvePoint,
    ...rest.slice(3),
  ])
  expect(faultsOf(rounded)).toEqual([])
})

// MODEL-3
test('equal figures do not make two small rises of one that is too great', () => {
  const steep = withCurve(([first, ...rest]) => [
    testPoint(400, 80, 0.28),
    testPoint(600, 125, 0.29),
    testPoint(800, 125, 0.3),
    first as CurvePoint,
    ...rest.slice(3),
  ])
  expect(faultsOf(steep)).toEqual([
    expect.stringContaining('Model 2, point 4: the pressure rises by more'),
  ])
})

// MODEL-1
test('a code that was pasted is one line', () => {
  const [pasted] = safeParse(fanModelsField.input, withModel({ code: 'A\n400\t(EX)' })).data ?? []
  expect(pasted?.code).toBe('A 400 (EX)')
})

// MODEL-2, MODEL-4, MODEL-5
describe('names the model and the point of', () => {
  test.each<[string, unknown, string]>([
    ['no code', withModel({ code: '  ' }), 'Model 1: the model code is required'],
    [
      'a code that is taken',
      [good, testFan('a-400')],
      'Model 2: another model has this model code',
    ],
    ['a diameter in metres', withModel({ diameter: 0.4 }), 'Model 1: the impeller diameter'],
    ['a speed that is none', withModel({ speed: 'fast' }), 'Model 1: the speed must be'],
    [
      'a tested speed outside of the bounds',
      withModel({ drive: 'belt', speeds: { minimum: 1500, maximum: 1600 } }),
      'Model 1: the tested speed must lie between',
    ],
    [
      'a direct drive with several speeds',
      withModel({ speeds: { minimum: 900, maximum: 1450 } }),
      'Model 1: a fan with direct drive turns as fast as its motor',
    ],
    [
      'a direct drive for 50 and 60 Hz that does not turn faster',
      withModel({ supply: [50, 60], speeds: { minimum: 1450, maximum: 1450 } }),
      'for 50 and 60 Hz, enter a highest speed of 1.2 times the lowest',
    ],
    ['a thrust of 0', withModel({ thrust: 0 }), 'Model 1: the thrust must be'],
    ['no supply', withModel({ supply: [] }), 'Model 1: please choose at least one frequency'],
    [
      'a motor that is too weak',
      withModel({ motorPower: 0.25 }),
      'Model 1: the motor power is less than the greatest shaft power of the curve, 0.31 kW. Choose a larger motor or check the curve',
    ],
    ['a dimension of 0', withModel({ dimensions: { A: 0 } }), 'Model 1: each dimension must be'],
    ['two points', withCurve((curve) => curve.slice(0, 2)), 'Model 2: a curve needs at least 5'],
    [
      '31 points',
      withCurve(() => Array.from({ length: 31 }, (_, at) => testPoint(at * 100, 200 - at, 0.3))),
      'Model 2: the curve has too many points',
    ],
    [
      'points out of order',
      withCurve(([first, second, ...rest]) => [second, first, ...rest] as CurvePoint[]),
      'Model 2, point 2: the airflow must be greater',
    ],
    [
      'the same airflow twice',
      withCurve(([first, ...rest]) => [first, first, ...rest] as CurvePoint[]),
      'Model 2, point 2: the airflow must be greater',
    ],
    [
      'a negative pressure',
      withPoint(3, { pressure: -120 }),
      'Model 2, point 4: the pressure must',
    ],
    ['a power of 0', withPoint(5, { power: 0 }), 'Model 2, point 6: the shaft power must be'],
    [
      'no figure',
      withPoint(1, { airflow: null }),
      'Model 2, point 2: the airflow must be a number',
    ],
    ['an efficiency of 120', withPoint(2, { efficiency: 120 }), 'Model 2, point 3: the efficiency'],
    ['seven bands', withPoint(0, { sound: [1, 2, 3, 4, 5, 6, 7] }), 'Model 2, point 1: the sound'],
    [
      'a level of 151 dB',
      withPoint(0, { sound: [151, 0, 0, 0, 0, 0, 0, 0] }),
      'Model 2, point 1: the sound',
    ],
    [
      'an efficiency of other figures',
      withPoint(3, { efficiency: 50 }),
      'Model 2, point 4: airflow, pressure and power give an efficiency of 46%. Check the four figures, or leave the efficiency empty to have it calculated',
    ],
  ])('%s', (_what, models, fault) => {
    const faults = faultsOf(models)
    expect(faults).toHaveLength(1)
    expect(faults[0]).toContain(fault)
  })
})

// MODEL-3
test.each<[string, number[], string[]]>([
  ['one dip and a fall', [160, 130, 150, 120, 60, 10], []],
  ['a rise from the closed end to the peak', [100, 118, 130, 120, 60, 10], []],
  ['level stretches', [100, 100, 100, 80, 80, 10], []],
  [
    'a rise by more than a stall explains',
    [100, 40, 90, 85, 60, 10],
    [
      'Model 1, point 3: the pressure rises by more than 40% of the curve’s highest pressure. Check the figure',
    ],
  ],
  [
    'two rises',
    [160, 130, 150, 120, 130, 10],
    [
      'Model 1, point 5: the pressure rises a second time. A curve may rise once only, then falls to its end',
    ],
  ],
  [
    'a rise at the open end',
    [160, 150, 120, 60, 10, 90],
    [
      'Model 1, point 6: the pressure rises by more than 40% of the curve’s highest pressure. Check the figure',
    ],
  ],
])('takes or refuses a curve with %s', (_what, pressures, faults) => {
  const curve = pressures.map((pressure, index) => testPoint(1000 * (index + 1), pressure, 0.3))
  expect(faultsOf(withModel({ curve }))).toEqual(faults)
})

/** All points with figures in another unit. */
const inOtherUnit = (figures: (point: CurvePoint) => Partial<CurvePoint>) =>
  withCurve((curve) => curve.map((point) => ({ ...point, ...figures(point) })))

// MODEL-5
test.each<[string, (point: CurvePoint) => Partial<CurvePoint>]>([
  ['the airflow seems to be in m³/s', ({ airflow }) => ({ airflow: airflow / 3600 })],
  ['the airflow seems to be in l/s', ({ airflow }) => ({ airflow: airflow / 3.6 })],
  ['the airflow seems to be in cfm', ({ airflow }) => ({ airflow: airflow / 1.699 })],
  ['the pressure seems to be in kPa', ({ pressure }) => ({ pressure: pressure / 1000 })],
  [
    'the pressure seems to be in inches of water',
    ({ pressure }) => ({ pressure: pressure / 249.09 }),
  ],
  [
    'the pressure seems to be in millimetres of water',
    ({ pressure }) => ({ pressure: pressure / 9.807 }),
  ],
  ['the power seems to be in horsepower', ({ power }) => ({ power: power / 0.7457 })],
  ['the efficiency seems to be a fraction', ({ efficiency }) => ({ efficiency: efficiency / 100 })],
])('says that %s', (told, figures) => {
  const faults = faultsOf(inOtherUnit(figures)).filter((fault) => fault.includes('seems'))
  expect(faults).toHaveLength(good.curve.length)
  expect(faults.every((fault) => fault.includes(told))).toBe(true)
  expect(faults[4]).toMatch(/^Model 2, point 5: /)
})

// MODEL-5
test('says that the power seems to be in watts, where the motor is in watts too', () => {
  const inWatts: FanModel = {
    ...good,
    motorPower: 550,
    curve: good.curve.map((point) => ({ ...point, power: point.power * 1000 })),
  }
  expect(faultsOf([inWatts])).toContain(
    'Model 1, point 1: the power seems to be in watts. Enter it in kW',
  )
})

// MODEL-5
test('says that an airflow is none for its diameter, without an efficiency to go by', () => {
  const tiny = good.curve.map(({ airflow, pressure, power }) =>
    testPoint(airflow / 3600, pressure, power),
  )
  expect(faultsOf(withModel({ curve: tiny }))).toEqual([
    'Model 1, point 6: the airflow is too small for this diameter. If it is in m³/s, enter it in m³/h',
  ])
})

// MODEL-1
test('refuses a 41st model', () => {
  const models = Array.from({ length: 41 }, (_, index) => testFan(`A-${index}`))
  expect(faultsOf(models)).toEqual(['There are too many models (40 at most)'])
})
