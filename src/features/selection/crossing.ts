import type { PreparedModel } from './prepared-model.ts'

/** The place of a curve, at the tested speed and in standard air, that a system line leads to. */
export interface Crossing {
  /** The index of the point before it, and its part of the way to the next. */
  index: number
  part: number
  /** m³/h. */
  airflow: number
  /** Pa. */
  pressure: number
  /** The line runs past the curve's beginning or end, which is this place. */
  missed: 'before' | 'beyond' | undefined
}

const at = (values: Float64Array, index: number) => values[index] ?? 0

/**
 * Where a system line crosses a curve. Between two points the curve is straight.
 * @param constant of the line, Pa/(m³/h)², in standard air
 */
export function crossingOf(prepared: PreparedModel, constant: number): Crossing {
  const { airflows, pressures, constants, start } = prepared
  const last = constants.length - 1
  if (constant > at(constants, start)) return endOf(prepared, start, 0, 'before')
  if (constant < at(constants, last)) return endOf(prepared, last - 1, 1, 'beyond')
  const index = segmentOf(prepared, constant)
  const from = at(airflows, index)
  const width = at(airflows, index + 1) - from
  const slope = (at(pressures, index + 1) - at(pressures, index)) / width
  const offset = at(pressures, index) - slope * from
  const root = Math.sqrt(Math.max(0, slope ** 2 + 4 * constant * offset))
  // Two forms of one root of k·q² = a + b·q: the first divides by 0 for a free outlet, the second loses digits on a rise.
  const airflow = slope > 0 ? (slope + root) / (2 * constant) : (2 * offset) / (root - slope)
  const pressure = offset + slope * airflow
  return { index, part: (airflow - from) / width, airflow, pressure, missed: undefined }
}

/** The index of the last point whose own line is at least as steep; never that of the curve's last point. */
function segmentOf({ constants, start }: PreparedModel, constant: number): number {
  let [low, high] = [start, constants.length - 1]
  while (high - low > 1) {
    const middle = (low + high) >> 1
    if (at(constants, middle) >= constant) low = middle
    else high = middle
  }
  return low
}

function endOf(
  { airflows, pressures }: PreparedModel,
  index: number,
  part: 0 | 1,
  missed: 'before' | 'beyond',
): Crossing {
  const [airflow, pressure] = [at(airflows, index + part), at(pressures, index + part)]
  return { index, part, airflow, pressure, missed }
}

/** A quantity of the curve at the place. */
export function valueAt({ index, part }: Crossing, values: Float64Array): number {
  const from = at(values, index)
  return from + part * (at(values, index + 1) - from)
}
