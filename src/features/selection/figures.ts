import type { TFunction } from 'i18next'
import type { TemperatureClass } from '#contract/fans/fan-model.ts'
import { airDensity } from '#contract/fans/air-density.ts'
import { formatNumber } from '#src/i18n/format-number.ts'
import type { Ask } from './ask.ts'
import type { Duty } from './duty.ts'
import { figureText, quantityTexts } from './quantities.ts'
import type { WorkingPoint } from './working-point.ts'

/** A quantity with its name. */
export interface Figure {
  key: string
  label: string
  text: string
}

type FigureName =
  | 'working'
  | 'deviation'
  | 'efficiency'
  | 'power'
  | 'motor'
  | 'sound'
  | 'specificPower'
  | 'speed'
  | 'diameter'
  | 'drive'
  | 'supply'
  | 'class'
  | 'weight'
  | 'temperature'
  | 'altitude'
  | 'density'
  | 'airflow'
  | 'pressure'
  | 'application'

const named = (t: TFunction, figures: Partial<Record<FigureName, string>>): Figure[] =>
  // The keys of a literal are its own.
  (Object.entries(figures) as [FigureName, string][]).map(([key, text]) => ({
    key,
    label: t(`selection.figure.${key}`),
    text,
  }))

/** Lists the figures of the visitor's question, with the density of air that follows from them. */
export function askedFigures(t: TFunction, ask: Ask, duty: Duty): Figure[] {
  const texts = quantityTexts(t, ask)
  const density = airDensity(duty.altitude, duty.temperature)
  return named(t, {
    airflow: texts.airflow(duty.airflow),
    pressure: texts.pressure(duty.pressure),
    temperature: t('selection.value.celsius', { value: formatNumber(duty.temperature) }),
    altitude: t('selection.value.metre', { value: formatNumber(duty.altitude) }),
    density: t('selection.value.density', { value: figureText(density, 3) }),
    supply: texts.frequencies([ask.supply]),
    application: t(`selection.application.${ask.application}`),
  })
}

/** How a model works at its point, in the order in which an engineer asks. */
export function pointFigures(
  t: TFunction,
  point: WorkingPoint,
  { ask, duty }: { ask: Ask; duty: Duty },
): Figure[] {
  const texts = quantityTexts(t, ask)
  return named(t, {
    working: texts.point(point),
    deviation: texts.difference(100 * (point.airflow / duty.airflow - 1)),
    efficiency: texts.percent(point.efficiency),
    power: texts.power(point.power),
    sound: texts.sound(point.sound),
    specificPower: texts.specificPower(point.specificPower),
    speed: texts.speed(point.speed),
    motor: t('selection.value.motor', {
      power: texts.power(point.motor),
      reserve: texts.percent(point.reserve),
    }),
  })
}

/** The classes of smoke fans have the same names in each language (EN 12101-3). */
export const classText = (t: TFunction, name: TemperatureClass): string =>
  name === 'F300' || name === 'F400' ? name : t(`selection.class.${name}`)

/** Lists the figures of a model that are the same at every point. */
export function modelFigures(
  t: TFunction,
  { prepared: { model } }: WorkingPoint,
  ask: Ask,
): Figure[] {
  const texts = quantityTexts(t, ask)
  return named(t, {
    diameter: texts.length(model.diameter),
    drive: t(`selection.drive.${model.drive}`),
    supply: texts.frequencies(model.supply),
    class: classText(t, model.temperatureClass),
    weight: texts.weight(model.weight),
  })
}
