import { velocityThrough } from '#contract/fans/air-power.ts'
import { blowsFree, type CurvePoint, type FanModel } from '#contract/fans/fan-model.ts'
import { aWeightedLevel, sumOfLevels } from '#contract/fans/sound-levels.ts'
import { formatNumber } from '#src/i18n/format-number.ts'

/** @returns the point by which a fan is told: where it wastes least, or the open end of one that blows free */
export function ratedPoint(model: FanModel): CurvePoint | undefined {
  const { curve } = model
  if (blowsFree(model)) return curve.at(-1)
  return curve.toSorted((one, other) => other.efficiency - one.efficiency)[0]
}

/** dB(A) of sound power, to a whole one. */
export const loudness = ({ sound }: CurvePoint): number => Math.round(aWeightedLevel(sound))

/** dB of sound power, not weighted, to a whole one. */
export const wholeLevel = ({ sound }: CurvePoint): number => Math.round(sumOfLevels(sound))

/** m/s at the outlet of a fan that blows free. */
export const outletVelocity = (model: FanModel): number =>
  velocityThrough(mostAirflow(model), model.diameter)

/** m³/h: the most that a model moves. */
export const mostAirflow = ({ curve }: FanModel): number => curve.at(-1)?.airflow ?? 0

/** @returns a figure as a person reads it: three significant digits, and whole from 100 on */
export function roundFigure(value: number): number {
  return Math.abs(value) >= 100 ? Math.round(value) : Number(value.toPrecision(3))
}

export const figureText = (value: number): string => formatNumber(roundFigure(value))
