import type { Language } from '#contract/locale.ts'
import { formatDay } from '#src/i18n/format-date.ts'
import { formatNumber } from '#src/i18n/format-number.ts'
import type { AdminColumn, AdminText } from '../collections/column.ts'

const twoDigits = (part: number) => String(part).padStart(2, '0')

/** The text of a cell as a person reads it: dates in words, digits Latin (DIGIT-1). */
export function columnText<Row>(
  column: AdminColumn<Row>,
  row: Row,
  { t, language }: { t: AdminText; language: Language },
): string {
  const text = valueText(column, row, { t, language })
  const remark = text && column.remark?.(row, t)
  return remark ? `${text} (${remark})` : text
}

function valueText<Row>(
  column: AdminColumn<Row>,
  row: Row,
  { t, language }: { t: AdminText; language: Language },
): string {
  const value = column.value(row, language)
  if (value === null || value === '') return column.none?.(t) ?? ''
  if (value instanceof Date) return momentText(t, value)
  if (typeof value === 'boolean') return t(value ? 'exports.yes' : 'exports.no')
  if (typeof value === 'number') return column.kind === 'year' ? String(value) : formatNumber(value)
  if (column.kind === 'date') return dayText(t, value)
  if (column.kind === 'choice') return column.choice?.(value, t) ?? value
  return value
}

/** A day in words. @param day `yyyy-mm-dd` */
export function dayText(t: AdminText, day: string): string {
  return formatDay((month) => t(month, { ns: 'translation' }), day)
}

/** A day in words with its time; built of our own texts, so that no invisible mark of Intl comes along. */
export function momentText(t: AdminText, moment: Date): string {
  const day = [moment.getFullYear(), moment.getMonth() + 1, moment.getDate()].map(twoDigits)
  const time = [moment.getHours(), moment.getMinutes()].map(twoDigits)
  return `${dayText(t, day.join('-'))} ${time.join(':')}`
}
