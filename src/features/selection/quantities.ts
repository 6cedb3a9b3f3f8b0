import type { TFunction } from 'i18next'
import {
  type AirflowUnit,
  fromCubicMetresPerHour,
  fromPascal,
  type PressureUnit,
} from '#contract/fans/flow-units.ts'
import { formatNumber } from '#src/i18n/format-number.ts'
import type { Habits } from './ask.ts'

/** A figure with as many digits as it is good for. */
export const rounded = (value: number, digits = 4): number => Number(value.toPrecision(digits))

export const figureText = (value: number, digits?: number): string =>
  formatNumber(rounded(value, digits))

/** For shares and levels; from a hundred on without a decimal. */
export const oneDecimal = (value: number): string =>
  formatNumber(Math.abs(value) < 100 ? Math.round(value * 10) / 10 : Math.round(value))

const signOf = (value: number) => (value === 0 ? '' : value < 0 ? '\u2212' : '+')

type Units = Pick<Habits, 'airflowUnit' | 'pressureUnit'>

/** @param airflow m³/h @returns it in a unit, without its name */
export const airflowIn = (airflow: number, unit: AirflowUnit): number =>
  rounded(fromCubicMetresPerHour(airflow, unit))

/** @param pressure Pa */
export const pressureIn = (pressure: number, unit: PressureUnit): number =>
  rounded(fromPascal(pressure, unit), 3)

/** The texts of quantities in the units that were chosen, each with its unit. */
export function quantityTexts(t: TFunction, { airflowUnit, pressureUnit }: Units) {
  const valueText =
    (key: 'kW' | 'dBA' | 'dB' | 'sfp' | 'rpm' | 'mm' | 'kg' | 'hertz') => (value: string) =>
      t(`selection.value.${key}`, { value })
  const airflow = (value: number) =>
    `${formatNumber(airflowIn(value, airflowUnit))} ${t(`selection.unit.${airflowUnit}`)}`
  const pressure = (value: number) =>
    `${formatNumber(pressureIn(value, pressureUnit))} ${t(`selection.unit.${pressureUnit}`)}`
  const percent = (value: string) => `${value}%`
  const kilowatts = valueText('kW')
  return {
    airflow,
    pressure,
    /** Of an airflow and a pressure. */
    point: (point: { airflow: number; pressure: number }) =>
      t('selection.workingAt', {
        airflow: airflow(point.airflow),
        pressure: pressure(point.pressure),
      }),
    percent: (value: number) => percent(oneDecimal(value)),
    /** With its sign. */
    difference: (value: number) =>
      percent(`${signOf(Math.round(value * 10))}${oneDecimal(Math.abs(value))}`),
    power: (value: number) => kilowatts(figureText(value, 3)),
    sound: (value: number) => valueText('dBA')(String(Math.round(value))),
    /** Where it stands beside a limit that it passes. */
    exactSound: (value: number) => valueText('dBA')(oneDecimal(value)),
    specificPower: (value: number) => valueText('sfp')(formatNumber(Math.round(value))),
    speed: (value: number) => valueText('rpm')(formatNumber(Math.round(value))),
    length: (value: number) => valueText('mm')(formatNumber(value)),
    weight: (value: number) => valueText('kg')(formatNumber(value)),
    frequencies: (value: readonly number[]) => valueText('hertz')(value.join(' / ')),
  }
}

export type QuantityTexts = ReturnType<typeof quantityTexts>
