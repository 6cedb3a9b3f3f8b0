import { expect, test } from 'vitest'
import { selectableFan } from '#tests/support/selectable-fans.ts'
import { prepareModels } from './prepared-model.ts'
import { remarksOn } from './remarks.ts'
import { selectFans } from './select-fans.ts'

const found = (application: 'standard' | 'F400', changes: Parameters<typeof selectableFan>[1]) => {
  const models = prepareModels([{ slug: 'fans', models: [selectableFan('A', changes)] }])
  const duty = { airflow: 6200, pressure: 250, altitude: 0, temperature: 20 }
  const open = {
    product: undefined,
    maxDiameter: undefined,
    maxSound: undefined,
    maxPower: undefined,
  }
  const [point] = selectFans(models, duty, { ...open, supply: 50, application }).found
  if (point === undefined) throw new Error('nothing was found')
  return remarksOn(point, application)
}

// SELECT-19
test('a smoke fan for ordinary air is remarked on, and not for smoke', () => {
  expect(found('standard', { temperatureClass: 'F400', motorPower: 1.1 })).toEqual(['class'])
  expect(found('F400', { temperatureClass: 'F400', motorPower: 1.1 })).toEqual([])
  expect(found('standard', { motorPower: 1.1 })).toEqual([])
})

// SELECT-19: the curve takes 1 kW at each point, of which a motor of 1.1 kW has a tenth more.
test('a smaller motor than the catalogue lists is told', () => {
  expect(found('standard', { motorPower: 1.1 })).toEqual([])
  expect(found('standard', { motorPower: 1.5 })).toEqual(['motor'])
})
