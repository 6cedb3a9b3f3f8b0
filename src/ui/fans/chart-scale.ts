/** The way from figures of an axis to places on it. */
export interface Scale {
  /** @returns 0 at the axis's beginning, 1 at its end, and beyond these outside of it */
  place: (value: number) => number
  /** Round figures, ascending. */
  ticks: number[]
}

const roundSteps = [1, 2, 2.5, 5, 10]

/** Leaves out what binary fractions add, such as that of 0.1 + 0.2. */
const tidy = (value: number) => Number(value.toPrecision(12))

/** @returns the smallest round figure that is not below the given positive one */
function roundUp(value: number): number {
  const power = 10 ** Math.floor(Math.log10(value))
  const factor = roundSteps.find((step) => step * power >= value * (1 - 1e-9)) ?? 10
  return tidy(factor * power)
}

/**
 * An axis from zero, or from below where figures are negative, with steps of 1, 2, 2.5 or 5.
 *
 * @param steps about how many; with `exactly`, that many, so that the grid of another axis serves this one too
 */
export function linearScale(
  values: readonly number[],
  steps: number,
  { exactly = false }: { exactly?: boolean } = {},
): Scale {
  const highest = Math.max(0, ...values)
  const lowest = Math.min(0, ...values)
  const span = highest - lowest
  const step = span > 0 ? roundUp(span / steps) : 1
  const first = Math.floor(lowest / step)
  const last = exactly ? first + steps : Math.max(first + 1, Math.ceil(highest / step - 1e-9))
  const ticks = Array.from({ length: last - first + 1 }, (_, index) => tidy((first + index) * step))
  return { ticks, place: (value) => (value / step - first) / (last - first) }
}

/** The figures 1, 2 and 5 of each power of ten, from the last one below to the first one above. */
function logTicks(lowest: number, highest: number): number[] {
  const firstPower = Math.floor(Math.log10(lowest))
  const lastPower = Math.ceil(Math.log10(highest))
  const all = Array.from({ length: lastPower - firstPower + 1 }, (_, index) =>
    [1, 2, 5].map((factor) => tidy(factor * 10 ** (firstPower + index))),
  ).flat()
  const first = all.findLastIndex((tick) => tick <= lowest)
  const end = all.findIndex((tick) => tick >= highest)
  return all.slice(Math.max(0, first), Math.max(end, first + 1) + 1)
}

/** An axis on which equal ways are equal ratios. Figures that are not above zero lie before its beginning. */
export function logScale(values: readonly number[]): Scale {
  const positive = values.filter((value) => value > 0)
  if (positive.length === 0) return linearScale([1], 1)
  const ticks = logTicks(Math.min(...positive), Math.max(...positive))
  const from = Math.log(Math.min(...ticks))
  const span = Math.log(Math.max(...ticks)) - from
  return {
    ticks,
    place: (value) => (value > 0 ? Math.max(-0.5, (Math.log(value) - from) / span) : -0.5),
  }
}
