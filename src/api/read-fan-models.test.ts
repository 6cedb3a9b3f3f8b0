import { expect, test } from 'vitest'
import { testFan } from '#tests/support/test-fan.ts'
import { readProductModels } from './read-fan-models.ts'

const fan = testFan('A-400')

test('reads the models of a product as the API gives them', () => {
  expect(readProductModels({ slug: 'axial', models: [fan] })).toEqual({
    slug: 'axial',
    models: [fan],
  })
})

// MODEL-7
test('leaves out what cannot be read, and takes numbers that are texts', () => {
  const read = readProductModels({
    slug: 'axial',
    models: [
      {
        ...fan,
        diameter: '٤٠٠',
        drive: 'steam',
        supply: [50, 16],
        speeds: undefined,
        dimensions: { A: 450, Z: 3, B: 'wide' },
        curve: [
          { ...fan.curve[1], sound: [70] },
          'nothing',
          { ...fan.curve[2], power: 0 },
          fan.curve[0],
        ],
      },
      { ...fan, code: '' },
      { ...fan, curve: [] },
      'nothing',
    ],
  })
  expect(read?.models).toEqual([
    {
      ...fan,
      dimensions: { A: 450 },
      curve: [fan.curve[0], { ...fan.curve[1], sound: [70, 0, 0, 0, 0, 0, 0, 0] }],
    },
  ])
})

// MODEL-7
test.each([
  ['no address', { models: [fan] }],
  ['no models', { slug: 'axial', models: [] }],
  ['models that are no list', { slug: 'axial', models: {} }],
])('a product with %s has none', (_what, product) => {
  expect(readProductModels(product)).toBeUndefined()
})
