import { expect, test } from 'vitest'
import { selectableFan } from '#tests/support/selectable-fans.ts'
import { prepareModels } from './prepared-model.ts'
import { selectFans } from './select-fans.ts'
import { sortKeys, sortPoints } from './sort-points.ts'

const points = selectFans(
  prepareModels([
    {
      slug: 'fans',
      models: [
        selectableFan('loud', { diameter: 400 }, { power: 0.6, sound: 90 }),
        selectableFan('wasteful', { diameter: 500 }, { power: 1.2, sound: 70 }),
        selectableFan('large', { diameter: 900 }, { power: 0.9, sound: 80 }),
      ],
    },
  ]),
  { airflow: 6200, pressure: 250, altitude: 0, temperature: 20 },
  {
    supply: 50,
    application: 'standard',
    product: undefined,
    maxDiameter: undefined,
    maxSound: undefined,
    maxPower: undefined,
  },
).found

// SELECT-12
test('a model of the class that was asked for fits better than a more efficient one of a higher class', () => {
  const [best, ...others] = points
  if (best === undefined) throw new Error('nothing was found')
  const { prepared } = best
  const smoke = {
    ...best,
    efficiency: best.efficiency + 10,
    prepared: {
      ...prepared,
      model: { ...prepared.model, code: 'smoke', temperatureClass: 'F400' },
    },
  } as const
  const codes = (application: 'standard' | 'F400') =>
    sortPoints([...others, smoke, best], 'fit', application).map(
      (point) => point.prepared.model.code,
    )
  expect(codes('standard').at(-1)).toBe('smoke')
  expect(codes('F400')[0]).toBe('smoke')
})

// SELECT-12
test.each([
  ['fit', ['loud', 'large', 'wasteful']],
  ['efficiency', ['loud', 'large', 'wasteful']],
  ['specificPower', ['loud', 'large', 'wasteful']],
  ['power', ['loud', 'large', 'wasteful']],
  ['sound', ['wasteful', 'large', 'loud']],
  ['diameter', ['loud', 'wasteful', 'large']],
] as const)('by %s the best comes first', (key, codes) => {
  const sorted = sortPoints(points, key, 'standard')
  expect(sorted.map(({ prepared }) => prepared.model.code)).toEqual(codes)
})

// SELECT-12
test('every order is tried above', () => {
  expect(points).toHaveLength(3)
  expect(sortKeys).toHaveLength(6)
})
