/** The bounds of what a model of a fan may be; a value outside of them is a slip or in another unit. */
export const fanLimits = {
  /** Of one product. */
  models: 40,
  /**
   * Of a curve. Three points give a parabola, which has neither a stall nor an end: five are the fewest that show the
   * closed and the open end, the greatest pressure, the best efficiency, and the fall between them.
   */
  fewestPoints: 5,
  points: 30,
  /** Characters. */
  code: 40,
  /** mm. */
  diameter: { minimum: 50, maximum: 5_000 },
  /** r/min. */
  speed: { minimum: 50, maximum: 12_000 },
  /** kW. */
  motorPower: 2_000,
  /** N. */
  thrust: 20_000,
  /** kg. */
  weight: 50_000,
  /** mm, of the drawing. */
  dimension: 20_000,
  /** m³/h. */
  airflow: 5_000_000,
  /** Pa. */
  pressure: 100_000,
  /** kW. */
  power: 2_000,
  /** dB. */
  sound: 150,
} as const

/** A fault of an efficiency against airflow × pressure ÷ power, relative: what rounded figures of a test leave. */
export const efficiencyTolerance = 0.01

/**
 * The greatest rise of pressure with airflow, relative to the curve's greatest pressure. It may rise in one place, left
 * of which a fan stalls: behind the dip of an axial fan, or from shut-off to the peak of a centrifugal one.
 */
export const greatestRise = 0.4

/** m/s through the circle of the impeller at the curve's greatest airflow; a fan of any type is well within them. */
export const meanVelocity = { least: 0.2, greatest: 100 } as const
