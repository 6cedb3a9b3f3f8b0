import { smoothSlopes, smoothValue } from '../../contract/fans/smooth-values.ts'

/** @typedef {import('./shapes.mjs').Shape} Shape */
/** @typedef {import('../../contract/fans/fan-model.ts').OctaveLevels} OctaveLevels */

/**
 * How one size differs from what the fan laws make of its family. No two sizes are cast and welded exactly alike, the
 * throttle of a test stand stops elsewhere each time, and every reading scatters a little.
 *
 * @typedef {object} Character
 * @property {number} flow a factor near 1
 * @property {number} pressure
 * @property {number} efficiency
 * @property {(shape: Shape) => Shape} measured the shape where the test stopped, as it was read there
 * @property {(sound: OctaveLevels) => OctaveLevels} heard
 */

/** Parts of one, to either side. */
const spread = { flow: 0.022, pressure: 0.028, efficiency: 0.012, reading: 0.0025, power: 0.003 }

/** Of the way to the next point, to either side. */
const stopSpread = 0.22

/**
 * The same numbers for the same name (mulberry32, seeded by FNV-1a).
 *
 * @param {string} name
 * @returns {() => number} from -1 to 1
 */
function scatterOf(name) {
  let state = [...name].reduce(
    (hash, letter) => Math.imul(hash ^ letter.charCodeAt(0), 0x01_00_01_93),
    0x81_1c_9d_c5,
  )
  return () => {
    state = (state + 0x6d_2b_79_f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return (((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * 2 - 1
  }
}

/**
 * A value of the smooth curve through points.
 *
 * @param {number[]} xs ascending @param {number[]} ys as many @param {number} x between the first and the last of them
 */
function valueAt(xs, ys, x) {
  const index = Math.max(
    0,
    Math.min(
      xs.length - 2,
      xs.findLastIndex((one) => one <= x),
    ),
  )
  const [from = 0, to = 1] = xs.slice(index)
  return smoothValue(xs, ys, smoothSlopes(xs, ys), index, (x - from) / (to - from))
}

/** @param {string} name of the size @returns {Character} */
export function characterOf(name) {
  const scatter = scatterOf(name)
  const near = (/** @type {number} */ part) => 1 + part * scatter()
  const [flow, pressure, efficiency] = [spread.flow, spread.pressure, spread.efficiency].map(near)

  /** @type {Character['measured']} */
  const measured = (shape) => {
    const [airflows, pressures, powers] = [0, 1, 2].map((column) =>
      shape.map((point) => point[column] ?? 0),
    )
    if (!airflows || !pressures || !powers) throw new Error('A shape has three columns')
    return airflows.map((airflow, index) => {
      const next = airflows[index + 1]
      const before = airflows[index - 1]
      const isEnd = next === undefined || before === undefined
      const shift = stopSpread * scatter()
      const stop = isEnd
        ? airflow
        : airflow + shift * (shift > 0 ? next - airflow : airflow - before)
      return [
        stop,
        valueAt(airflows, pressures, stop) * near(spread.reading),
        valueAt(airflows, powers, stop) * near(spread.power),
      ]
    })
  }

  // A size has a voice of its own: the same at each of its points, but for what rounds.
  const voice = Array.from({ length: 8 }, () => 1.3 * scatter())
  /** @type {Character['heard']} */
  const heard = (sound) => {
    const [a, b, c, d, e, f, g, h] = sound.map((level, band) =>
      Math.round(level + (voice[band] ?? 0)),
    )
    return /** @type {OctaveLevels} */ ([a, b, c, d, e, f, g, h])
  }

  return { flow: flow ?? 1, pressure: pressure ?? 1, efficiency: efficiency ?? 1, measured, heard }
}
