import {
  type SupplyFrequency,
  supplyFrequencies,
  type TemperatureClass,
  temperatureClasses,
} from '#contract/fans/fan-model.ts'
import {
  type AirflowUnit,
  airflowUnits,
  type PressureUnit,
  pressureUnits,
} from '#contract/fans/flow-units.ts'
import { type SortKey, sortKeys } from './sort-points.ts'

/** The fields in which a figure is typed. */
export const figureFields = [
  'airflow',
  'pressure',
  'altitude',
  'temperature',
  'maxDiameter',
  'maxSound',
  'maxPower',
] as const
export type FigureField = (typeof figureFields)[number]

/** The choices that a device remembers (SELECT-15). */
export interface Habits {
  airflowUnit: AirflowUnit
  pressureUnit: PressureUnit
  supply: SupplyFrequency
}

/** The visitor's question, as it was typed and chosen; the address holds all of it (SELECT-11). */
export interface Ask extends Record<FigureField, string>, Habits {
  application: TemperatureClass
  /** The slug of the only product that is looked at; empty for all. */
  product: string
  sort: SortKey
  /** Codes of the models to be compared, in the order in which they were chosen. */
  compare: string[]
  /** The code of the model whose sheet is shown; empty for none. */
  sheet: string
}

export const usualHabits: Habits = { airflowUnit: 'm3h', pressureUnit: 'Pa', supply: 50 }

/** Of models side by side (SELECT-12). */
export const mostCompared = 4

/** Longer ones are cut: no figure needs as many characters, and an address has to be passed on. */
const longestFigure = 24
const longestName = 80

/** @param habits hold where the address says nothing */
export function readAsk(search: Record<string, string>, habits: Habits): Ask {
  const figure = (name: FigureField) => (search[name] ?? '').slice(0, longestFigure)
  const choice = <Value extends string>(values: readonly Value[], name: string, usual: Value) =>
    values.find((value) => value === search[name]) ?? usual
  const compare = [...new Set((search['compare'] ?? '').split(',').filter(Boolean))]
  return {
    airflow: figure('airflow'),
    pressure: figure('pressure'),
    altitude: figure('altitude'),
    temperature: figure('temperature'),
    maxDiameter: figure('maxDiameter'),
    maxSound: figure('maxSound'),
    maxPower: figure('maxPower'),
    airflowUnit: choice(airflowUnits, 'airflowUnit', habits.airflowUnit),
    pressureUnit: choice(pressureUnits, 'pressureUnit', habits.pressureUnit),
    supply: supplyFrequencies.find((hertz) => String(hertz) === search['supply']) ?? habits.supply,
    application: choice(temperatureClasses, 'application', 'standard'),
    product: (search['product'] ?? '').slice(0, longestName),
    sort: choice(sortKeys, 'sort', sortKeys[0]),
    compare: compare.slice(0, mostCompared),
    sheet: (search['sheet'] ?? '').slice(0, longestName),
  }
}

/** Writes the query of the address. Defaults are left out, except units and supply, whose defaults differ by device. */
export function writeAsk(ask: Ask): Record<string, string> {
  const { application, compare, sort, supply } = ask
  const written: [string, string][] = [
    ...figureFields.map((name): [string, string] => [name, ask[name]]),
    ['airflowUnit', ask.airflowUnit],
    ['pressureUnit', ask.pressureUnit],
    ['supply', String(supply)],
    ['application', application === 'standard' ? '' : application],
    ['product', ask.product],
    ['sort', sort === sortKeys[0] ? '' : sort],
    ['compare', compare.join(',')],
    ['sheet', ask.sheet],
  ]
  return Object.fromEntries(written.filter(([, value]) => value !== ''))
}
