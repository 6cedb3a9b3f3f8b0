/** @typedef {import('../../contract/fans/fan-model.ts').DrawingMeasure} DrawingMeasure */
/** @typedef {'plate' | 'tube' | 'scroll' | 'spigot' | 'box' | 'cowl' | 'jet'} Kind */

/**
 * The measures of each kind of drawing, as parts of the impeller's diameter. In every kind A is the greatest width or
 * outer diameter across the axis, B the length along it (of a scroll and a roof fan: the height), C the inlet.
 *
 * @type {Record<Kind, Partial<Record<DrawingMeasure, number>>>}
 */
const parts = {
  // A, the square plate; D, between its holes.
  plate: { A: 1.25, B: 0.62, C: 1.02, D: 1.15 },
  // A, over the flanges; D, the circle of their holes; E, between the feet.
  tube: { A: 1.16, B: 1.05, C: 1.01, D: 1.09, E: 0.78 },
  // D, the shaft above the floor; E and F, the outlet's width and height.
  scroll: { A: 1.62, B: 1.78, C: 1.01, D: 1.05, E: 0.72, F: 1.02 },
  // A, with the terminal box; D, of the casing.
  spigot: { A: 1.62, B: 1.9, C: 1, D: 1.4 },
  // A, the side; D, the height; E, the outlet's side.
  box: { A: 1.78, B: 1.95, C: 1.05, D: 1.78, E: 1.3 },
  // A, the cowl; D, the side of the curb; E, between its holes.
  cowl: { A: 1.9, B: 1.05, C: 1.02, D: 1.42, E: 1.2 },
  // B, with the silencers; D, one silencer's length; E, between the brackets.
  jet: { A: 1.22, B: 4.2, C: 1.01, D: 1.25, E: 1.4 },
}

/** mm to which sheet metal is cut. */
const step = 5

/**
 * @param {Kind} kind
 * @param {number} diameter of the impeller, mm
 * @returns {Partial<Record<DrawingMeasure, number>>} mm
 */
export const dimensionsOf = (kind, diameter) =>
  Object.fromEntries(
    Object.entries(parts[kind]).map(([measure, part]) => [
      measure,
      Math.round((part * diameter) / step) * step,
    ]),
  )
