import type { TFunction } from 'i18next'
import { formatNumber } from '#src/i18n/format-number.ts'

const units = [
  ['GB', 1024 ** 3],
  ['MB', 1024 ** 2],
] as const

/** A size in the unit that fits, with one digit behind the point at most. */
export function formatBytes(t: TFunction<'admin'>, bytes: number): string {
  const [unit, size] = units.find(([, one]) => bytes >= one) ?? (['kB', 1024] as const)
  const number = formatNumber(Math.round((bytes / size) * 10) / 10)
  return t(`health.size.${unit}`, { number })
}
