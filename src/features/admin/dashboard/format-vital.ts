import type { TFunction } from 'i18next'
import { type Vital, vitals } from '#contract/visit-measures.ts'
import { formatNumber, formatWholeNumber } from '#src/i18n/format-number.ts'

/** A value with its unit, on one line: seconds from one on; a dash where there is none. */
export function formatVital(t: TFunction<'admin'>, name: Vital, value: number | null): string {
  if (value === null || name === 'cls') return formatFigure(name, value)
  const text =
    value < 1000
      ? t('health.speed.milliseconds', { number: formatWholeNumber(Math.round(value)) })
      : t('health.speed.seconds', { number: formatFigure('lcp', value) })
  return text.replaceAll(' ', '\u00a0')
}

/** A value in the unit that its column names: seconds for `lcp`, else milliseconds; `cls` has none. */
export function formatFigure(name: Vital, value: number | null): string {
  if (value === null) return '–'
  if (name === 'cls') return formatNumber(Math.round(value * 100) / 100)
  if (name === 'lcp') return formatNumber(Math.round(value / 100) / 10)
  return formatWholeNumber(Math.round(value))
}

export type VitalState = 'good' | 'middle' | 'poor'

/** Judges a value by the usual bounds. */
export function stateOfVital(name: Vital, value: number | null): VitalState | undefined {
  if (value === null) return undefined
  const { good, poor } = vitals[name]
  if (value <= good) return 'good'
  return value <= poor ? 'middle' : 'poor'
}
