import { describe, expect, it } from 'vitest'
import { densityRatio } from '#contract/fans/air-density.ts'
import { airPower } from '#contract/fans/fan-power.ts'
import { systemConstant } from '#contract/fans/system-line.ts'
import { parabolaCrossing, selectableFan, testCurve } from '#tests/support/selectable-fans.ts'
import type { Duty, Limits } from './duty.ts'
import { prepareModels } from './prepared-model.ts'
import { selectFans, type Selection } from './select-fans.ts'
import { soundBands } from './working-point.ts'

const open: Limits = {
  supply: 50,
  application: 'standard',
  product: undefined,
  maxDiameter: undefined,
  maxSound: undefined,
  maxPower: undefined,
}
const duty: Duty = { airflow: 7000, pressure: 250, altitude: 0, temperature: 20 }

const select = (
  models: Parameters<typeof selectableFan>[],
  point: Partial<Duty> = {},
  limits: Partial<Limits> = {},
): Selection =>
  selectFans(
    prepareModels([{ slug: 'fans', models: models.map((each) => selectableFan(...each)) }]),
    { ...duty, ...point },
    { ...open, ...limits },
  )

const only = ({ found }: Selection) => {
  const [point] = found
  if (point === undefined) throw new Error('Nothing was found')
  return point
}

const faultsOf = ({ nearest }: Selection) => nearest[0]?.faults.map(({ kind }) => kind)

describe('a model with direct drive', () => {
  // SELECT-7, SELECT-8
  it('works where its curve crosses the system line', () => {
    const point = only(select([['A']]))
    const exact = parabolaCrossing(testCurve, systemConstant(7000, 250))
    expect(point.airflow / exact).toBeCloseTo(1, 3)
    expect(point.pressure / (250 * (exact / 7000) ** 2)).toBeCloseTo(1, 3)
    expect(point.speed).toBe(1450)
  })

  // SELECT-7
  it.each([
    ['2.4% too little', 0.976, 'found'],
    ['2.6% too little', 0.974, 'tooLittle'],
    ['9.9% too much', 1.099, 'found'],
    ['10.1% too much', 1.101, 'tooMuch'],
  ])('that gives %s', (_name, part, outcome) => {
    // The point that lies on the same line, with the airflow that makes the fan's that part of it.
    const exact = only(select([['A']])).airflow
    const airflow = exact / part
    const selection = select([['A']], { airflow, pressure: 250 * (airflow / 7000) ** 2 })
    expect(faultsOf(selection)?.[0] ?? 'found').toBe(outcome)
  })

  // SELECT-6; the fan laws: at 1.2 times the speed it gives 1.2 times the airflow, and takes 1.728 times the power.
  it('runs 1.2 times as fast at 60 Hz, where it may', () => {
    const fast = { supply: [50, 60] as (50 | 60)[], speeds: { minimum: 1450, maximum: 1740 } }
    const at50 = only(select([['A', { ...fast, motorPower: 5 }]]))
    const at60 = only(
      select([['A', { ...fast, motorPower: 5 }]], { airflow: 8400, pressure: 360 }, { supply: 60 }),
    )
    expect(at60.speed).toBe(1740)
    expect(at60.airflow / at50.airflow).toBeCloseTo(1.2, 6)
    expect(at60.pressure / at50.pressure).toBeCloseTo(1.44, 6)
    expect(at60.power / at50.power).toBeCloseTo(1.728, 6)
    expect(at60.sound - at50.sound).toBeCloseTo(50 * Math.log10(1.2), 6)
  })

  // SELECT-6
  it('does not run faster than its bounds, nor on a supply that it is not built for', () => {
    const point = { airflow: 8400, pressure: 360 }
    expect(faultsOf(select([['A', { supply: [50, 60] }]], point, { supply: 60 }))).toContain(
      'tooFast',
    )
    expect(faultsOf(select([['A']], point, { supply: 60 }))).toContain('supply')
  })

  // SELECT-6
  it('that is built for 60 Hz alone was tested at 60 Hz', () => {
    expect(only(select([['A', { supply: [60] }]], {}, { supply: 60 })).speed).toBe(1450)
  })
})

