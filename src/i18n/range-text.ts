import type { Range } from '#contract/collections/visitor-record.ts'
import { formatNumber } from './format-number.ts'

/** From the smallest model to the largest, without a unit. */
export function rangeText({ minimum, maximum }: Range): string {
  return minimum === maximum
    ? formatNumber(maximum)
    : `${formatNumber(minimum)} – ${formatNumber(maximum)}`
}
