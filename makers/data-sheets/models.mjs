/** Ratings that motors are built in, kW (IEC 60034, sample selection). */
const motorRatings = [
  0.06, 0.09, 0.12, 0.18, 0.25, 0.37, 0.55, 0.75, 1.1, 1.5, 2.2, 3, 4, 5.5, 7.5, 11, 15, 18.5, 22,
  30, 37, 45, 55, 75, 90, 110, 132, 160, 200, 250, 315, 400, 500, 560,
]

/** The nearest speed of a four-, six- or eight-pole motor, or of belts: larger wheels turn slower, r/min. */
const speeds = [
  { upTo: 400, speed: 2900 },
  { upTo: 800, speed: 1450 },
  { upTo: 1250, speed: 970 },
  { upTo: Infinity, speed: 730 },
]

/** @typedef {{ minimum: number, maximum: number }} Range */

/**
 * A figure of the model at a place in its range: from the smallest to the largest in equal steps of growth.
 *
 * @param {Range} range
 * @param {number} share 0 for the smallest model, 1 for the largest
 */
const between = ({ minimum, maximum }, share) => minimum * (maximum / minimum) ** share

/** @param {number} value to two significant digits */
const rounded = (value) => Number(value.toPrecision(2))

/**
 * The models of a range, one for each size.
 *
 * @param {{ sizes: number[], airflow: Range, pressure: Range, power: Range }} product
 */
export function modelsOf({ sizes, airflow, pressure, power }) {
  return sizes.map((size, index) => {
    const share = sizes.length === 1 ? 1 : index / (sizes.length - 1)
    const least = between(power, share) * 0.999
    return {
      size,
      speed: speeds.find(({ upTo }) => size <= upTo)?.speed ?? 730,
      airflow: rounded(between(airflow, share)),
      pressure: rounded(between(pressure, share)),
      power: motorRatings.find((rating) => rating >= least) ?? power.maximum,
    }
  })
}
