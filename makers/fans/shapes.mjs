/**
 * Typical curves of each type of fan without dimensions, relative to the point of best efficiency: airflow, static
 * pressure and shaft power. The efficiency follows from the three.
 *
 * @typedef {[airflow: number, pressure: number, power: number][]} Shape
 */

/** Falls, dips where the blades stall, and falls steeply from the peak behind it; greatest power at the closed end. @type {Shape} */
export const axial = [
  [0.35, 1.62, 1.3],
  [0.5, 1.4, 1.24],
  [0.62, 1.3, 1.19],
  [0.7, 1.38, 1.18],
  [0.8, 1.32, 1.13],
  [0.9, 1.18, 1.07],
  [1, 1, 1],
  [1.1, 0.76, 0.9],
  [1.2, 0.46, 0.77],
  [1.3, 0.12, 0.6],
]

/** Blades curved backward in a scroll: a flat peak, and a power that does not overload. @type {Shape} */
export const backwardCurved = [
  [0.25, 1.1, 0.5],
  [0.4, 1.15, 0.63],
  [0.55, 1.16, 0.75],
  [0.7, 1.13, 0.86],
  [0.85, 1.08, 0.94],
  [1, 1, 1],
  [1.15, 0.88, 1.03],
  [1.3, 0.72, 1.03],
  [1.45, 0.52, 0.99],
  [1.6, 0.28, 0.92],
]

/** The same blades without a scroll, blowing into a box. @type {Shape} */
export const plug = [
  [0.3, 1.24, 0.6],
  [0.45, 1.23, 0.71],
  [0.6, 1.2, 0.81],
  [0.75, 1.15, 0.9],
  [0.9, 1.07, 0.97],
  [1, 1, 1],
  [1.15, 0.85, 1.02],
  [1.3, 0.65, 1.01],
  [1.45, 0.42, 0.97],
  [1.6, 0.15, 0.9],
]

/** Between axial and centrifugal, as in round ducts and under cowls: falls all the way. @type {Shape} */
export const mixedFlow = [
  [0.3, 1.3, 0.66],
  [0.45, 1.28, 0.76],
  [0.6, 1.24, 0.85],
  [0.75, 1.18, 0.93],
  [0.9, 1.08, 0.98],
  [1, 1, 1],
  [1.15, 0.83, 1],
  [1.3, 0.62, 0.97],
  [1.45, 0.38, 0.92],
  [1.6, 0.12, 0.85],
]

/** Blows into the open: nearly all of its power goes into thrust, and hardly any into static pressure. @type {Shape} */
export const thrust = [
  [1, 1, 1],
  [1.015, 0.83, 0.985],
  [1.03, 0.66, 0.97],
  [1.045, 0.48, 0.955],
  [1.055, 0.34, 0.945],
  [1.065, 0.18, 0.935],
]
