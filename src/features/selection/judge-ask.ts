import {
  type AirflowUnit,
  fromCubicMetresPerHour,
  fromPascal,
  type PressureUnit,
  toCubicMetresPerHour,
  toPascal,
} from '#contract/fans/flow-units.ts'
import { readNumber } from '#contract/read-numbers.ts'
import { type Ask, type FigureField, figureFields } from './ask.ts'
import {
  type Bounds,
  type Duty,
  dutyBounds,
  limitBounds,
  type Limits,
  temperatureBounds,
} from './duty.ts'

/** Why a field's figure cannot be taken; bounds are in the unit of the field. */
export type FieldFault = { kind: 'missing' } | { kind: 'number' } | ({ kind: 'range' } & Bounds)

export interface AskedPoint {
  duty: Duty
  limits: Limits
}

export interface Judgement {
  faults: Partial<Record<FigureField, FieldFault>>
  /** Undefined while there is a fault in one of its two figures. */
  air: Pick<Duty, 'altitude' | 'temperature'> | undefined
  /** Undefined while there is a fault. */
  asked: AskedPoint | undefined
}

/** The value of an empty field; undefined for one that must be filled in. */
const valueOfEmpty: Record<FigureField, number | 'required' | 'none'> = {
  airflow: 'required',
  pressure: 'required',
  altitude: 0,
  temperature: 20,
  maxDiameter: 'none',
  maxSound: 'none',
  maxPower: 'none',
}

/** The bounds of a field, in its own unit, each rounded to the inside. */
export function boundsOf(field: FigureField, ask: Ask): Bounds {
  switch (field) {
    case 'airflow':
      return inUnit(dutyBounds.airflow, (value) => fromCubicMetresPerHour(value, ask.airflowUnit))
    case 'pressure':
      return inUnit(dutyBounds.pressure, (value) => fromPascal(value, ask.pressureUnit))
    case 'altitude':
      return dutyBounds.altitude
    case 'temperature':
      return temperatureBounds[ask.application]
    default:
      return limitBounds[field]
  }
}

const inUnit = ({ minimum, maximum }: Bounds, convert: (value: number) => number): Bounds => ({
  minimum: roundInwards(convert(minimum), 1),
  maximum: roundInwards(convert(maximum), -1),
})

/** A bound with three digits. @param inwards 1 for a lower bound, -1 for an upper one */
function roundInwards(bound: number, inwards: 1 | -1): number {
  const rounded = Number(bound.toPrecision(3))
  if ((bound - rounded) * inwards <= 0) return rounded
  const lastDigit = 10 ** (Math.floor(Math.log10(bound)) - 2)
  return Number((rounded + inwards * lastDigit).toPrecision(3))
}

const isWithin = (value: number, { minimum, maximum }: Bounds) =>
  value >= minimum && value <= maximum

/** Reads and checks all fields; each that cannot be taken has its own fault (SELECT-10). */
export function judgeAsk(ask: Ask): Judgement {
  const faults: Judgement['faults'] = {}
  const figures: Partial<Record<FigureField, number>> = {}
  for (const field of figureFields) {
    const text = ask[field].trim()
    const usual = valueOfEmpty[field]
    const figure = text === '' ? usual : readNumber(text)
    const bounds = boundsOf(field, ask)
    if (figure === 'required') faults[field] = { kind: 'missing' }
    else if (figure === undefined || Number.isNaN(figure)) faults[field] = { kind: 'number' }
    else if (figure === 'none') continue
    else if (!isWithin(figure, bounds)) faults[field] = { kind: 'range', ...bounds }
    else figures[field] = figure
  }
  const { altitude, temperature } = figures
  const air =
    altitude === undefined || temperature === undefined ? undefined : { altitude, temperature }
  return { faults, air, asked: air && askedOf(ask, figures, air, faults) }
}

function askedOf(
  { airflowUnit, pressureUnit, supply, application, product }: Ask,
  { airflow, pressure, ...limits }: Partial<Record<FigureField, number>>,
  air: NonNullable<Judgement['air']>,
  faults: Judgement['faults'],
): Judgement['asked'] {
  if (airflow === undefined || pressure === undefined) return undefined
  if (Object.keys(faults).length > 0) return undefined
  return {
    duty: { ...inPlainUnits(airflow, airflowUnit, pressure, pressureUnit), ...air },
    limits: {
      supply,
      application,
      product: product || undefined,
      maxDiameter: limits.maxDiameter,
      maxSound: limits.maxSound,
      maxPower: limits.maxPower,
    },
  }
}

const inPlainUnits = (
  airflow: number,
  airflowUnit: AirflowUnit,
  pressure: number,
  pressureUnit: PressureUnit,
) => ({
  airflow: toCubicMetresPerHour(airflow, airflowUnit),
  pressure: toPascal(pressure, pressureUnit),
})
