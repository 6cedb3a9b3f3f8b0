/** The slope at a point between two stretches of a curve; none where it turns. */
function slopeBetween(widthBefore: number, slopeBefore: number, width: number, slope: number) {
  if (slopeBefore * slope <= 0) return 0
  const [first, second] = [2 * width + widthBefore, width + 2 * widthBefore]
  return (first + second) / (first / slopeBefore + second / slope)
}

/**
 * The slope, at each point, of the smooth curve through points that rises and falls only where they do:
 * F. N. Fritsch and J. Butland, "A method for constructing local monotone piecewise cubic interpolants",
 * SIAM J. Sci. Stat. Comput. 5 (1984).
 * @param xs ascending
 * @param ys as many
 */
export function smoothSlopes(xs: readonly number[], ys: readonly number[]): Float64Array {
  const last = xs.length - 1
  const slopes = new Float64Array(xs.length)
  const width = (index: number) => (xs[index + 1] ?? 0) - (xs[index] ?? 0)
  const slope = (index: number) => ((ys[index + 1] ?? 0) - (ys[index] ?? 0)) / width(index)
  if (last < 1) return slopes
  slopes[0] = slope(0)
  slopes[last] = slope(last - 1)
  for (let index = 1; index < last; index += 1)
    slopes[index] = slopeBetween(width(index - 1), slope(index - 1), width(index), slope(index))
  return slopes
}

/**
 * A value of the smooth curve on the way from one of its points to the next, by Hermite's form of a cubic.
 * @param index of the point before it
 * @param part of the way, from 0 to 1
 */
export function smoothValue(
  xs: readonly number[],
  ys: readonly number[],
  slopes: Float64Array,
  index: number,
  part: number,
): number {
  const [leaving, arriving] = [slopes[index] ?? 0, slopes[index + 1] ?? 0]
  const [from, to] = [ys[index] ?? 0, ys[index + 1] ?? 0]
  const reach = (xs[index + 1] ?? 0) - (xs[index] ?? 0)
  const rest = 1 - part
  return (
    from * (1 + 2 * part) * rest * rest +
    to * (1 + 2 * rest) * part * part +
    reach * part * rest * (leaving * rest - arriving * part)
  )
}

/**
 * The values of the smooth curve through points, at equal steps of x between each two of them.
 * @param xs ascending
 * @param ys as many
 * @param steps between two points
 */
export function smoothValues(
  xs: readonly number[],
  ys: readonly number[],
  steps: number,
): Float64Array {
  const last = xs.length - 1
  const values = new Float64Array(Math.max(0, last * steps + 1))
  values[0] = ys[0] ?? 0
  const slopes = smoothSlopes(xs, ys)
  for (let index = 0; index < last; index += 1) {
    for (let step = 1; step <= steps; step += 1)
      values[index * steps + step] = smoothValue(xs, ys, slopes, index, step / steps)
  }
  return values
}