describe('a model with a belt or an inverter', () => {
  const variable = { drive: 'belt', speeds: { minimum: 700, maximum: 1800 } } as const

  // SELECT-6; the fan laws
  it('runs at the speed that meets the point exactly', () => {
    const point = only(select([['A', variable]], { airflow: 5000, pressure: 200 }))
    expect(point.airflow).toBeCloseTo(5000, 6)
    expect(point.pressure).toBeCloseTo(200, 6)
    const crossing = parabolaCrossing(testCurve, systemConstant(5000, 200))
    expect(point.speed / ((1450 * 5000) / crossing)).toBeCloseTo(1, 3)
    expect(point.power).toBeCloseTo((point.speed / 1450) ** 3, 6)
  })

  // SELECT-6, SELECT-9
  it('keeps within its speeds', () => {
    const tooFast = select([['A', variable]], { airflow: 9500, pressure: 600 })
    expect(faultsOf(tooFast)).toContain('tooFast')
    const tooSlow = select([['A', variable]], { airflow: 2000, pressure: 25 })
    expect(faultsOf(tooSlow)).toEqual(['tooSlow'])
  })
})

describe('the air', () => {
  // SELECT-3, SELECT-4
  it('that is thinner takes pressure and power in the same part', () => {
    const air = { altitude: 2000, temperature: 40 }
    const density = densityRatio(2000, 40)
    const standard = only(select([['A']]))
    const thin = only(select([['A']], { ...air, pressure: 250 * density }))
    expect(thin.airflow).toBeCloseTo(standard.airflow, 6)
    expect(thin.pressure / standard.pressure).toBeCloseTo(density, 6)
    expect(thin.power / standard.power).toBeCloseTo(density, 6)
    expect(thin.sound - standard.sound).toBeCloseTo(20 * Math.log10(density), 6)
    expect(thin.efficiency).toBeCloseTo(standard.efficiency, 6)
  })
})

