import {
  type CurvePoint,
  drawingMeasures,
  type DrawingMeasure,
  fanDrives,
  type FanModel,
  octaveBands,
  type OctaveLevels,
  type ProductModels,
  supplyFrequencies,
  temperatureClasses,
} from '#contract/fans/fan-model.ts'
import { numberOf, textOf } from './raw-values.ts'
import { isRecord, type RawRecord } from './read-envelope.ts'

const recordsIn = (value: unknown): RawRecord[] =>
  Array.isArray(value) ? value.filter(isRecord) : []
const recordIn = (value: unknown): RawRecord => (isRecord(value) ? value : {})

/** A level for each band; 0 where there is none. */
function readLevels(value: unknown): OctaveLevels {
  const levels: unknown[] = Array.isArray(value) ? value : []
  // As many as there are bands.
  return octaveBands.map((_band, index) =>
    numberOf({ level: levels[index] }, 'level'),
  ) as OctaveLevels
}

function readPoint(point: RawRecord): CurvePoint {
  return {
    airflow: numberOf(point, 'airflow'),
    pressure: numberOf(point, 'pressure'),
    power: numberOf(point, 'power'),
    efficiency: numberOf(point, 'efficiency'),
    sound: readLevels(point['sound']),
  }
}

/** A word that is not among the known ones is the first of them. */
const wordIn = <Word extends string>(
  words: readonly [Word, ...Word[]],
  record: RawRecord,
  name: string,
): Word => words.find((word) => word === record[name]) ?? words[0]

function readDimensions(value: unknown): FanModel['dimensions'] {
  const dimensions = recordIn(value)
  const found = drawingMeasures.flatMap((measure): [DrawingMeasure, number][] => {
    const length = numberOf(dimensions, measure)
    return length > 0 ? [[measure, length]] : []
  })
  return Object.fromEntries(found)
}

/** A model without a code, a size or a curve is left out: nothing could be said of it. */
function readModel(model: RawRecord): FanModel | undefined {
  const curve = recordsIn(model['curve'])
    .map(readPoint)
    .filter(({ pressure, power }) => pressure > 0 && power > 0)
    .toSorted((one, other) => one.airflow - other.airflow)
  // As it was given: a code is compared, not read.
  const code = typeof model['code'] === 'string' ? model['code'].trim() : ''
  const diameter = numberOf(model, 'diameter')
  const speed = numberOf(model, 'speed')
  if (code === '' || diameter <= 0 || speed <= 0 || curve.length < 2) return undefined
  const speeds = recordIn(model['speeds'])
  const thrust = numberOf(model, 'thrust')
  const supply: unknown[] = Array.isArray(model['supply']) ? model['supply'] : []
  return {
    code,
    diameter,
    speed,
    speeds: {
      minimum: Math.min(numberOf(speeds, 'minimum') || speed, speed),
      maximum: Math.max(numberOf(speeds, 'maximum'), speed),
    },
    drive: wordIn(fanDrives, model, 'drive'),
    supply: supplyFrequencies.filter((frequency) => supply.includes(frequency)),
    motorPower: numberOf(model, 'motorPower'),
    temperatureClass: wordIn(temperatureClasses, model, 'temperatureClass'),
    ...(thrust > 0 && { thrust }),
    weight: numberOf(model, 'weight'),
    curve,
    dimensions: readDimensions(model['dimensions']),
  }
}

/** Reads the models of one product, from any source; undefined where it has none that could be read. */
export function readProductModels(record: RawRecord): ProductModels | undefined {
  const slug = textOf(record, 'slug')
  const models = recordsIn(record['models']).flatMap((model) => readModel(model) ?? [])
  return slug === '' || models.length === 0 ? undefined : { slug, models }
}
