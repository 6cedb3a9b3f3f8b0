import { roundEfficiency, staticEfficiency } from '#contract/fans/air-power.ts'
import { motorSpeeds } from '#contract/fans/fan-laws.ts'
import {
  drawingMeasures,
  type DrawingMeasure,
  type FanDrive,
  type FanModel,
  octaveBands,
  type SupplyFrequency,
  type TemperatureClass,
} from '#contract/fans/fan-model.ts'
import { readNumber, readPercent } from '#contract/read-numbers.ts'
import { isRecord } from '#src/api/read-envelope.ts'

/** The figures of a point that stand before its octave bands. */
export const pointFigures = ['airflow', 'pressure', 'power', 'efficiency'] as const
export type PointFigure = (typeof pointFigures)[number]

/** The columns of the table of points: the figures, then a band each. */
export const columnCount = pointFigures.length + octaveBands.length

/** A point as it is typed: a text for each column. */
export type PointTexts = readonly string[]

/** The numbers of a model beside its curve. */
export const modelNumbers = [
  'diameter',
  'speed',
  'slowest',
  'fastest',
  'motorPower',
  'weight',
  'thrust',
] as const
export type ModelNumber = (typeof modelNumbers)[number]

/** A model as it is typed; it is kept so in drafts. */
export interface ModelTexts extends Record<ModelNumber, string> {
  code: string
  drive: FanDrive
  supply: SupplyFrequency[]
  temperatureClass: TemperatureClass
  dimensions: Record<DrawingMeasure, string>
  curve: PointTexts[]
}

const text = (number: number | undefined) => (number === undefined ? '' : String(number))

const eachMeasure = <Value>(valueOf: (measure: DrawingMeasure) => Value) =>
  Object.fromEntries(drawingMeasures.map((measure) => [measure, valueOf(measure)])) as Record<
    DrawingMeasure,
    Value
  >

export const emptyPoint: PointTexts = Array.from({ length: columnCount }, () => '')

/** @returns a model with as many empty points as a curve needs */
export const emptyModel = (points: number): ModelTexts => ({
  code: '',
  diameter: '',
  speed: '',
  slowest: '',
  fastest: '',
  motorPower: '',
  weight: '',
  thrust: '',
  drive: 'direct',
  supply: [50],
  temperatureClass: 'standard',
  dimensions: eachMeasure(() => ''),
  curve: Array.from({ length: points }, () => emptyPoint),
})

export function modelToTexts(model: FanModel): ModelTexts {
  const { code, drive, supply, temperatureClass, dimensions, curve } = model
  return {
    code,
    drive,
    supply: [...supply],
    temperatureClass,
    diameter: text(model.diameter),
    speed: text(model.speed),
    slowest: text(model.speeds.minimum),
    fastest: text(model.speeds.maximum),
    motorPower: text(model.motorPower),
    weight: text(model.weight),
    thrust: text(model.thrust),
    dimensions: eachMeasure((measure) => text(dimensions[measure])),
    curve: curve.map((point) => [
      ...pointFigures.map((figure) => text(point[figure])),
      ...point.sound.map(text),
    ]),
  }
}

/** The efficiency that follows from the other figures of a point; undefined while they do not tell it. */
export function efficiencyOfPoint(point: PointTexts): number | undefined {
  const [airflow, pressure, power] = point.slice(0, 3).map(readNumber)
  if (airflow === undefined || pressure === undefined || power === undefined) return undefined
  const efficiency = staticEfficiency(airflow, pressure, power)
  return Number.isFinite(efficiency) && power > 0 ? roundEfficiency(efficiency) : undefined
}

function pointToInput(point: PointTexts) {
  const [airflow, pressure, power, , ...sound] = point.map(readNumber)
  const efficiency = readPercent(point[3] ?? '') ?? efficiencyOfPoint(point)
  return { airflow, pressure, power, efficiency, sound }
}

export const isEmptyPoint = (point: PointTexts) => point.every((cell) => cell.trim() === '')

/** Leaves out the rows below the last one that something is written in. */
export function writtenPoints(curve: readonly PointTexts[]): readonly PointTexts[] {
  return curve.slice(0, curve.findLastIndex((point) => !isEmptyPoint(point)) + 1)
}

/** A direct drive turns as its motor does; any other one within bounds of its own. */
function speedsOf({ drive, supply, slowest, fastest }: ModelTexts, speed: number | undefined) {
  if (drive !== 'direct') return { minimum: readNumber(slowest), maximum: readNumber(fastest) }
  const turns = speed === undefined ? [] : motorSpeeds({ speed, supply }).map(Math.round)
  if (turns.length === 0) return { minimum: speed, maximum: speed }
  return { minimum: Math.min(...turns), maximum: Math.max(...turns) }
}

/** A model as the contract takes it, once its texts say what it asks for. */
export function textsToModel(texts: ModelTexts): unknown {
  const { code, drive, supply, temperatureClass, dimensions, curve } = texts
  const speed = readNumber(texts.speed)
  const thrust = readNumber(texts.thrust)
  const measures = drawingMeasures.flatMap((measure): [DrawingMeasure, number][] => {
    const length = readNumber(dimensions[measure])
    return length === undefined ? [] : [[measure, length]]
  })
  return {
    code,
    diameter: readNumber(texts.diameter),
    speed,
    speeds: speedsOf(texts, speed),
    drive,
    supply,
    motorPower: readNumber(texts.motorPower),
    temperatureClass,
    weight: readNumber(texts.weight),
    ...(thrust !== undefined && { thrust }),
    curve: writtenPoints(curve).map(pointToInput),
    dimensions: Object.fromEntries(measures),
  }
}

/** The models in a form's value, which a draft from before there were any does not have. */
export const modelsIn = (value: unknown): ModelTexts[] =>
  // The form is filled with what `modelToTexts` gives; a draft of an earlier version lacks the texts that came since.
  Array.isArray(value)
    ? value.filter(isRecord).map((model) => ({ ...emptyModel(0), ...model }))
    : []
