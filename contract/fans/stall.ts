interface PressurePoint {
  /** m³/h. */
  airflow: number
  /** Pa. */
  pressure: number
}

/**
 * The airflow below which a fan stalls: where the one rise of its pressure ends (MODEL-3). Left of it the pressure does
 * not say which airflow it belongs to, and the fan hunts between them (AMCA Publication 201, "Fan instability").
 * @param curve ascending by airflow
 * @returns in the unit of `airflow`; undefined for a curve that falls all the way
 */
export function stallLimit(curve: readonly PressurePoint[]): number | undefined {
  const top = curve.findLastIndex(
    ({ pressure }, index) => pressure > (curve[index - 1]?.pressure ?? Infinity),
  )
  return curve[top]?.airflow
}

/**
 * The greatest pressure at which a fan runs steadily (SIZE-3), so that nobody counts on one in its stall.
 * @param curve ascending by airflow
 * @returns in the unit of `pressure`
 */
export function mostPressure(curve: readonly PressurePoint[]): number {
  const least = stallLimit(curve) ?? 0
  const steady = curve.filter(({ airflow }) => airflow >= least)
  return Math.max(...steady.map(({ pressure }) => pressure))
}
