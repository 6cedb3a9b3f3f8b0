/**
 * The value that three of four stay within, by a histogram: evenly spread within a step, and the last bound for what
 * is above all.
 *
 * @param counts of each step, with one more above the last bound
 * @param steps upper bounds, ascending
 * @returns null where nothing was counted
 */
export function p75Of(counts: readonly number[], steps: readonly number[]): number | null {
  const total = counts.reduce((sum, count) => sum + count, 0)
  if (total === 0) return null
  let left = 0.75 * total
  for (const [step, upper] of steps.entries()) {
    const count = counts[step] ?? 0
    const lower = steps[step - 1] ?? 0
    if (count >= left) return lower + ((upper - lower) * left) / count
    left -= count
  }
  return steps.at(-1) ?? null
}