describe('a working point', () => {
  // SELECT-5
  it('tells efficiency, reserve, sound and specific power', () => {
    const point = only(select([['A']]))
    expect(point.power).toBe(1)
    expect(point.efficiency).toBeCloseTo(100 * airPower(point.airflow, point.pressure), 6)
    expect([point.motor, point.reserve]).toEqual([1.1, expect.closeTo(10, 6)])
    // Eight bands of 80 dB are 10 lg 4.997 more by the weights of IEC 61672-1.
    expect(point.sound).toBeCloseTo(86.99, 2)
    // 1 kW at a motor of 84.1 %, for each m³/s.
    expect(point.specificPower).toBeCloseTo(1000 / 0.841 / (point.airflow / 3600), 3)
    expect(soundBands(point).map((level) => Math.round(level))).toEqual(Array(8).fill(80))
  })

  // SELECT-19: at half the speed it takes an eighth of 1 kW.
  it('has the smallest motor that is enough at its speed, and none that the catalogue does not go up to', () => {
    const belt = { drive: 'belt', speeds: { minimum: 700, maximum: 1450 } } as const
    const slow = only(select([['A', belt]], { airflow: 3500, pressure: 62.5 }))
    expect(slow.speed).toBeLessThan(750)
    expect(slow.motor).toBe(0.18)
    expect(only(select([['A', { motorPower: 1.05 }]])).motor).toBe(1.05)
  })

  // SELECT-19
  it('has a motor that bears a start in cold air', () => {
    const hot = { airflow: 7000, pressure: 250 * densityRatio(0, 200), temperature: 200 }
    const point = only(
      select([['A', { temperatureClass: 'hot-200' }]], hot, { application: 'hot-200' }),
    )
    expect(point.power).toBeLessThan(0.7)
    expect(point.motor).toBe(1.1)
  })

  // SELECT-19: what it takes in its stall, it never takes for long.
  it('has a motor for its steady part', () => {
    const { curve, ...model } = selectableFan('A')
    const stalling = curve.map((point) => ({
      ...point,
      ...(point.airflow < 4000 && { power: 1.4 }),
      ...(point.airflow === 4000 && { pressure: 340 }),
    }))
    const models = prepareModels([{ slug: 'fans', models: [{ ...model, curve: stalling }] }])
    expect(only(selectFans(models, duty, open)).motor).toBe(1.1)
  })

  // SELECT-8: the highest pressure of an axial fan is that of its closed end, left of its stall.
  it('is not in the dip of a curve', () => {
    const model = selectableFan('A')
    const curve = model.curve.map((point) =>
      point.airflow === 4000 ? { ...point, pressure: 340 } : point,
    )
    const models = prepareModels([{ slug: 'fans', models: [{ ...model, curve }] }])
    const atTop = curve.find(({ airflow }) => airflow === 5000)?.pressure ?? 0
    expect(faultsOf(selectFans(models, { ...duty, airflow: 4000, pressure: 340 }, open))).toEqual([
      'stall',
    ])
    expect(
      selectFans(models, { ...duty, airflow: 5000, pressure: atTop }, open).found,
    ).toHaveLength(1)
  })

  // SELECT-18
  it('is none for a fan that blows free', () => {
    const models = prepareModels([
      { slug: 'fans', models: [selectableFan('A'), selectableFan('jet', { thrust: 300 })] },
    ])
    expect(models.map(({ model }) => model.code)).toEqual(['A'])
  })

  // SELECT-8
  it('is not below the airflow of the highest pressure', () => {
    const model = selectableFan('A')
    // The pressure rises up to 4000 m³/h.
    const curve = model.curve.map((point) =>
      point.airflow < 4000 ? { ...point, pressure: 300 + point.airflow / 40 } : point,
    )
    const models = prepareModels([{ slug: 'fans', models: [{ ...model, curve }] }])
    const low = selectFans(models, { ...duty, airflow: 3000, pressure: 375 }, open)
    expect(faultsOf(low)).toEqual(['stall'])
    expect(selectFans(models, { ...duty, airflow: 4100, pressure: 415 }, open).found).toHaveLength(
      1,
    )
  })

  // SELECT-8
  it('is on the curve, which may end before the system line comes to it', () => {
    const model = selectableFan('A')
    const models = prepareModels([
      { slug: 'fans', models: [{ ...model, curve: model.curve.slice(3, 9) }] },
    ])
    expect(faultsOf(selectFans(models, { ...duty, airflow: 1000, pressure: 450 }, open))).toContain(
      'before',
    )
    expect(faultsOf(selectFans(models, { ...duty, airflow: 9900, pressure: 5 }, open))).toContain(
      'beyond',
    )
  })

  // SELECT-8
  it('does not overload the motor', () => {
    expect(faultsOf(select([['A', { motorPower: 0.75 }]]))).toEqual(['motor'])
  })

  // SELECT-8
  it('without pressure is at the open end of the curve', () => {
    const point = only(select([['A']], { airflow: 9900, pressure: 0 }))
    expect(point.airflow).toBeCloseTo(10_000, 6)
    expect(point.efficiency).toBe(0)
  })
})

describe('limits', () => {
  // SELECT-1, SELECT-9
  it.each([
    ['diameter', { maxDiameter: 500 }],
    ['sound', { maxSound: 80 }],
    ['power', { maxPower: 0.75 }],
    ['application', { application: 'F300' }],
    ['supply', { supply: 60 }],
  ] as const)('of %s rule a model out, with the reason', (kind, limits) => {
    const selection = select([['A']], {}, limits)
    expect(selection.found).toEqual([])
    expect(faultsOf(selection)).toContain(kind)
  })

  // SELECT-1
  it('that a model keeps to leave it in', () => {
    const limits = { maxDiameter: 630, maxSound: 90, maxPower: 1.1 }
    expect(select([['A']], {}, limits).found).toHaveLength(1)
  })

  // SELECT-1
  it('let smoke fans serve other applications, and not the other way round', () => {
    const smoke = ['A', { temperatureClass: 'F400' }] as const
    expect(select([[...smoke]], {}, { application: 'F300' }).found).toHaveLength(1)
    expect(select([[...smoke]]).found).toHaveLength(1)
    expect(select([[...smoke]], {}, { application: 'hot-200' }).found).toEqual([])
  })

  // SELECT-1
  it('of one product leave the others unseen', () => {
    const models = prepareModels([
      { slug: 'one', models: [selectableFan('A')] },
      { slug: 'two', models: [selectableFan('B'), selectableFan('C')] },
    ])
    const selection = selectFans(models, duty, { ...open, product: 'two' })
    expect(selection.found.map(({ prepared }) => prepared.model.code)).toEqual(['B', 'C'])
    expect(selection.lookedAt).toBe(2)
  })
})

