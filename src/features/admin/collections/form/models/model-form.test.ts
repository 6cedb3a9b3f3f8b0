import { expect, test } from 'vitest'
import { products } from '#sample/content/products.ts'
import { testFan } from '#tests/support/test-fan.ts'
import { modelDifferences } from './model-differences.ts'
import { modelFaults } from './model-faults.ts'
import { emptyModel, modelsIn, modelToTexts, textsToModel } from './model-form.ts'

const texts = modelToTexts(testFan('A-400'))

test('a model goes through the form unchanged', () => {
  const models = products.flatMap((product) => product.models)
  expect(models.map(modelToTexts).map(textsToModel)).toEqual(models)
})

// MODEL-9
test('an efficiency that is left empty is worked out, and rows that are not used are left out', () => {
  const curve = texts.curve.map((point) => point.with(3, ''))
  const typed = { ...texts, curve: [...curve, ...emptyModel(2).curve] }
  expect(textsToModel(typed)).toEqual(testFan('A-400'))
  expect(modelFaults([typed], 'en', true)[0]).toEqual(new Map())
})

// MODEL-9
test('a percent sign stands at an efficiency alone', () => {
  const withCell = (column: number, text: string) => ({
    ...texts,
    curve: texts.curve.with(1, texts.curve[1]?.with(column, text) ?? []),
  })
  const efficiency = texts.curve[1]?.[3] ?? ''
  expect(textsToModel(withCell(3, `${efficiency}%`))).toEqual(testFan('A-400'))
  expect(modelFaults([withCell(1, '130%')], 'en', true)[0]?.size).toBe(1)
})

// MODEL-4
test('a direct drive has the speeds of its motor, whatever was typed before', () => {
  expect(textsToModel({ ...texts, slowest: '700', fastest: '' })).toEqual(testFan('A-400'))
  const both = textsToModel({ ...texts, supply: [50, 60] })
  expect(both).toMatchObject({ speed: 1450, speeds: { minimum: 1450, maximum: 1740 } })
  const belt = textsToModel({ ...texts, drive: 'belt', slowest: '٧٠٠', fastest: '1500' })
  expect(belt).toMatchObject({ speeds: { minimum: 700, maximum: 1500 } })
})

test('a draft from before there were models has none', () => {
  expect(modelsIn(undefined)).toEqual([])
})

test('a draft from before a text came has it empty', () => {
  const { thrust: _later, ...earlier } = texts
  expect(modelsIn([earlier]).map(textsToModel)).toEqual([testFan('A-400')])
})

// MODEL-5
test('names faults at their places, and what is missing only once the form was to be saved', () => {
  const model = {
    ...texts,
    code: '',
    curve: texts.curve.with(2, texts.curve[2]?.with(1, '-3') ?? []),
  }
  const fault = 'Model 1, point 3: the pressure must be'
  const strip = (text: string | undefined) =>
    text?.replace(/[\u2068\u2069\u2060]/g, '').replaceAll('\u00a0', ' ')
  const [lenient] = modelFaults([model], 'en', false)
  expect([...(lenient?.keys() ?? [])]).toEqual(['curve.2.1'])
  expect(strip(lenient?.get('curve.2.1'))).toContain(fault)
  expect([...(modelFaults([model], 'en', true)[0]?.keys() ?? [])]).toEqual(['code', 'curve.2.1'])
  const [empty] = modelFaults([emptyModel(5)], 'en', false)
  expect(empty?.size).toBe(0)
})

// RECORD-14
test('tells two lists of models apart by model, point and figure', () => {
  const other = modelToTexts(testFan('B-500'))
  const changed = {
    ...texts,
    weight: '25',
    curve: texts.curve.with(1, texts.curve[1]?.with(0, '2100') ?? []),
  }
  expect(modelDifferences([changed], [texts, other])).toEqual([
    { kind: 'value', model: changed, target: { number: 'weight' }, text: '25' },
    { kind: 'value', model: changed, target: { column: 0 }, point: 2, text: '2100' },
    { kind: 'only', model: other, isHere: false },
  ])
  expect(modelDifferences([other, texts], [texts, other])).toEqual([
    { kind: 'order', models: [other, texts] },
  ])
})
