import { guaranteed, points } from './fan-test-results.mjs'

/** The drawing area within a view box of 720 × 400. */
const area = { left: 58, right: 650, top: 16, bottom: 344 }
const flows = { from: 36000, to: 68000, step: 4000 }
const pressures = { from: 0, to: 800, step: 100 }
/** The right-hand axis shows per cent and tenths of a kilowatt on one scale. */
const shares = { from: 0, to: 100, step: 25 }

/** @typedef {{ from: number, to: number, step: number }} Axis */

/** @param {Axis} axis */
const ticks = ({ from, to, step }) =>
  Array.from({ length: (to - from) / step + 1 }, (_, index) => from + index * step)

/** @param {number} flow */
const x = (flow) =>
  area.left + ((flow - flows.from) / (flows.to - flows.from)) * (area.right - area.left)

/**
 * @param {number} value
 * @param {Axis} axis
 */
const y = (value, { from, to }) =>
  area.bottom - ((value - from) / (to - from)) * (area.bottom - area.top)

/**
 * A smooth path through the places: Catmull–Rom as Bézier segments.
 *
 * @param {[number, number][]} places
 */
function smoothPath(places) {
  const at = (/** @type {number} */ index) =>
    /** @type {[number, number]} */ (places[Math.min(Math.max(index, 0), places.length - 1)])
  const show = (/** @type {number[]} */ numbers) => numbers.map((n) => n.toFixed(1)).join(' ')
  return places.reduce((path, place, index) => {
    if (index === 0) return `M${show(place)}`
    const [before, from, to, after] = [at(index - 2), at(index - 1), place, at(index + 1)]
    const leave = [from[0] + (to[0] - before[0]) / 6, from[1] + (to[1] - before[1]) / 6]
    const reach = [to[0] - (after[0] - from[0]) / 6, to[1] - (after[1] - from[1]) / 6]
    return `${path}C${show([...leave, ...reach, ...to])}`
  }, '')
}

/**
 * @param {(point: import('./fan-test-results.mjs').FanPoint) => number} valueOf
 * @param {Axis} axis
 * @param {string} style
 */
function curve(valueOf, axis, style) {
  /** @type {[number, number][]} */
  const places = points.map((point) => [x(point.flow), y(valueOf(point), axis)])
  const dots = places.map(([cx, cy]) => `<circle cx="${cx}" cy="${cy}" r="3.2"/>`).join('')
  return `<g style="${style}"><path d="${smoothPath(places)}" fill="none" stroke="currentColor" stroke-width="2.2"/><g fill="currentColor">${dots}</g></g>`
}

function grid() {
  const columns = ticks(flows).map(
    (flow) =>
      `<path d="M${x(flow)} ${area.top}V${area.bottom}"/><text x="${x(flow)}" y="${area.bottom + 16}" text-anchor="middle">${flow / 1000}</text>`,
  )
  const rows = ticks(pressures).map(
    (pressure) =>
      `<path d="M${area.left} ${y(pressure, pressures)}H${area.right}"/><text x="${area.left - 8}" y="${y(pressure, pressures) + 4}" text-anchor="end">${pressure}</text>`,
  )
  const right = ticks(shares).map(
    (share) =>
      `<text x="${area.right + 8}" y="${y(share, shares) + 4}">${share} / ${share / 5}</text>`,
  )
  return `<g stroke="#CDD8D7" stroke-width="0.8">${[...columns, ...rows].join('')}</g><g>${right.join('')}</g>`
}

/** The measured curves over flow, with the guarantee point, as SVG. */
export function performanceCurve() {
  const [cx, cy] = [x(guaranteed.flow), y(guaranteed.staticPressure, pressures)]
  return `<svg viewBox="0 0 720 400" direction="ltr" role="img">
    <style>text { font: 400 9pt Sheet; fill: #0B2B33; stroke: none }</style>
    ${grid()}
    ${curve((point) => point.staticPressure, pressures, 'color:#0B2B33')}
    ${curve((point) => point.efficiency, shares, 'color:#B26A00')}
    ${curve((point) => point.shaftPower * 5, shares, 'color:#6F8A90')}
    <path d="M${cx} ${area.bottom}V${cy}H${area.left}" fill="none" stroke="#E9A23B" stroke-width="1.2" stroke-dasharray="5 4"/>
    <path d="M${cx - 8} ${cy}h16M${cx} ${cy - 8}v16" stroke="#E9A23B" stroke-width="2.5"/>
    <text x="${(area.left + area.right) / 2}" y="${area.bottom + 36}" text-anchor="middle">Flow, thousand m³/h</text>
    <text transform="translate(16 ${(area.top + area.bottom) / 2}) rotate(-90)" text-anchor="middle">Pressure, Pa</text>
    <text transform="translate(716 ${(area.top + area.bottom) / 2}) rotate(-90)" text-anchor="middle">Efficiency, % / shaft power, kW</text>
  </svg>`
}