describe('a point that nothing meets', () => {
  // SELECT-9
  it('gets the nearest models, the nearest first, with every reason', () => {
    const sizes = [8000, 5000, 6500, 2000, 3000, 4000, 1000].map(
      (open_): Parameters<typeof selectableFan> => [String(open_), {}, { open: open_ }],
    )
    const selection = select(sizes, {}, { maxDiameter: 500 })
    expect(selection.found).toEqual([])
    expect(selection.nearest.map(({ point }) => point.prepared.model.code)).toEqual([
      '8000',
      '6500',
      '5000',
      '4000',
      '3000',
    ])
    expect(faultsOf(selection)).toEqual(['tooLittle', 'diameter'])
    const [fault] = selection.nearest[0]?.faults ?? []
    expect(fault).toMatchObject({ kind: 'tooLittle', percent: expect.closeTo(11.1, 1) as number })
  })

  // SELECT-9
  it('gets none where no model is known', () => {
    expect(select([])).toEqual({
      found: [],
      nearest: [],
      others: [],
      lookedAt: 0,
      workedOut: 0,
    })
  })

  // SELECT-9
  it('has no nearest ones beside those that meet it', () => {
    expect(select([['A'], ['B', {}, { open: 5000 }]]).nearest).toEqual([])
  })
})

describe('products beside those that meet a point', () => {
  const product = (slug: string, ...models: Parameters<typeof selectableFan>[]) => ({
    slug,
    models: models.map((each) => selectableFan(...each)),
  })

  // SELECT-9
  it('are told by the nearest model of each, the nearest first, with every reason once', () => {
    const models = prepareModels([
      product('far', ['2000', {}, { open: 2000 }], ['3000', {}, { open: 3000 }]),
      product('meets', ['A'], ['4000', {}, { open: 4000 }]),
      product('weak', ['motor', { motorPower: 0.75 }]),
    ])
    const { found, nearest, others } = selectFans(models, duty, open)
    expect([found.map(({ prepared }) => prepared.model.code), nearest]).toEqual([['A'], []])
    expect(
      others.map(({ point, faults }) => [
        point.prepared.model.code,
        ...faults.map(({ kind }) => kind),
      ]),
    ).toEqual([
      ['motor', 'motor'],
      ['3000', 'tooLittle'],
    ])
  })

  // SELECT-9
  it('are none where one product alone is looked at', () => {
    const models = prepareModels([
      product('meets', ['A']),
      product('weak', ['B', {}, { open: 2000 }]),
    ])
    expect(selectFans(models, duty, { ...open, product: 'meets' }).others).toEqual([])
  })
})

describe('curves of any shape', () => {
  // SELECT-8
  it.each([
    ['of one point', selectableFan('A').curve.slice(0, 1)],
    ['without points', []],
    ['without pressure', selectableFan('A').curve.map((point) => ({ ...point, pressure: 0 }))],
  ])('%s are left out', (_name, curve) => {
    const models = prepareModels([{ slug: 'fans', models: [selectableFan('A', { curve })] }])
    expect(models).toEqual([])
  })

  // SELECT-16
  it('are each looked at in as many steps as halving its points takes', () => {
    const [prepared] = prepareModels([{ slug: 'fans', models: [selectableFan('A')] }])
    if (prepared === undefined) throw new Error('A curve was left out')
    let reads = 0
    const constants = new Proxy(prepared.constants, {
      get: (target, name) => {
        if (typeof name === 'string' && /^\d+$/.test(name)) reads += 1
        return Reflect.get(target, name, target) as unknown
      },
    })
    selectFans([{ ...prepared, constants }], duty, open)
    expect(prepared.constants).toHaveLength(41)
    // The two ends, and at most 6 of the 41 points between them.
    expect(reads).toBeLessThanOrEqual(8)
  })
})
