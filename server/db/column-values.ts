import type { ColumnType } from 'kysely'

/**
 * Columns that every database has keep the values that not every database knows (STORE-1):
 * lists and records as JSON text, times as ISO-8601 text in UTC, flags as 0 and 1.
 */
declare const held: unique symbol

/** A text column that holds `T` as JSON. */
export type JsonText<T> = string & { readonly [held]?: T }

/** ISO-8601 in UTC with milliseconds, so that the order of texts is the order of times. */
export type TimeText = string

export type Flag = 0 | 1

export function toJson<T>(value: T): JsonText<T> {
  return JSON.stringify(value)
}

export function fromJson<T>(text: JsonText<T>): T {
  // toJson wrote this column with the same T.
  return JSON.parse(text) as T
}

export function toTime(time: Date): TimeText {
  return time.toISOString()
}

export function toFlag(value: boolean): Flag {
  return value ? 1 : 0
}

export function fromFlag(value: Flag): boolean {
  return value === 1
}

/** A count or a sum: PostgreSQL has it in 64 bits or more, which its driver hands over as text. */
export type Count = number | string

export function fromCount(count: Count): number {
  return Number(count)
}

/** A column that is written once and never again. */
export type Fixed<T> = ColumnType<T, T, never>
