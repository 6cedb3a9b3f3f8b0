import type { TFunction } from 'i18next'
import type { Language } from '#contract/locale.ts'
import { formatDay } from '#src/i18n/format-date.ts'
import { formatNumber, intlLocale } from '#src/i18n/format-number.ts'
import type { AdminColumn, AdminText } from './column.ts'

/** The day in words with the time, such as '21 November 2026, 14:05'. */
export function formatFullMoment(moment: Date, language: Language): string {
  return new Intl.DateTimeFormat(intlLocale[language], {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).format(moment)
}

/** What a column says of a record, as text; empty where it says nothing. */
export function cellText<Row>(
  { kind, value, choice }: AdminColumn<Row>,
  row: Row,
  { t, language }: { t: AdminText; language: Language },
): string {
  const content = value(row, language)
  if (content === null || content === '') return ''
  if (typeof content === 'boolean') return content ? t('collections.yes') : t('collections.no')
  if (typeof content === 'number') return formatNumber(content)
  if (content instanceof Date) return formatFullMoment(content, language)
  if (kind === 'choice') return choice?.(content, t) ?? content
  // Both of its namespaces are there; the formatter asks for one.
  return kind === 'date' ? formatDay(t as unknown as TFunction, content) : content
}
