import type { TFunction } from 'i18next'
import { type Vital, vitals } from '#contract/visit-measures.ts'
import { formatNumber, formatWholeNumber } from '#src/i18n/format-number.ts'

/** A value with its unit: seconds from one on; a dash where there is none. */
export function formatVital(t: TFunction<'admin'>, name: Vital, value: number | null): string {
  if (value === null) return '–'
  if (name === 'cls') return formatNumber(Math.round(value * 100) / 100)
  if (value < 1000)
    return t('health.speed.milliseconds', { number: formatWholeNumber(Math.round(value)) })
  return t('health.speed.seconds', { number: formatNumber(Math.round(value / 100) / 10) })
}

export type VitalState = 'good' | 'middle' | 'poor'

/** Where a value stands between the usual bounds. */
export function stateOfVital(name: Vital, value: number | null): VitalState | undefined {
  if (value === null) return undefined
  const { good, poor } = vitals[name]
  if (value <= good) return 'good'
  return value <= poor ? 'middle' : 'poor'
}
