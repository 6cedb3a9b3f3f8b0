const secondsPerHour = 3600

/**
 * Static efficiency: the power that the air gets, of the shaft's (ISO 5801, without the factor of compressibility).
 *
 * @param airflow m³/h
 * @param pressure static, Pa
 * @param power at the shaft, kW
 * @returns percent; 0 for a fan that takes no power
 */
export const staticEfficiency = (airflow: number, pressure: number, power: number): number =>
  power > 0 ? (100 * airflow * pressure) / (secondsPerHour * 1000 * power) : 0

/**
 * The mean velocity through the circle of the impeller.
 *
 * @param airflow m³/h
 * @param diameter mm
 * @returns m/s
 */
export const velocityThrough = (airflow: number, diameter: number): number =>
  airflow / secondsPerHour / ((Math.PI / 4) * (diameter / 1000) ** 2)

/** A percentage with as many digits as keep it within the tolerance of the rules. */
export const roundEfficiency = (percent: number): number => Number(percent.toPrecision(4))
