/** Outlet area of the tested fan, m². */
const outletArea = (Math.PI / 4) * 1.0 ** 2

/** Density to which results are corrected, kg/m³. */
const density = 1.2

/** Speed to which results are corrected, r/min. */
const speed = 1480

/** What was read at each point: flow in m³/h, static pressure in Pa, shaft torque in N·m. */
const readings = [
  { flow: 58000, staticPressure: 61, torque: 57.9 },
  { flow: 54000, staticPressure: 206, torque: 61.6 },
  { flow: 50000, staticPressure: 331, torque: 63.1 },
  { flow: 46000, staticPressure: 432, torque: 63.5 },
  { flow: 43000, staticPressure: 493, torque: 62.9 },
  { flow: 40000, staticPressure: 540, torque: 61.8 },
  { flow: 36000, staticPressure: 586, torque: 60.4 },
  { flow: 32000, staticPressure: 611, torque: 58.3 },
  { flow: 28000, staticPressure: 602, torque: 55.4 },
]

/**
 * @typedef {object} FanPoint
 * @property {number} flow m³/h
 * @property {number} staticPressure Pa
 * @property {number} totalPressure Pa
 * @property {number} torque N·m
 * @property {number} shaftPower kW
 * @property {number} efficiency total efficiency, %
 */

/**
 * @param {{ flow: number, staticPressure: number, torque: number }} reading
 * @returns {FanPoint}
 */
function pointOf({ flow, staticPressure, torque }) {
  const perSecond = flow / 3600
  const totalPressure = staticPressure + (density / 2) * (perSecond / outletArea) ** 2
  const shaftPower = (torque * speed * Math.PI) / 30 / 1000
  const efficiency = (perSecond * totalPressure) / (shaftPower * 10)
  return { flow, staticPressure, totalPressure, torque, shaftPower, efficiency }
}

export const points = readings.map(pointOf)

/** The duty the fan was sold for. */
export const guaranteed = { flow: 45000, staticPressure: 450, shaftPower: 10, efficiency: 75 }

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
  const between = (/** @type {'staticPressure' | 'torque'} */ key) =>
    low[key] + share * (high[key] - low[key])
  return pointOf({ flow, staticPressure: between('staticPressure'), torque: between('torque') })
}
