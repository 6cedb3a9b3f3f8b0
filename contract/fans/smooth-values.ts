/** The slope at a point between two stretches of a curve; none where it turns. */
function slopeBetween(widthBefore: number, slopeBefore: number, width: number, slope: number) {
  if (slopeBefore * slope <= 0) return 0
  const [first, second] = [2 * width + widthBefore, width + 2 * widthBefore]
  return (first + second) / (first / slopeBefore + second / slope)
}

/**
 * The values of the smooth curve through points, at equal steps of x between each two of them. It rises and falls only
 * where the points do: F. N. Fritsch and J. Butland, "A method for constructing local monotone piecewise cubic
 * interpolants", SIAM J. Sci. Stat. Comput. 5 (1984).
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
  const width = (index: number) => (xs[index + 1] ?? 0) - (xs[index] ?? 0)
  const slope = (index: number) => ((ys[index + 1] ?? 0) - (ys[index] ?? 0)) / width(index)
  let leaving = last > 0 ? slope(0) : 0
  for (let index = 0; index < last; index += 1) {
    const arriving =
      index + 1 === last
        ? slope(index)
        : slopeBetween(width(index), slope(index), width(index + 1), slope(index + 1))
    const [from, to, reach] = [ys[index] ?? 0, ys[index + 1] ?? 0, width(index)]
    for (let step = 1; step <= steps; step += 1) {
      const part = step / steps
      const rest = 1 - part
      // Hermite's form of a cubic.
      values[index * steps + step] =
        from * (1 + 2 * part) * rest * rest +
        to * (1 + 2 * rest) * part * part +
        reach * part * rest * (leaving * rest - arriving * part)
    }
    leaving = arriving
  }
  return values
}
