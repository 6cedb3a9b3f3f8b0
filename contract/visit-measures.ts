/**
 * The measures of a page (SEEN-7), as histograms: the upper bounds of their steps, with one more step
 * above the last. `good` and `poor` are the usual bounds of web vitals (https://web.dev/articles/vitals); both are
 * bounds of steps. Milliseconds, but for `cls`, which has no unit.
 */
export const vitals = {
  lcp: { steps: [500, 1000, 1500, 2000, 2500, 3000, 4000, 6000, 10_000], good: 2500, poor: 4000 },
  inp: { steps: [25, 50, 100, 150, 200, 300, 400, 500, 1000], good: 200, poor: 500 },
  cls: { steps: [0.01, 0.025, 0.05, 0.1, 0.15, 0.2, 0.25, 0.5, 1], good: 0.1, poor: 0.25 },
  ttfb: { steps: [50, 100, 200, 400, 800, 1200, 1800, 3000, 6000], good: 800, poor: 1800 },
} as const satisfies Record<string, { steps: readonly number[]; good: number; poor: number }>
export type Vital = keyof typeof vitals
export const vitalNames = Object.keys(vitals) as Vital[]

/** Seconds: a minute, ten, an hour, six hours, a day, three. */
export const outboxWaitSteps = [60, 600, 3600, 21_600, 86_400, 259_200] as const

/** The kinds of connection as browsers estimate them; Safari and Firefox do not tell. */
export const connections = ['4g', '3g', '2g', 'unknown'] as const
export type Connection = (typeof connections)[number]

/** One visit in so many is measured: enough for the figures, and little to send and to store. */
export const visitsPerReport = 4

/** The bounds of one report. */
export const visitLimits = {
  milliseconds: 600_000,
  cls: 100,
  /** Section errors and offline visits. */
  count: 100,
  waits: 20,
  /** Seconds: an item waits for a week, and a little longer. */
  wait: 14 * 24 * 60 * 60,
} as const
