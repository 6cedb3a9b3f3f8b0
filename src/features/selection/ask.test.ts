import { describe, expect, it } from 'vitest'
import { readAsk, usualHabits, writeAsk } from './ask.ts'

const american = { airflowUnit: 'cfm', pressureUnit: 'inwg', supply: 60 } as const

describe('the address', () => {
  // SELECT-11
  it('holds everything that is chosen', () => {
    const search = {
      airflow: '12,000',
      pressure: '0.5',
      altitude: '600',
      temperature: '45',
      maxDiameter: '800',
      maxSound: '85',
      maxPower: '7.5',
      airflowUnit: 'ls',
      pressureUnit: 'inwg',
      supply: '60',
      application: 'F400',
      product: 'axial-duct-fan',
      sort: 'sound',
      compare: 'A-1,B-2',
      sheet: 'A-1',
    }
    expect(writeAsk(readAsk(search, usualHabits))).toEqual(search)
  })

  // SELECT-11
  it('leaves out what it does not understand', () => {
    const search = {
      airflowUnit: 'furlongs',
      supply: '400',
      application: '__proto__',
      sort: 'price',
      compare: ',,A,A,B,C,D,E,',
      other: 'thing',
    }
    expect(writeAsk(readAsk(search, usualHabits))).toEqual({
      airflowUnit: 'm3h',
      pressureUnit: 'Pa',
      supply: '50',
      compare: 'A,B,C,D',
    })
  })

  // SELECT-11
  it('cuts what is too long to be passed on', () => {
    const ask = readAsk({ airflow: '1'.repeat(5000), product: 'x'.repeat(5000) }, usualHabits)
    expect(ask.airflow).toHaveLength(24)
    expect(ask.product).toHaveLength(80)
  })

  // SELECT-15
  it('comes before what the device remembers, which comes before what is usual', () => {
    expect(readAsk({}, american)).toMatchObject(american)
    expect(readAsk({ airflowUnit: 'm3s', supply: '50' }, american)).toMatchObject({
      airflowUnit: 'm3s',
      pressureUnit: 'inwg',
      supply: 50,
    })
  })

  // SELECT-11
  it('that is shared says the units, also where they are those of the device', () => {
    expect(writeAsk(readAsk({ airflow: '5000' }, american))).toMatchObject({
      airflowUnit: 'cfm',
      pressureUnit: 'inwg',
      supply: '60',
    })
  })
})
