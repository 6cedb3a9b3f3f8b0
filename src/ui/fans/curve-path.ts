import { smoothSlopes } from '#contract/fans/smooth-values.ts'
import type { ChartPoint } from './chart-data.ts'

const text = (value: number) => String(Math.round(value * 100) / 100)

/**
 * The path through points, as SVG writes it: smooth, and without a hump that no point shows (CURVE-4). Points that do not ascend
 * by x, such as those of a curve that is being typed, are joined by straight lines.
 */
export function curvePath(points: readonly ChartPoint[]): string {
  const [first] = points
  if (first === undefined) return ''
  const begin = `M${text(first.x)},${text(first.y)}`
  const ascends = points.every((point, index) => point.x > (points[index - 1]?.x ?? -Infinity))
  const slopes = smoothSlopes(
    points.map(({ x }) => x),
    points.map(({ y }) => y),
  )
  const rest = points.slice(1).map((to, index) => {
    const from = points[index] ?? to
    if (!ascends) return `L${text(to.x)},${text(to.y)}`
    const third = (to.x - from.x) / 3
    const leaving = from.y + third * (slopes[index] ?? 0)
    const arriving = to.y - third * (slopes[index + 1] ?? 0)
    const places = [from.x + third, leaving, to.x - third, arriving, to.x, to.y].map(text)
    return `C${places.join(' ')}`
  })
  return begin + rest.join('')
}
