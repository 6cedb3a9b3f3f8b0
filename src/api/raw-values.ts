import { latinDigits } from '#contract/digits.ts'
import { isLanguage } from '#contract/locale.ts'
import type { FieldLanguages } from '#contract/localized.ts'
import type { Picture } from '#contract/picture-schema.ts'
import { preventBreaks } from '#src/i18n/prevent-breaks.ts'
import { isRecord, type RawRecord } from './read-envelope.ts'

/** The first of the named fields that holds a text (or a number), trimmed, its figures bound; else empty. */
export function textOf(record: RawRecord, ...names: string[]): string {
  for (const name of names) {
    const value = record[name]
    if (typeof value === 'number') return String(value)
    if (typeof value === 'string' && value.trim() !== '') return preventBreaks(value.trim())
  }
  return ''
}

/** The first of the named fields that is there, as a number; 0 where it is none (COUNTER-4). */
export function numberOf(record: RawRecord, ...names: string[]): number {
  const value = names
    .map((name) => record[name])
    .find((found) => found !== undefined && found !== null)
  const number =
    typeof value === 'string' && value.trim() !== '' ? Number(latinDigits(value)) : value
  return typeof number === 'number' && Number.isFinite(number) ? number : 0
}

/** An id for React's keys and query keys: the record's own, else its place in the list. */
export function idOf(record: RawRecord, index: number): string {
  return textOf(record, 'id') || `at-${index}`
}

/** The texts of a list field, their figures bound, empty ones left out. */
export function textsOf(value: unknown): string[] {
  if (!Array.isArray(value)) return []
  return value
    .filter((entry) => typeof entry === 'string')
    .map((entry) => preventBreaks(entry.trim()))
    .filter((entry) => entry !== '')
}

function isPicture(value: unknown): value is Picture {
  return (
    isRecord(value) &&
    typeof value.key === 'string' &&
    typeof value.color === 'string' &&
    typeof value.width === 'number' &&
    typeof value.height === 'number' &&
    Array.isArray(value.widths) &&
    value.widths.length > 0 &&
    value.widths.every((width) => typeof width === 'number')
  )
}

/** Optional parts that every kind of record may carry, ready to spread. */
export function extrasOf(record: RawRecord): {
  picture?: Picture
  fieldLanguages?: FieldLanguages
} {
  const languages = isRecord(record.fieldLanguages)
    ? Object.fromEntries(
        Object.entries(record.fieldLanguages).flatMap(([field, language]) =>
          isLanguage(language) ? [[field, language] as const] : [],
        ),
      )
    : undefined
  return {
    ...(isPicture(record.picture) ? { picture: record.picture } : {}),
    ...(languages === undefined ? {} : { fieldLanguages: languages }),
  }
}
