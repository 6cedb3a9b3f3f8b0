import { stallLimit } from '../../contract/fans/stall.ts'
import { axialPlateFan } from '../../sample/content/fan-models/axial-plate-fan.ts'

const found = axialPlateFan.find(({ code }) => code === 'NAX-1000/4')
if (found === undefined) throw new Error('The fan of the report is not in the catalogue')

/** The fan of the catalogue that the report is on. */
export const tested = found

/** The catalogue's points outside of the stall, the greatest flow first: flow in m³/h, static pressure in Pa, shaft power in kW. */
const readings = tested.curve
  .filter(({ airflow }) => airflow >= (stallLimit(tested.curve) ?? 0))
  .toReversed()
  .map(({ airflow, pressure, power }) => ({
    flow: airflow,
    staticPressure: pressure,
    shaftPower: power,
  }))

/**
 * @typedef {object} FanPoint
 * @property {number} flow m³/h
 * @property {number} staticPressure Pa
 * @property {number} torque N·m
 * @property {number} shaftPower kW
 * @property {number} efficiency static efficiency, %
 */

/**
 * @param {{ flow: number, staticPressure: number, shaftPower: number }} reading
 * @returns {FanPoint}
 */
function pointOf({ flow, staticPressure, shaftPower }) {
  const torque = (shaftPower * 1000 * 30) / (tested.speed * Math.PI)
  const efficiency = ((flow / 3600) * staticPressure) / (shaftPower * 10)
  return { flow, staticPressure, torque, shaftPower, efficiency }
}

export const points = readings.map(pointOf)

/** The duty the fan was sold for. */
export const guaranteed = { flow: 50000, staticPressure: 560, shaftPower: 12, efficiency: 63 }

/**
 * The measured performance at a flow between two points, by straight lines.
 *
 * @param {number} flow m³/h, within the measured range
 */
export function measuredAt(flow) {
  const after = readings.findIndex((reading) => reading.flow <= flow)
  const high = readings[after - 1]
  const low = readings[after]
  if (!high || !low) throw new RangeError(`${flow} m³/h was not measured`)
  const share = (flow - low.flow) / (high.flow - low.flow)
  const between = (/** @type {'staticPressure' | 'shaftPower'} */ key) =>
    low[key] + share * (high[key] - low[key])
  return pointOf({
    flow,
    staticPressure: between('staticPressure'),
    shaftPower: between('shaftPower'),
  })
}
