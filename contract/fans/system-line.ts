/**
 * The line of a system of ducts, on which its pressure follows the square of its airflow (AMCA Publication 201, "System
 * curve"; it holds for turbulent flow). Under the fan laws a point moves along this line when the speed changes.
 * @param airflow m³/h, above 0
 * @param pressure Pa
 * @returns Pa/(m³/h)²
 */
export const systemConstant = (airflow: number, pressure: number): number => pressure / airflow ** 2

/** @returns Pa that a system has at an airflow in m³/h */
export const systemPressure = (constant: number, airflow: number): number => constant * airflow ** 2
