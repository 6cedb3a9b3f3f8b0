import type { ChartPoint } from './chart-data.ts'

/**
 * The resistance of a duct system through a duty point: pressure grows as the square of airflow.
 *
 * @param duty airflow and pressure in the units of the chart's axes
 * @param until the airflow up to which the line is drawn
 * @returns points from the axis's beginning on, close enough together for a chart
 */
export function systemLineThrough(duty: ChartPoint, until: number): ChartPoint[] {
  if (!(duty.x > 0) || !(duty.y > 0)) return []
  const parts = 24
  return Array.from({ length: parts + 1 }, (_, index) => {
    const x = (until * index) / parts
    return { x, y: duty.y * (x / duty.x) ** 2 }
  })
}
