import { describe, expect, it } from 'vitest'
import { type Ask, readAsk, usualHabits } from './ask.ts'
import { boundsOf, judgeAsk } from './judge-ask.ts'

const ask = (changes: Partial<Ask> = {}): Ask => ({
  ...readAsk({ airflow: '9000', pressure: '250' }, usualHabits),
  ...changes,
})

describe('what is asked', () => {
  // SELECT-1, SELECT-2
  it('is read in its units, with standard air unless told', () => {
    const { asked, faults } = judgeAsk(
      ask({ airflow: '2.5', airflowUnit: 'm3s', pressure: '1', pressureUnit: 'inwg' }),
    )
    expect(faults).toEqual({})
    expect(asked?.duty).toEqual({
      airflow: 9000,
      pressure: expect.closeTo(249.0889, 4) as number,
      altitude: 0,
      temperature: 20,
    })
    expect(asked?.limits).toMatchObject({
      supply: 50,
      application: 'standard',
      maxSound: undefined,
    })
  })

  // SELECT-10
  it.each([
    ['no number', { airflow: 'many' }, { airflow: { kind: 'number' } }],
    [
      'negative',
      { airflow: '-100' },
      { airflow: { kind: 'range', minimum: 10, maximum: 2_000_000 } },
    ],
    [
      'absurd',
      { pressure: '1000000' },
      { pressure: { kind: 'range', minimum: 0, maximum: 30_000 } },
    ],
    [
      'on the moon',
      { altitude: '384000000' },
      { altitude: { kind: 'range', minimum: -400, maximum: 5000 } },
    ],
    [
      'frozen',
      { temperature: '-273.15' },
      { temperature: { kind: 'range', minimum: -40, maximum: 60 } },
    ],
    [
      'too small to be a fan',
      { maxDiameter: '1' },
      { maxDiameter: { kind: 'range', minimum: 100, maximum: 5000 } },
    ],
    [
      'beyond all numbers',
      { airflow: '9'.repeat(400) },
      { airflow: { kind: 'range', minimum: 10, maximum: 2_000_000 } },
    ],
  ])('that is %s is named at its field, and nothing is looked for', (_name, changes, faults) => {
    const judgement = judgeAsk(ask(changes))
    expect(judgement.faults).toEqual(faults)
    expect(judgement.asked).toBeUndefined()
  })

  // SELECT-10
  it('that overflows its unit is told the bounds in that unit', () => {
    const { faults } = judgeAsk(ask({ airflow: '9000', airflowUnit: 'm3s' }))
    expect(faults.airflow).toEqual({ kind: 'range', minimum: 0.00278, maximum: 555 })
    expect(boundsOf('airflow', ask({ airflowUnit: 'cfm' }))).toEqual({
      minimum: 5.89,
      maximum: 1_170_000,
    })
    expect(boundsOf('pressure', ask({ pressureUnit: 'inwg' }))).toEqual({
      minimum: 0,
      maximum: 120,
    })
  })

  // SELECT-10
  it('may be at a bound that was told, in each unit', () => {
    for (const airflowUnit of ['m3h', 'm3s', 'ls', 'cfm'] as const)
      for (const bound of Object.values(boundsOf('airflow', ask({ airflowUnit }))))
        expect(judgeAsk(ask({ airflowUnit, airflow: String(bound) })).faults).toEqual({})
  })

  // SELECT-10
  it('as hot air is refused for ordinary fans, and taken for smoke fans', () => {
    expect(judgeAsk(ask({ temperature: '300' })).faults).toHaveProperty('temperature')
    expect(judgeAsk(ask({ temperature: '300', application: 'F300' })).faults).toEqual({})
  })

  // SELECT-1
  it('lacks a point until both of its figures are there', () => {
    expect(judgeAsk(ask({ pressure: '' })).faults).toEqual({ pressure: { kind: 'missing' } })
    expect(judgeAsk(ask({ pressure: '0' })).faults).toEqual({})
  })
})
